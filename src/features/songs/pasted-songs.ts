import { limits } from "../../platform/fields/fields.ts";
import { linkAdvice } from "./model.ts";
import { clean, fits, type PastedList, type PastedSong, secondsOf } from "./pasted-song.ts";
import { readTable } from "./pasted-table.ts";

export const pasteOrders = ["artist-first", "title-first"] as const;
export type PasteOrder = (typeof pasteOrders)[number];

/** In long gaps the patterns below would search for minutes. */
const narrowed = (line: string): string => line.replace(/\s+/g, (gap) => (gap.includes("\t") ? " \t " : " "));

const listMark = /^(?:#?\d{1,4}[.):]\s+|#\d{1,4}\s+|[-*•‣·–]\s+)/;
/** The version of a recording after a last dash. */
const recording = /^(?:\d{4}\s)?(?:remaster|single|album|radio|extended|original|live|acoustic|mono|stereo|edit|mix)/i;
const lengthAtEnd = /\s*[([]?\b(\d{1,2}:\d\d)[)\]]?$/;

function readLine(line: string, order: PasteOrder): PastedSong | null {
  const seconds = secondsOf(lengthAtEnd.exec(line)?.[1] ?? "");
  const words = seconds === null ? line : line.replace(lengthAtEnd, "");
  const parts = words.split(/\s+[-–—]+\s+|\t+/).map((part) => part.trim().replace(/^["“]([^"“”]+)["”]$/, "$1"));
  const last = parts.at(-1) ?? "";
  const version = parts.length > 2 && recording.test(last) ? ` (${last})` : "";
  const [first = "", ...rest] = version ? parts.slice(0, -1) : parts;
  const second = rest.join(" - ");
  const [title, artist] = order === "title-first" || !second ? [first, second] : [second, first];
  const song = { title: title + version, artist: artist || null };
  if (!fits(song) || linkAdvice(line) || !/[\p{L}\p{N}]/u.test(song.title)) return null;
  const doubt = song.artist === null ? "no artist" : rest.length > 1 ? "several dashes" : null;
  return { ...song, seconds, explicit: null, doubt };
}

/** Some titles begin with a number. */
const areNumbered = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.every((line, at) => new RegExp(`^${at + 1}\\s`).test(line));

/** Reads a table (as Exportify and TuneMyMusic make them), or one song a line in the given `order`. */
export function readPastedSongs(text: string, order: PasteOrder): PastedList {
  const whole = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .trim();
  const table = readTable(whole);
  if (table) return table;
  const lines = whole
    .split("\n")
    .map((line) => narrowed(line).trim())
    .filter(Boolean);
  const numbered = areNumbered(lines);
  const list: PastedList = { from: "lines", songs: [], unread: [] };
  for (const line of lines) {
    const bare = numbered ? line.replace(/^\d+\s+/, "") : line.replace(listMark, "");
    const song = readLine(bare.trim().toWellFormed(), order);
    const safe = song && {
      ...song,
      title: clean(song.title),
      artist: song.artist === null ? null : clean(song.artist),
    };
    if (safe) list.songs.push(safe);
    else list.unread.push(clean(line).slice(0, limits.trackName));
  }
  return list;
}
