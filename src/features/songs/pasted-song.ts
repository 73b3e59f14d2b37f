import { limits } from "../../platform/fields/fields.ts";
import type { FoundSong } from "./model.ts";
import { longestSong } from "./model.ts";

export const fits = (song: Pick<FoundSong, "title" | "artist">): boolean =>
  song.title !== "" && song.title.length <= limits.trackName && (song.artist?.length ?? 0) <= limits.trackName;

/** On one line, without what cannot be stored. */
export const clean = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();

/** Null for a length that no song has. */
export const believed = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 1 && seconds <= longestSong ? Math.round(seconds) : null;

/** `215`, `3:35`, `0:03:35` */
export const secondsOf = (text: string): number | null =>
  /^\d+(?::\d\d){0,2}$/.test(text) ? believed(text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)) : null;

/** Of several artists the first is the main one. A comma within a name is escaped or has a space behind it. */
export function artistOf(cell: string): string | null {
  const [first, ...others] = cell.split(/;\s*|(?<!\\),(?!\s)/).map((name) => name.replaceAll("\\,", ",").trim());
  if (!first) return null;
  return others.length > 0 ? `${first} feat. ${others.join(", ")}` : first;
}

/** `doubt`: why the client should look at it. */
export interface PastedSong extends FoundSong {
  doubt: "no artist" | "several dashes" | null;
}

export interface PastedList {
  /** A table names its columns; lines do not tell the artist from the title. */
  from: "table" | "lines";
  songs: PastedSong[];
  unread: string[];
}
