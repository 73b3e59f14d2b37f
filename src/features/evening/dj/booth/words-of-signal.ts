import type { Booth } from "../../booth.ts";
import type { BoothMove } from "./form.ts";

export type Signal = "on" | "off" | "logged-out";

/** What was done last, in words, and how it is undone. */
export interface Done {
  words: string;
  undo: readonly BoothMove[];
}

const words: Readonly<Record<BoothMove["act"], string>> = {
  next: "Next",
  playing: "On now",
  played: "Played",
  declined: "Declined",
  asked: "Back among the requests",
  open: "Guests may ask",
  closed: "Guests may not ask",
  count: "Their votes count",
  "leave-out": "Their votes do not count",
  back: "Not on",
};

export const wordsOf = ({ act, title }: BoothMove): string => (title ? `${words[act]}: ${title}` : words[act]);

/** The moves that put back what `move` changes. */
export function undoOf(move: BoothMove, booth: Booth): readonly BoothMove[] {
  if (move.act === "open") return [{ act: "closed" }];
  if (move.act === "closed") return [{ act: "open" }];
  if (move.act === "count") return [{ ...move, act: "leave-out" }];
  if (move.act === "leave-out") return [{ ...move, act: "count" }];
  const before = booth.songs.find(({ key }) => key === move.key)?.state ?? "asked";
  const back: BoothMove = { ...move, act: before === "held" ? "asked" : before, from: move.act };
  const playing = booth.songs.find(({ state }) => state === "playing");
  if (move.act !== "playing" || !playing) return [back];
  const { key, title, artist } = playing;
  return [back, { act: "playing", key, title, artist: artist ?? "", from: "played" }];
}
