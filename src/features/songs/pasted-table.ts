import { limits } from "../../platform/fields/fields.ts";
import { parseCsv } from "../../platform/files/csv.ts";
import type { FoundSong } from "./model.ts";
import { artistOf, believed, clean, fits, type PastedList, type PastedSong, secondsOf } from "./pasted-song.ts";

const ownArtist = "by";

const columns = {
  title: ["track name", "title", "song", "song name", "song title", "track title", "track", "name"],
  artist: ["artist name(s)", "artist name", "artist", "artists", "artist(s)", "track artist", ownArtist],
  milliseconds: ["track duration (ms)", "duration (ms)", "duration_ms", "duration ms"],
  length: ["duration", "length", "time", "seconds"],
  explicit: ["explicit", "is explicit"],
} as const;

/** Null when the first row does not name the columns. */
export function readTable(text: string): PastedList | null {
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

/** `readPastedSongs` reads it back the same. */
export const pastedTable = (songs: readonly FoundSong[]): string =>
  [
    `Title\t${ownArtist}\tSeconds\tExplicit`,
    ...songs.map(({ title, artist, seconds, explicit }) =>
      [quoted(title), quoted(artist ?? ""), seconds ?? "", explicit ?? ""].join("\t"),
    ),
  ].join("\n");

const quoted = (cell: string): string => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
