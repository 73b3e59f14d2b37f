import type { Translation } from "../../translation.ts";
import { dates, nearest } from "./dates.ts";
import { errors } from "./errors.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { formats } from "./formats.ts";
import { frame } from "./frame.ts";
import { inquiry } from "./inquiry.ts";
import { landing } from "./landing.ts";
import { mails } from "./mails.ts";
import { quinceaneraTampa } from "./quinceanera-tampa.ts";
import { replyTemplates } from "./reply-templates.ts";
import { ui } from "./ui.ts";

export const spanish: Translation = {
  ...{ errors, failures, faults, formats, frame, inquiry, landing, mails, ui },
  ...{ dates, nearest, replyTemplates },
  pages: [quinceaneraTampa],
};
