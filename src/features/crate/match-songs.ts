import type { crateTracks } from "../../database/schema/crate.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { weekdayInBrief } from "../../platform/english.ts";
import { inWords } from "../../platform/numbers.ts";
import { artistNames, songKey, titleParts } from "../songs/same-song.ts";
import { digitsIn, mistypings, sound, soundKey, titleSound } from "../songs/sound.ts";
import { explicitOf } from "./track-fields.ts";
import { isTitlePart, versionWords } from "./versions.ts";
import { bareTitle, type NamedSong, type Reading, readings } from "./written-song.ts";

export type CrateTrack = Omit<typeof crateTracks.$inferSelect, "songKey" | "artistKey">;

/** `isChosen`: by the DJ. `others`: doubtful tracks, the likeliest first. */
export interface MatchedSong {
  key: string;
  title: string;
  artist: string | null;
  state: "found" | "doubtful" | "missing";
  track: CrateTrack | null;
  isChosen: boolean;
  others: readonly CrateTrack[];
}

const mostOthers = 6;

/** Distances of tracks: up to `stillSure` it is the song, and `unsure` is added where it may be another. */
const [stillSure, unsure] = [3, 4];

const guestsIn = (title: string): string => /\b(?:feat|ft|featuring)\b\.?\s+([^)\]]+)/i.exec(title)?.[1] ?? "";

/** What is compared of a title and an artist, as it sounds. */
interface Heard {
  /** With its version and without what stands beside the title. */
  whole: string[];
  /** Without a version. */
  bare: string;
  /** What stands in brackets and is no version. */
  besides: string[];
  version: string;
  /** Words of the artists' names. */
  own: string[];
  /** Null where none is named. At the end stand all as one. */
  artists: (() => { name: string; sound: string }[]) | null;
}

function heard(title: string, artist: string | null, mix: string | null = null): Heard {
  const artists = artist === null ? [] : artistNames(`${artist}, ${guestsIn(title)}`);
  const imitates = /\b(?:karaoke|tribute|cast)\b/.exec(artist?.toLowerCase() ?? "") ?? [];
  const named = title
    .replace(/^([^:]+): /, (before, name: string) => (artists.includes(name.toLowerCase()) ? "" : before))
    .replace(/,? \(?(?:pts?|parts?)\b\.? ?1 (?:&|and) 2\)?$/i, "")
    .replace(/\s(remix|live|en vivo|acoustic|instrumental|karaoke|cover)$/i, " ($1)");
  const text = [named, mix && `(${mix} version)`, ...imitates.map((word) => `(${word})`)].filter(Boolean).join(" ");
  const parts = titleParts(text);
  const own = artists.flatMap((name) => name.split(" "));
  const telling = [...versionWords(parts, own), ...imitates];
  const besides = parts.filter(isTitlePart);
  const first = /^\s*[([]([^)\]]+)/.exec(title)?.[1] ?? [];
  const bare = bareTitle(text, artist);
  const whole = new Set([text, [bare, ...telling].join(" "), [bare, ...besides, ...telling].join(" ")]);
  return {
    whole: [...whole].map(titleSound),
    bare: titleSound(bare),
    besides: besides.concat(first).map(titleSound),
    version: [...new Set(telling)].toSorted().join(" "),
    own,
    artists:
      artist === null ? null : () => [...artists, artists.join(" ")].map((name) => ({ name, sound: sound(name) })),
  };
}

/** "Cheerleader" by "OMI ft. Felix Jaehn" is his remix. */
function isRemixBy({ version, own }: Heard, remix: string): boolean {
  const words = remix.split(" ").filter((word) => word !== "remix");
  return version === "" && words.length > 0 && words.every((word) => own.includes(word));
}

/** Zero for the same title, null for another. */
function titleDistance(mine: Heard, theirs: Heard): number | null {
  const version = mine.version === theirs.version || isRemixBy(mine, theirs.version) ? 0 : unsure;
  if (mine.whole.some((name) => theirs.whole.includes(name))) return 0;
  if (mine.bare === theirs.bare) return version;
  if (theirs.besides.includes(mine.bare) || mine.besides.includes(theirs.bare)) return version;
  const [short, long] = mine.bare.length < theirs.bare.length ? [mine, theirs] : [theirs, mine];
  const mistyped = mistypings(mine.bare, theirs.bare) / short.bare.length;
  if (mistyped <= 1 / 5) return version + 1;
  if (mistyped <= 1 / 4) return version + 2;
  const isEnd = long.bare.endsWith(short.bare);
  if (!isEnd && !long.bare.startsWith(short.bare)) return null;
  // What a track's title has at its end may name another recording: "Macarena Christmas".
  const isMuch =
    short.bare.length * 3 >= long.bare.length && short.bare.length >= (isEnd ? 7 : long === mine ? 9 : Infinity);
  return version + (isMuch && digitsIn(short.bare) === digitsIn(long.bare) ? 2 : unsure);
}

/** "EWF" for "Earth, Wind & Fire", "Snoop Dogg" for "Snoop Doggy Dogg", "Sinatra" for "Frank Sinatra". */
function isShortFor(one: string, other: string): boolean {
  const [mine, theirs] = [one, other].map((name) => name.split(" ").filter((word) => word !== "and"));
  if (!mine?.[0] || !theirs?.[1]) return false;
  if (one === theirs.map(([letter]) => letter).join("")) return true;
  const isSameEnd = soundKey(mine.at(-1) ?? "") === soundKey(theirs.at(-1) ?? "");
  return (mine.length > 1 && isSameEnd && theirs[0]?.startsWith(mine[0])) || ` ${other} `.includes(` ${one} `);
}

