import { planPages } from "../../../content/words/en/plan.ts";
import { textByName } from "../../../platform/language.ts";

/** Null for an unknown name. `proposed` is the text for a locked plan. */
export const planNotice = (done: string | null, proposed?: string, { notices } = planPages): string | null =>
  done === "proposed" ? (proposed ?? null) : textByName(notices, done);
