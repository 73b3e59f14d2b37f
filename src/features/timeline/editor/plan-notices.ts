import { planPages } from "../../../content/words/en/plan.ts";
import { textByName } from "../../../platform/language.ts";

export const planNotice = (done: string | null, proposed?: string, { notices } = planPages): string | null =>
  done === "proposed" ? (proposed ?? null) : textByName(notices, done);
