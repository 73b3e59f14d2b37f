import { limits } from "../../platform/fields/fields.ts";
import { parseCsv } from "../../platform/files/csv.ts";
import { type FoundSong, linkAdvice, longestSong } from "./model.ts";

export const pasteOrders = ["artist-first", "title-first"] as const;
export type PasteOrder = (typeof pasteOrders)[number];

/** In long gaps the patterns below would search for minutes. */
const narrowed = (line: string): string => line.replace(/\s+/g, (gap) => (gap.includes("\t") ? " \t " : " "));

const listMark = /^(?:#?\d{1,4}[.):]\s+|#\d{1,4}\s+|[-*•‣·–]\s+)/;
/** The version of a recording after a last dash. */
const recording = /^(?:\d{4}\s)?(?:remaster|single|album|radio|extended|original|live|acoustic|mono|stereo|edit|mix)/i;
const lengthAtEnd = /\s*[([]?\b(\d{1,2}:\d\d)[)\]]?$/;

const fits = (song: Pick<FoundSong, "title" | "artist">): boolean =>
  song.title !== "" && song.title.length <= limits.trackName && (song.artist?.length ?? 0) <= limits.trackName;

export const clean = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, " ")
    .toWellFormed()
    .trim();

const believed = (seconds: number): number | null =>
  Number.isFinite(seconds) && seconds >= 1 && seconds <= longestSong ? Math.round(seconds) : null;

const secondsOf = (text: string): number | null =>
  /^\d+(?::\d\d){0,2}$/.test(text) ? believed(text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)) : null;

/** The first artist is the main one. A comma within a name is escaped or followed by a space. */
function artistOf(cell: string): string | null {
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

const ownArtist = "by";

const columns = {
  title: ["track name", "title", "song", "song name", "song title", "track title", "track", "name"],
  artist: ["artist name(s)", "artist name", "artist", "artists", "artist(s)", "track artist", ownArtist],
  milliseconds: ["track duration (ms)", "duration (ms)", "duration_ms", "duration ms"],
  length: ["duration", "length", "time", "seconds"],
  explicit: ["explicit", "is explicit"],
} as const;

/** Null when the first row does not name the columns. */
function readTable(text: string): PastedList | null {
  const [names = [], ...rows] = parseCsv(text)
    .map((row) => row.map((cell) => cell.trim()))
    .filter((row) => row.some(Boolean));
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
    const isExplicit = /^(?:true|yes|1)$/i.test(cell(explicit))
      ? true
      : /^(?:false|no|0)$/i.test(cell(explicit))
        ? false
        : null;
    const seconds = cell(milliseconds) ? believed(Number(cell(milliseconds)) / 1000) : secondsOf(cell(length));
    return [{ ...song, seconds, explicit: isExplicit, doubt: song.artist ? null : "no artist" }];
  });
  return { from: "table", songs, unread };
}

/** `readPastedSongs` reads it back the same. */
export const pastedTable = (songs: readonly FoundSong[]): string =>
  [
    `Title\t${ownArtist}\tSeconds\tExplicit`,
    ...songs.map(({ title, artist, seconds, explicit }) =>
      [quoted(title), quoted(artist ?? ""), seconds ?? "", explicit ?? ""].join("\t"),
    ),
  ].join("\n");

const quoted = (cell: string): string => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

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
