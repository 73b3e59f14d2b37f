import { textByName } from "../../../platform/ui/text-by-name.ts";

const words: Readonly<Record<string, string>> = {
  added: "The moment is added.",
  saved: "The change is saved.",
  removed: "The moment is off the plan.",
  moved: "The moment is moved.",
  filled: "The moments are filled in.",
  undone: "Undone.",
  commented: "Your comment stands at its moment.",
  news: "Your choice is saved.",
  restored: "The plan is as it was.",
};

/** Null for an unknown name. `proposed` is the text for a locked plan. */
export const planNotice = (done: string | null, proposed?: string): string | null =>
  done === "proposed" ? (proposed ?? null) : textByName(words, done);
