import { type Attributes, xmlReader } from "../../platform/files/xml-reader.ts";
import { pathOfUrl, type ToldTrack } from "./track-fields.ts";

export interface LibraryReader {
  push(text: string): ToldTrack[];
  /** @throws when the text is incomplete */
  end(): ToldTrack[];
}

/** Traktor numbers major keys from C on, then minor ones. */
const traktorKeys = [
  "C",
  "Db",
  "D",
  "Eb",
  "E",
  "F",
  "F#",
  "G",
  "Ab",
  "A",
  "Bb",
  "B",
  "Cm",
  "Dbm",
  "Dm",
  "Ebm",
  "Em",
  "Fm",
  "F#m",
  "Gm",
  "Abm",
  "Am",
  "Bbm",
  "Bm",
];

/** Folders at the root of a Mac's own disk, whatever its name. */
const ownDisk = /^\/(?:Users|Library|Applications|private)\//;

/** `VOLUME="C:" DIR="/:Music/:" FILE="a.mp3"` */
function traktorPath({ VOLUME: volume = "", DIR: dir = "", FILE: file = "" }: Attributes): string {
  const path = dir.replaceAll("/:", "/") + file;
  if (/^[a-z]:$/i.test(volume)) return volume + path;
  return volume === "" || volume === "Macintosh HD" || ownDisk.test(path) ? path : `/Volumes/${volume}${path}`;
}

/** VirtualDJ writes seconds per beat, but some of its tags have BPM. */
function virtualDjBpm(text = ""): string {
  const value = Number.parseFloat(text);
  return value > 0 && value < 10 ? String(60 / value) : text;
}

/** Samples in a second: VirtualDJ 7 and older count in them. */
const samples = 44_100;
const longestInSeconds = 86_400;

interface TrackElements {
  root: string;
  /** Tracks are direct children; playlists name them again elsewhere. */
  list: string;
  track: string;
  /** By element name. */
  tells: Readonly<Record<string, (attributes: Attributes) => ToldTrack>>;
}

const rekordbox: TrackElements = {
  root: "DJ_PLAYLISTS",
  list: "COLLECTION",
  track: "TRACK",
  tells: {
    TRACK: (told) => ({
      title: told.Name,
      artist: told.Artist,
      mix: told.Mix,
      remixer: told.Remixer,
      length: told.TotalTime,
      bpm: told.AverageBpm,
      key: told.Tonality,
      location: pathOfUrl(told.Location),
    }),
  },
};

const traktor: TrackElements = {
  root: "NML",
  list: "COLLECTION",
  track: "ENTRY",
  tells: {
    ENTRY: ({ TITLE, ARTIST }) => ({ title: TITLE, artist: ARTIST }),
    LOCATION: (attributes) => ({ location: traktorPath(attributes) }),
    INFO: ({ PLAYTIME, KEY, MIX, REMIXER }) => ({ length: PLAYTIME, key: KEY, mix: MIX, remixer: REMIXER }),
    TEMPO: ({ BPM }) => ({ bpm: BPM }),
    MUSICAL_KEY({ VALUE = "" }) {
      const key = traktorKeys[Number.parseInt(VALUE, 10)];
      return key ? { key } : {};
    },
  },
};

const virtualDj: TrackElements = {
  root: "VirtualDJ_Database",
  list: "VirtualDJ_Database",
  track: "Song",
  tells: {
    Song: ({ FilePath }) => ({ location: FilePath }),
    Tags: (told) => ({
      title: told.Title,
      artist: told.Author,
      mix: told.Remix,
      bpm: virtualDjBpm(told.Bpm),
      key: told.Key,
    }),
    Display: ({ Title, Author }) => ({ title: Title, artist: Author }),
    Infos({ SongLength: length = "" }) {
      return { length: Number(length) > longestInSeconds ? `${Math.round(Number(length) / samples)}` : length };
    },
    BPM: ({ Bpm }) => ({ bpm: `${(60 * samples) / Number(Bpm)}` }),
    FAME: ({ Key }) => ({ key: Key }),
    Scan: ({ Bpm, Key }) => ({ ...(Bpm ? { bpm: virtualDjBpm(Bpm) } : {}), ...(Key ? { key: Key } : {}) }),
  },
};

function elementsReader({ list, track, tells }: TrackElements): LibraryReader {
  const within: string[] = [];
  let told: ToldTrack | null = null;
  let read: ToldTrack[] = [];
  const xml = xmlReader({
    open(name, attributes) {
      if (name === track && within.at(-1) === list) told = {};
      if (told) Object.assign(told, tells[name]?.(attributes()));
      within.push(name);
    },
    close(name) {
      within.pop();
      if (!told || name !== track) return;
      read.push(told);
      told = null;
    },
  });
  const take = (): ToldTrack[] => {
    const those = read;
    read = [];
    return those;
  };
  return {
    push(text) {
      xml.push(text);
      return take();
    },
    end() {
      xml.end();
      return take();
    },
  };
}

export function xmlLibrary(head: string): LibraryReader | null {
  const [, root] = /<(?![?!])\s*([\w:.-]+)/.exec(head.replaceAll(/<!--.*?-->/gs, "")) ?? [];
  const found = [rekordbox, traktor, virtualDj].find((each) => each.root === root);
  return found ? elementsReader(found) : null;
}
