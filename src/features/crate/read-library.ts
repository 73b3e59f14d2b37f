import { csvReader, separatorOf } from "../../platform/files/csv.ts";
import { decoded, XmlFault } from "../../platform/files/xml-reader.ts";
import { grouped } from "../../platform/numbers.ts";
import { bareName } from "../songs/same-song.ts";
import { crateLimits, type Track, trackId } from "./model.ts";
import { pathOfUrl, type ToldTrack, trackOf } from "./track-fields.ts";
import { type LibraryReader, xmlLibrary } from "./xml-libraries.ts";

/** Its message is for the DJ. */
export class LibraryFault extends Error {}

const broken = "This file is broken: it ends in the middle, or was changed by hand. Please export it again.";
const foreign =
  "This is none of the exports that can be read here: rekordbox XML, Traktor NML, VirtualDJ XML, CSV of Serato or Engine DJ, or M3U8.";

/** Column headings, the best first. Serato has the title in “song” and the file's name in “name”. */
const columns: Readonly<Record<keyof ToldTrack, readonly string[]>> = {
  title: ["song", "title", "track title", "song title", "track name", "name"],
  artist: ["artist", "artists", "track artist", "artist name", "artist name(s)"],
  mix: ["mix", "remix", "mix name", "version"],
  remixer: ["remixer"],
  length: ["length", "time", "duration", "total time"],
  bpm: ["bpm", "tempo"],
  key: ["key", "initial key", "tonality"],
  explicit: ["explicit"],
  location: ["location", "file path", "filepath", "path", "full path", "filename", "file name", "file", "url"],
};

const headOf = (cell: string): string => cell.trim().toLowerCase();

function tableLibrary(head: string): LibraryReader | null {
  const [line = ""] = head.split(/\r?\n|\r/, 1);
  const separator = separatorOf(line);
  const first = csvReader(separator);
  const [heads = []] = [...first.push(line), ...first.end().records].map((cells) => cells.map(headOf));
  const places = Object.entries(columns).map(
    ([field, names]) => [field, names.map((name) => heads.indexOf(name)).filter((at) => at >= 0)] as const,
  );
  const has = (...names: string[]) => places.some(([field, at]) => names.includes(field) && at.length > 0);
  if (!has("title") || !has("artist", "location", "bpm")) return null;
  const deck = heads.indexOf("deck");
  const reader = csvReader(separator);
  let row = 0;
  const toldBy = (records: readonly (readonly string[])[]): ToldTrack[] =>
    records.flatMap((cells) => {
      row += 1;
      // Serato's second row is the session, with its day as title and no deck.
      const isSession = row === 2 && deck >= 0 && !cells[deck]?.trim();
      if (row === 1 || isSession || cells.every((cell) => cell.trim() === "")) return [];
      return [Object.fromEntries(places.map(([field, at]) => [field, at.map((each) => cells[each]).find(Boolean)]))];
    });
  return {
    push: (text) => toldBy(reader.push(text)),
    end() {
      const { records, isOpen } = reader.end();
      if (isOpen || records.some((cells) => cells.length < heads.length)) throw new LibraryFault(broken);
      return toldBy(records);
    },
  };
}

const audioFile = /\.(?:mp3|m4a|mp4|aac|aiff?|wav|flac|ogg|opus|wma|alac)$/i;

/** Apple Music writes the artist behind the title. Its files are called after the title, in a folder of the artist. */
function inOrder(told: ToldTrack, location: string): ToldTrack {
  const { title = "", artist = "" } = told;
  const folders = location.split(/[\\/]/);
  const file = ` ${bareName(folders.pop() ?? "")} `;
  const isInFile = (name: string) => file.includes(` ${bareName(name)} `);
  if (!title || !artist || isInFile(title) || !isInFile(artist)) return told;
  return folders.map(bareName).includes(bareName(title)) ? { ...told, title: artist, artist: title } : told;
}

