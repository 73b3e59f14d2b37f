import { limits } from "../../platform/fields/fields.ts";
import type { FoundSong } from "./model.ts";
import { longestSong } from "./model.ts";

export const fits = (song: Pick<FoundSong, "title" | "artist">): boolean =>
  song.title !== "" && song.title.length <= limits.trackName && (song.artist?.length ?? 0) <= limits.trackName;

export const clean = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();

export const believed = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 1 && seconds <= longestSong ? Math.round(seconds) : null;

export const secondsOf = (text: string): number | null =>
  /^\d+(?::\d\d){0,2}$/.test(text) ? believed(text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)) : null;

/** The first artist is the main one. A comma within a name is escaped or followed by a space. */
export function artistOf(cell: string): string | null {
  const [first, ...others] = cell.split(/;\s*|(?<!\\),(?!\s)/).map((name) => name.replaceAll("\\,", ",").trim());
  if (!first) return null;
  return others.length > 0 ? `${first} feat. ${others.join(", ")}` : first;
}

export interface PastedSong extends FoundSong {
  doubt: "no artist" | "several dashes" | null;
}

export interface PastedList {
  from: "table" | "lines";
  songs: PastedSong[];
  unread: string[];
}