interface Distance {
  /** Null for another song, up to `stillSure` where it is the song. */
  distance: number | null;
  /** How many of the named artists are not on the track. */
  absent: number;
}

function artistDistance(asked: Heard, track: Heard): Distance {
  const [mine, theirs] = [asked.artists?.(), track.artists?.()];
  if (!mine || !theirs) return { distance: unsure, absent: Infinity };
  const [sounds, known] = [mine.map(({ sound }) => sound), theirs.map(({ sound }) => sound)];
  const absent = sounds.slice(0, -1).filter((sound) => !known.includes(sound)).length;
  const isSame = known.includes(sounds[0] ?? "") || sounds.includes(known[0] ?? "") || sounds.at(-1) === known.at(-1);
  if (isSame) return { distance: 0, absent };
  const isNear = mine.some(({ name, sound }) =>
    theirs.some(
      (other) =>
        isShortFor(name, other.name) ||
        isShortFor(other.name, name) ||
        mistypings(sound, other.sound) <= Math.min(sound.length, other.sound.length) / 4,
    ),
  );
  return { distance: isNear ? 1 : null, absent };
}

/** Another version, or a clean recording for an explicit one, is doubtful. */
function distanceTo(
  { track, heard: theirs }: { track: CrateTrack; heard: Heard },
  song: NamedSong,
  written: readonly (Reading & { heard: Heard })[],
): Distance {
  let best: Distance = { distance: null, absent: Infinity };
  for (const { title, isGuess, heard: mine } of written) {
    const ofTitle = titleDistance(mine, theirs);
    if (ofTitle === null) continue;
    const { distance: ofArtist, absent } = artistDistance(mine, theirs);
    if (ofArtist === null) continue;
    const wanted = song.explicit ?? explicitOf(undefined, title);
    const isClash = wanted !== null && track.explicit !== null && wanted !== track.explicit;
    const distance = ofTitle + ofArtist + (isGuess ? stillSure : 0) + (isClash ? unsure : 0);
    if (best.distance === null || distance < best.distance) best = { distance, absent };
  }
  return best;
}

/** The shorter name has fewer additions. */
const byPlainness = (one: CrateTrack, other: CrateTrack): number =>
  Number(one.explicit === true) - Number(other.explicit === true) ||
  one.title.length - other.title.length ||
  (one.id < other.id ? -1 : 1);

/** `choice`: the DJ's track, null for none of them, undefined where nothing is chosen. */
export function matchSong(
  song: NamedSong,
  tracks: readonly CrateTrack[],
  choice: { trackId: string | null; track: CrateTrack | null } | undefined,
): MatchedSong {
  const { title, artist } = song;
  const named = { key: songKey(title, artist), title, artist };
  const each = [...new Map(tracks.map((track) => [track.id, track])).values()].map((track) => ({
    track,
    heard: heard(track.title, track.artist, track.mix),
  }));
  const titles = new Set(each.map((one) => one.heard.bare));
  const written = readings(song)
    .filter((reading) => !reading.isGuess || titles.has(titleSound(reading.title)))
    .map((reading) => ({ ...reading, heard: heard(reading.title, reading.artist) }));
  const like = each
    .flatMap((one) => {
      const { distance, absent } = distanceTo(one, song, written);
      return distance === null ? [] : [{ distance, absent, track: one.track, bare: one.heard.bare }];
    })
    .toSorted((one, other) => one.distance - other.distance || byPlainness(one.track, other.track));
  const [first] = like;
  // Another title that is as near, or another version by more of those who were named.
  const isRival = ({ distance, absent, bare }: (typeof like)[number]) =>
    first && ((distance === first.distance && bare !== first.bare) || absent < first.absent);
  const isSure = first && first.distance <= stillSure && !like.some(isRival);
  const others = like
    .filter(({ distance }) => !isSure || distance > first.distance)
    .map(({ track }) => track)
    .slice(0, mostOthers);
  const found = choice?.track ?? (isSure ? first.track : null);
  if (found) return { ...named, state: "found", track: found, isChosen: Boolean(choice?.track), others };
  const isRefused = choice !== undefined && choice.trackId === null;
  const state = others.length > 0 && !isRefused ? "doubtful" : "missing";
  return { ...named, state, track: null, isChosen: isRefused, others };
}

/** "In the crate 46 of 52; six to find and two to choose before Sat, Dec 5" */
export function crateInWords(songs: readonly MatchedSong[], date: CalendarDate | null): string {
  const count = (state: MatchedSong["state"]) => songs.filter((song) => song.state === state).length;
  const [missing, doubtful] = [count("missing"), count("doubtful")];
  const open = [missing > 0 ? `${inWords(missing)} to find` : "", doubtful > 0 ? `${inWords(doubtful)} to choose` : ""];
  const whole = `In the crate ${count("found")} of ${songs.length}`;
  if (missing + doubtful === 0) return whole;
  return `${whole}; ${open.filter(Boolean).join(" and ")}${date ? ` before ${weekdayInBrief(date)}` : ""}`;
}