/** `#EXTINF:215,Artist - Title` describes the path in the next line, as VirtualDJ's `#EXTVDJ:<title>…</title>` does. */
function playlistLibrary(): LibraryReader {
  let rest = "";
  let told: ToldTrack = {};
  const toldBy = (lines: readonly string[]): ToldTrack[] =>
    lines.flatMap((line) => {
      const [, length, words] = /^#EXTINF:\s*(-?[\d.]+)[^,]*,(.*)$/.exec(line) ?? [];
      if (words !== undefined) {
        const [, artist, title] = /^(.*?\S)\s+-\s+(\S.*)$/.exec(words.trim()) ?? [];
        // " - " where the file has no tags.
        told = title ? { length, artist, title } : { length, title: words.replaceAll(/^\s*- | -\s*$/g, "") };
      }
      if (line.startsWith("#EXTVDJ:")) {
        const part = (name: string) => decoded(new RegExp(`<${name}>(.*?)</${name}>`).exec(line)?.[1] ?? "");
        told = {
          length: part("songlength"),
          artist: part("artist"),
          title: part("title"),
          mix: part("remix"),
          ...told,
        };
      }
      if (line.trim() === "" || line.startsWith("#")) return [];
      const location = line.startsWith("file://") ? pathOfUrl(line) : line;
      const whole = { ...inOrder(told, location), location };
      told = {};
      return [whole];
    });
  return {
    push(text) {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      return toldBy(lines);
    },
    end: () => toldBy([rest.trimEnd()]),
  };
}

/** Recognized by content, because file names tell nothing. */
function libraryIn(head: string): LibraryReader {
  const begins = head.trimStart();
  const [line = ""] = begins.split(/\r?\n|\r/, 1);
  if (begins.includes("\0")) throw new LibraryFault(foreign);
  const isPlaylist = /^#(?:EXT|TIME:)/.test(line) || (!line.startsWith("<") && audioFile.test(line.trim()));
  const found = begins.startsWith("<") ? xmlLibrary(begins) : isPlaylist ? playlistLibrary() : tableLibrary(begins);
  if (!found) throw new LibraryFault(foreign);
  return found;
}

/** In characters, and in bytes where only an old program on Windows shows by its letters. */
const [looksAt, looksAtBytes] = [4096, 1_000_000];

/** Spreadsheets and some programs write UTF-16. */
async function encodingOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, looksAtBytes).arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}

/** `onRead` gets the bytes and tracks so far. Duplicates count once. */
async function tracksOf(file: Blob, onRead: (bytes: number, tracks: number) => void): Promise<Map<string, Track>> {
  const text = new TextDecoder(await encodingOf(file));
  const tracks = new Map<string, Track>();
  const take = (told: readonly ToldTrack[]) => {
    for (const each of told) {
      // Strings that are parts of the file's text keep all of it in memory, copies do not.
      const track: Track | null = JSON.parse(JSON.stringify(trackOf(each)));
      if (track) tracks.set(trackId(track), track);
    }
    if (tracks.size > crateLimits.tracks)
      throw new LibraryFault(`This library has more than ${grouped(crateLimits.tracks)} tracks. Please export a part.`);
  };
  const chunks = file.stream().getReader();
  let reader: LibraryReader | null = null;
  let [head, bytes] = ["", 0];
  for (;;) {
    const { value, done } = await chunks.read();
    const piece = done ? text.decode() : text.decode(value, { stream: true });
    bytes += value?.length ?? 0;
    if (reader) take(reader.push(piece));
    else {
      head += piece;
      if (head.length >= looksAt || done) {
        reader = libraryIn(head);
        take(reader.push(head));
      }
    }
    if (done) break;
    onRead(bytes, tracks.size);
  }
  take(reader?.end() ?? []);
  return tracks;
}

/** @throws {LibraryFault} when it cannot be read */
export async function readLibrary(file: Blob, onRead: (bytes: number, tracks: number) => void): Promise<Track[]> {
  if (file.size > crateLimits.file)
    throw new LibraryFault("This file is larger than 60 MB. Please export a part of the library.");
  const tracks = await tracksOf(file, onRead).catch((error: unknown) => {
    throw error instanceof XmlFault ? new LibraryFault(broken) : error;
  });
  if (tracks.size === 0) throw new LibraryFault("There are no tracks in this file.");
  return [...tracks.values()];
}
