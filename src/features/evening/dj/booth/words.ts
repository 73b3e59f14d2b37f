import type { WishState } from "../../../songs/guest-wishes.ts";

const words: Readonly<Record<WishState, string>> = {
  held: "held back",
  asked: "asked for",
  next: "next",
  playing: "on now",
  played: "played",
  declined: "declined",
};

/** Where a song stands, in words; null: nowhere. */
export const stateWords = (state: WishState | null): string => (state === null ? "not asked for" : words[state]);
