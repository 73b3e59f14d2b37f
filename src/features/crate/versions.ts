/* What stands in brackets or behind a dash beside a title, in plain words: "skrillex remix", "intro clean", "in other words". */

/** Words of a version that still mean the same recording. */
const sameRecording = new Set([
  "original",
  "main",
  "extended",
  "mix",
  "version",
  "edit",
  "radio",
  "album",
  "single",
  "remaster",
  "remastered",
  "remasterizado",
  "explicit",
  "dirty",
  "clean",
  "intro",
  "outro",
  "official",
  "audio",
  "video",
  "lyrics",
  "lyric",
  "hd",
  "hq",
  "mono",
  "stereo",
  "full",
  "long",
  "short",
  "digital",
  "quick",
  "hit",
  "bpm",
]);

const otherRecording =
  /\b(?:remix|mix|live|vivo|acoustic|unplugged|instrumental|karaoke|cover|tribute|cast|bootleg|mash ?up|parody|slowed|demo|acapella)\b/;
/** How DJ pools mark what they changed for DJs. */
const ofPool = /\b(?:clean|dirty|intro|outro|radio|short|hype|club)\b/;

const isVersion = (part: string): boolean =>
  !part.startsWith("original") &&
  (otherRecording.test(part) || (/\b(?:edit|version)\b/.test(part) && !ofPool.test(part)));

/** Many know "A Bar Song (Tipsy)" by what is in brackets. */
export const isTitlePart = (part: string): boolean =>
  !isVersion(part) && !ofPool.test(part) && !/^(?:from|original)\b/.test(part);

const isYearOrTempo = (word: string, next: string | undefined): boolean =>
  /^(?:19|20)\d\d$/.test(word) || (next === "bpm" && /^\d+$/.test(word));

/** Those that tell recordings apart. "Taylor's Version" by Taylor Swift has none. */
export function versionWords(parts: readonly string[], artistWords: readonly string[]): string[] {
  const words = parts.filter(isVersion).flatMap((part) => part.split(" "));
  return words.filter(
    (word, at) =>
      !sameRecording.has(word) && !artistWords.includes(word.replace(/s$/, "")) && !isYearOrTempo(word, words[at + 1]),
  );
}
