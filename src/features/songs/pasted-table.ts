import { limits } from "../../platform/fields/fields.ts";
import type { FoundSong } from "./model.ts";
import { artistOf, believed, clean, fits, type PastedList, type PastedSong, secondsOf } from "./pasted-song.ts";

/** Of a table in RFC 4180, with any `separator`. */
function csvRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.some(Boolean)) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (sign === separator) endCell();
    else if (sign === "\n") endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** Our own tables have one name in this column. */
const ownArtist = "by";

/** As playlist exporters name them. */
const columns = {
  title: ["track name", "title", "song", "song name", "song title", "track title", "track", "name"],
  artist: ["artist name(s)", "artist name", "artist", "artists", "artist(s)", "track artist", ownArtist],
  milliseconds: ["track duration (ms)", "duration (ms)", "duration_ms", "duration ms"],
  length: ["duration", "length", "time", "seconds"],
  explicit: ["explicit", "is explicit"],
} as const;

/** `null` when the first row does not name the columns. */
export function readTable(text: string): PastedList | null {
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

/** `readPastedSongs` reads it back the same. */
export const pastedTable = (songs: readonly FoundSong[]): string =>
  [
    `Title\t${ownArtist}\tSeconds\tExplicit`,
    ...songs.map(({ title, artist, seconds, explicit }) =>
      [quoted(title), quoted(artist ?? ""), seconds ?? "", explicit ?? ""].join("\t"),
    ),
  ].join("\n");

const quoted = (cell: string): string => (/["\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
