import { errors } from "./errors.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { formats } from "./formats.ts";
import { frame } from "./frame.ts";
import { inquiry } from "./inquiry.ts";
import { landing } from "./landing.ts";
import { mails } from "./mails.ts";
import { ui } from "./ui.ts";

export const english = { errors, failures, faults, formats, frame, inquiry, landing, mails, ui };

/** Another language has all of them. */
export type Words = typeof english;
