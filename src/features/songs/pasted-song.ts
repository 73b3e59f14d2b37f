import { limits } from "../../platform/fields/fields.ts";
import type { FoundSong } from "./model.ts";
import { longestSong } from "./model.ts";

export const fits = (song: Pick<FoundSong, "title" | "artist">): boolean =>
  song.title !== "" && song.title.length <= limits.trackName && (song.artist?.length ?? 0) <= limits.trackName;

/** Text on one line without what cannot be stored. */
export const clean = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();

/** A length that a song can have, in seconds; null for any other. */
export const believed = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 1 && seconds <= longestSong ? Math.round(seconds) : null;

/** Seconds of a length as it is written: `215`, `3:35`, `0:03:35`. */
export const secondsOf = (text: string): number | null =>
  /^\d+(?::\d\d){0,2}$/.test(text) ? believed(text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)) : null;

/** Several artists in one cell: the first, with the others beside. A comma within a name is escaped or has a space behind it. */
export function artistOf(cell: string): string | null {
  const [first, ...others] = cell.split(/;\s*|(?<!\\),(?!\s)/).map((name) => name.replaceAll("\\,", ",").trim());
  if (!first) return null;
  return others.length > 0 ? `${first} feat. ${others.join(", ")}` : first;
}

/** A song as it was understood. `doubt`: why it deserves a look; null when it is clear. */
export interface PastedSong extends FoundSong {
  doubt: "no artist" | "several dashes" | null;
}

/** A pasted list as it was understood. */
export interface PastedList {
  /** A table names its columns; of lines, nobody can tell the artist from the title. */
  from: "table" | "lines";
  songs: PastedSong[];
  /** Lines that are no song. */
  unread: string[];
}
