import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crateLimits, type Track } from "../src/features/crate/model.ts";
import { trackOf } from "../src/features/crate/track-fields.ts";

/** Songs as a library names them, each with three ways in which people write it (src/features/crate/songs-as-written.test.ts). */
const [songs = []] = readFileSync(join(import.meta.dirname, "../src/features/crate/songs-as-written.txt"), "utf8")
  .split("\n\n")
  .map((part) => part.split("\n").map((line) => line.split(" # ")));

/** What people type, title and artist in one line where they wrote them apart. */
export const typedByPeople = songs.flatMap(([, ...ways]) => ways.map((way) => way.replace(" | ", " ")));

/* As dense as libraries are: a few words begin most titles, and few artists have most tracks. */
const words =
  "love you me the my i baby night dance heart all time one up on it la mi amor let go good girl want feel summer party world fire come life like moon sun rain blue home more never stay wild gold dream sweet crazy last first city street body move light hold down back again forever higher shake rock roll soul sugar honey angel river road sky star free young power alive beat bass vibe feeling heaven tonight"
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const versions = ["", "", "", " (Clean)", " (Intro Clean)", " (Extended Mix)", " (Radio Edit)", " (Remix)"];

/** Pseudo-random and the same each time, the lowest numbers the most often. */
function picker(): (count: number) => number {
  let seed = 34;
  return (count) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) ** 2 * count);
  };
}

/** 50,000 tracks, the songs that people ask for among them. */
export function library(): Track[] {
  const pick = picker();
  const word = () => words[pick(words.length)] ?? "";
  const named = songs.map(([name = ""]) => {
    const [titles = "", artist = ""] = name.split(" | ");
    return { title: titles.split(" + ")[0] ?? "", artist };
  });
  for (let at = named.length; at < crateLimits.tracks; at += 1) {
    const title = Array.from({ length: 1 + (at % 4) }, word).join(" ") + versions[at % versions.length];
    named.push({ title, artist: `${word()} ${word()} ${pick(60)}` });
  }
  return named.flatMap(({ title, artist }, at) => {
    const told = { title, artist, length: `${150 + (at % 200)}`, bpm: `${90 + (at % 50)}`, key: `${1 + (at % 12)}A` };
    return trackOf({ ...told, location: `/Users/dj/Music/${at % 40}/${at}.mp3` }) ?? [];
  });
}
