import type { crateTracks } from "../../database/schema/crate.ts";
import { type CalendarDate, weekdayInBrief } from "../../platform/dates.ts";
import { inWords } from "../../platform/numbers.ts";
import { artistNames, songKey, songParts, titleWords, versionlessKey, versionWords } from "../songs/same-song.ts";
import { explicitOf } from "./track-fields.ts";

export type CrateTrack = Omit<typeof crateTracks.$inferSelect, "songKey">;

export interface NamedSong {
  title: string;
  artist: string | null;
  explicit: boolean | null;
}

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

/** Version words that still mean the same recording. */
const sameRecording = new Set([
  ...["original", "main", "extended", "mix", "version", "edit", "radio", "album", "single", "remaster", "remastered"],
  ...["explicit", "dirty", "clean", "intro", "outro", "official", "audio", "video", "lyrics", "lyric", "hd", "hq"],
  ...["mono", "stereo", "full", "long", "short", "digital", "quick", "hit", "bpm"],
]);

const isYearOrTempo = (word: string, next: string | undefined): boolean =>
  /^(?:19|20)\d\d$/.test(word) || (next === "bpm" && /^\d+$/.test(word));

/** Such as "Skrillex Remix" or "live". */
function versionOf(title: string, mix: string | null): string {
  const words = [...versionWords(title), ...(mix ? versionWords(`x (${mix})`) : [])];
  const telling = words.filter((word, at) => !sameRecording.has(word) && !isYearOrTempo(word, words[at + 1]));
  return [...new Set(telling)].toSorted().join(" ");
}

const wholeTitle = (title: string): string =>
  titleWords(title)
    .map((word) => (word === "pt" ? "part" : word))
    .join(" ");

const bareTitle = (title: string, artist: string | null): string => {
  const [bare = ""] = versionlessKey(title, artist ?? "-").split("|");
  return bare;
};

/** A typed line may hold both title and artist, in either order, around a dash or "by". */
function readings({ title, artist }: NamedSong): { title: string; artist: string | null }[] {
  if (artist !== null) return [{ title, artist }];
  const parts = songParts(title, null);
  const [, first, second] = /^(.*\S)\s+by\s+(\S.*)$/i.exec(title) ?? [];
  return [
    parts,
    ...(parts.artist === null ? [] : [{ title: parts.artist, artist: parts.title }]),
    ...(first && second ? [{ title: first, artist: second }] : []),
  ];
}

/** Bracketed words at a title's ends are left out. */
export function soughtTitles(song: NamedSong): string[] {
  return readings(song).flatMap(({ title, artist }) => {
    const words = titleWords(title);
    const parts = words.flatMap((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at).join(" ")]);
    return [bareTitle(title, artist), ...parts, words.map((word) => (word === "part" ? "pt" : word)).join(" ")];
  });
}

const guestsIn = (title: string): string => /\b(?:feat|ft|featuring)\b\.?\s+([^)\]]+)/i.exec(title)?.[1] ?? "";

const namesOf = (artist: string, title: string): string[] => artistNames(`${artist}, ${guestsIn(title)}`);

/** Edit distance, capped at three. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, against] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, changed));
    }
    row = next;
  }
  return Math.min(3, row.at(-1) ?? 3);
}

/** Letters in a name that may be mistyped. */
const longEnough = 5;

type Likeness = "same" | "near" | "other";

function artistLikeness(song: { title: string; artist: string | null }, track: CrateTrack): Likeness {
  if (song.artist === null || track.artist === null) return "near";
  const [mine, theirs] = [namesOf(song.artist, song.title), namesOf(track.artist, track.title)];
  const isAmong = (names: readonly string[], others: readonly string[]) => names[0] && others.includes(names[0]);
  const joined = [mine, theirs].map((names) => names.join(" "));
  if (isAmong(mine, theirs) || isAmong(theirs, mine) || joined[0] === joined[1]) return "same";
  const [one = "", other = ""] = joined;
  const holds = ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
  return holds || (one.length >= longEnough && distance(one, other) <= 2) ? "near" : "other";
}

/** Null for another song. Another version, or a clean recording for an explicit one, is doubtful. */
function likeness(song: NamedSong, track: CrateTrack): "sure" | "doubtful" | null {
  let best: "doubtful" | null = null;
  for (const { title, artist } of readings(song)) {
    const isWhole = wholeTitle(title) === wholeTitle(track.title) && !track.mix;
    if (!isWhole && bareTitle(title, artist) !== bareTitle(track.title, track.artist)) continue;
    const by = artistLikeness({ title, artist }, track);
    if (by === "other") continue;
    const wanted = song.explicit ?? explicitOf(undefined, title);
    const isClash = wanted !== null && track.explicit !== null && wanted !== track.explicit;
    const isSameVersion = isWhole || versionOf(title, null) === versionOf(track.title, track.mix);
    if (by === "same" && isSameVersion && !isClash) return "sure";
    best = "doubtful";
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
  const like = tracks.map((track) => ({ track, how: likeness(song, track) })).filter(({ how }) => how !== null);
  const those = (how: "sure" | "doubtful") =>
    like
      .filter((each) => each.how === how)
      .map(({ track }) => track)
      .toSorted(byPlainness);
  const [sure] = those("sure");
  const others = those("doubtful").slice(0, mostOthers);
  const found = choice?.track ?? sure;
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
