import { limits } from "../../forms/fields.ts";
import type { FoundSong } from "../../vocabulary/found-song.ts";
import { longestSong } from "../../vocabulary/songs.ts";
import { csvRows } from "./csv-rows.ts";

/** Which of the two stands first in a line with a dash. */
export const pasteOrders = ["artist-first", "title-first"] as const;
export type PasteOrder = (typeof pasteOrders)[number];

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

/** The column of artists in a table of our own: what stands in it is one name. */
const ownArtist = "by";

/** How programs name the columns of a playlist that they export. */
const columns = {
  title: ["track name", "title", "song", "song name", "song title", "track title", "track", "name"],
  artist: ["artist name(s)", "artist name", "artist", "artists", "artist(s)", "track artist", ownArtist],
  milliseconds: ["track duration (ms)", "duration (ms)", "duration_ms", "duration ms"],
  length: ["duration", "length", "time", "seconds"],
  explicit: ["explicit", "is explicit"],
} as const;

const fits = (song: Pick<FoundSong, "title" | "artist">): boolean =>
  song.title !== "" && song.title.length <= limits.trackName && (song.artist?.length ?? 0) <= limits.trackName;

/** Text on one line without what cannot be stored. */
const clean = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();

const believed = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 1 && seconds <= longestSong ? Math.round(seconds) : null;

/** Seconds of a length as it is written: `215`, `3:35`, `0:03:35`. */
const secondsOf = (text: string): number | null =>
  /^\d+(?::\d\d){0,2}$/.test(text) ? believed(text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)) : null;

/** Several artists in one cell: the first, with the others beside. A comma within a name is escaped or has a space behind it. */
function artistOf(cell: string): string | null {
  const [first, ...others] = cell.split(/;\s*|(?<!\\),(?!\s)/).map((name) => name.replaceAll("\\,", ",").trim());
  if (!first) return null;
  return others.length > 0 ? `${first} feat. ${others.join(", ")}` : first;
}

/** The songs of a table, `null` when its first row does not name the columns. */
function readTable(text: string): PastedList | null {
  const [head = ""] = text.split("\n", 1);
  const separator = ["\t", ";", ","].find((sign) => head.includes(sign));
  if (!separator) return null;
  const [names = [], ...rows] = csvRows(text, separator);
  const place = (known: readonly string[]) => names.findIndex((name) => known.includes(name.toLowerCase()));
  const [title, artist] = [place(columns.title), place(columns.artist)];
  if (title < 0 || artist < 0) return null;
  const [milliseconds, length, explicit] = [
    place(columns.milliseconds),
    place(columns.length),
    place(columns.explicit),
  ];
  const unread: string[] = [];
  const songs = rows.flatMap((row): PastedSong[] => {
    const cell = (at: number) => clean(row[at] ?? "");
    const isOwn = names[artist]?.toLowerCase() === ownArtist;
    const song = { title: cell(title), artist: isOwn ? cell(artist) || null : artistOf(cell(artist)) };
    if (!fits(song)) {
      unread.push(clean(row.join(" ")).slice(0, limits.trackName));
      return [];
    }
    const known = /^(?:true|yes|1)$/i.test(cell(explicit))
      ? true
      : /^(?:false|no|0)$/i.test(cell(explicit))
        ? false
        : null;
    const seconds = cell(milliseconds) ? believed(Number(cell(milliseconds)) / 1000) : secondsOf(cell(length));
    return [{ ...song, seconds, explicit: known, doubt: song.artist ? null : "no artist" }];
  });
  return { from: "table", songs, unread };
}

/** A line without long gaps, in which the patterns below would search for minutes. */
const narrowed = (line: string): string => line.replace(/\s+/g, (gap) => (gap.includes("\t") ? " \t " : " "));

/** A number in front of a line, as lists have them: "12." and "12)", "#12", or a bullet. */
const listMark = /^(?:#?\d{1,4}[.):]\s+|#\d{1,4}\s+|[-*•‣·–]\s+)/;
/** What says of a recording, behind a last dash, which one it is. */
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
  if (!fits(song) || !/[\p{L}\p{N}]/u.test(song.title)) return null;
  const doubt = song.artist === null ? "no artist" : rest.length > 1 ? "several dashes" : null;
  return { ...song, seconds, explicit: null, doubt };
}

/** Whether every line counts on from the one before it: then the numbers in front are no part of titles. */
const areNumbered = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.every((line, at) => new RegExp(`^${at + 1}\\s`).test(line));

/**
 * Understands a list of songs that was pasted: a table with a row of column names (as Exportify and TuneMyMusic make them),
 * or one song a line, "Artist – Title" or the other way round as `order` says.
 */
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

/** A list as a table that `readPastedSongs` reads back the same, for the form that is sent once more. */
export const pastedTable = (songs: readonly FoundSong[]): string =>
  [
    `Title\t${ownArtist}\tSeconds\tExplicit`,
    ...songs.map(({ title, artist, seconds, explicit }) =>
      [quoted(title), quoted(artist ?? ""), seconds ?? "", explicit ?? ""].join("\t"),
    ),
  ].join("\n");

const quoted = (cell: string): string => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
