import {
  bareName,
  brackets,
  isSameSong,
  isVersion,
  type NamedSong,
  normalized,
  oncePerSong,
  plainParts,
  songKey,
  songParts,
  spellingsOf,
  wordsIn,
} from "./same-song.ts";
import { mistypings, titleSound } from "./sound.ts";

const versionAtEnd = /\b(?:remix|mix|edit|version|live|bootleg|karaoke|cover)$/;
const addition =
  /^(?:the|and|by|feat|ft|featuring|song|remix|mix|edit|version|live|extended|clean|dirty|explicit|radio|club|original|acoustic|instrumental|karaoke|cover)$/;
/** In letters: shorter titles begin many others. */
const telling = 7;

const soundOf = oncePerSong((song) => titleSound(plainParts(song).title));

const refusedSong = oncePerSong((song) => {
  const name = bareName(songParts(song.title.replaceAll(brackets, " "), song.artist).title);
  return {
    key: songKey(song.title, song.artist),
    parts: plainParts(song),
    sound: soundOf(song),
    name,
    joined: name.replaceAll(" ", ""),
    words: new Set(wordsIn(`${song.title} ${song.artist ?? ""}`)),
  };
});

type RefusedSong = ReturnType<typeof refusedSong>;

/** Names all in one line, as in "cha cha slide dj casper" and "macarena bayside boys remix". */
function isNamedIn(line: string, { name, words }: RefusedSong, hasArtist: boolean): boolean {
  const [before, behind] = ` ${line} `.split(` ${name} `);
  if (before === undefined || behind === undefined) return false;
  if (`${before} ${behind}`.split(" ").every((word) => word === "" || addition.test(word) || words.has(word)))
    return true;
  return !hasArtist && before === "" && name.length >= telling && versionAtEnd.test(line);
}

/** By one letter, as it sounds: "macerena", "cupid shufle". */
const isMistyped = (one: string, other: string): boolean =>
  other.length > telling && Math.abs(one.length - other.length) <= 1 && mistypings(one, other) <= 1;

/** An artist's name alone in the list means all of the artist's songs. */
export function isUnwanted(song: NamedSong, doNotPlays: readonly NamedSong[]): boolean {
  const by = song.artist === null ? null : songKey(song.artist, null);
  const line = normalized(`${song.title} ${song.artist ?? ""}`);
  const [parts, sound] = [plainParts(song), soundOf(song)];
  const [keys, joined] = [spellingsOf(song), line.replaceAll(" ", "")];
  return doNotPlays
    .map(refusedSong)
    .some(
      (each) =>
        each.key === by ||
        each.joined === joined ||
        isVersion(parts, each.parts) ||
        (isMistyped(sound, each.sound) && isVersion({ ...parts, title: each.parts.title }, each.parts)) ||
        keys.some((key) => isSameSong(key, each.key)) ||
        isNamedIn(line, each, song.artist !== null),
    );
}
