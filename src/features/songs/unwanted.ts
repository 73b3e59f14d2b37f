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
  tokensOf,
} from "./same-song.ts";
import { mistypings, titleSound } from "./sound.ts";

const versionAtEnd = /\b(?:remix|mix|edit|version|live|bootleg|karaoke|cover|song)$/;
const between = /^(?:the|and|by)$/;
const addition =
  /^(?:the|and|by|feat|ft|featuring|remix|mix|edit|version|live|extended|clean|dirty|explicit|radio|club|original|acoustic|instrumental|karaoke|cover)$/;
/** In letters: shorter titles begin many others. */
const telling = 7;

const refusedSong = oncePerSong((song) => {
  const { title, artist } = songParts(song.title.replaceAll(brackets, " "), song.artist);
  const name = bareName(title);
  const bracketed = song.title.match(brackets)?.join(" ") ?? "";
  return {
    key: songKey(song.title, song.artist),
    parts: plainParts(song),
    name,
    joined: name.replaceAll(" ", ""),
    words: new Set(tokensOf(`${bracketed} ${artist ?? ""}`)),
  };
});

type RefusedSong = ReturnType<typeof refusedSong>;

/** Names all in one line, as in "cha cha slide dj casper" and "macarena by los del rio". */
function isNamedIn(line: string, { name, words }: RefusedSong): boolean {
  const [before, behind, more] = ` ${line} `.split(` ${name} `);
  if (before === undefined || behind === undefined || more !== undefined) return false;
  const areAll = (text: string, allowed: RegExp) =>
    tokensOf(text).every((word) => allowed.test(word) || words.has(word));
  return areAll(before, between) && areAll(behind, addition);
}

/** By one letter, as it sounds: "macerena", "cupid shufle". */
const isMistyped = (one: string, other: string): boolean => other.length > telling && mistypings(one, other) <= 1;

/** An artist's name alone in the list means all of the artist's songs. */
export function isUnwanted(song: NamedSong, doNotPlays: readonly NamedSong[]): boolean {
  const by = song.artist === null ? null : songKey(song.artist, null);
  const line = normalized(`${song.title} ${song.artist ?? ""}`);
  const parts = plainParts(song);
  const [keys, joined] = [spellingsOf(song), line.replaceAll(" ", "")];
  return doNotPlays
    .map(refusedSong)
    .some(
      (each) =>
        each.key === by ||
        each.joined === joined ||
        isVersion(parts, each.parts) ||
        keys.some((key) => isSameSong(key, each.key)) ||
        isNamedIn(line, each),
    );
}

/** Other songs are named almost so ("Believe" and "Believer"), so only the DJ can tell. */
export function isLikeUnwanted(song: NamedSong, doNotPlays: readonly NamedSong[]): boolean {
  const [parts, line] = [plainParts(song), normalized(song.title)];
  const sound = titleSound(parts.title);
  return doNotPlays.map(refusedSong).some(({ parts: theirs, name }) => {
    const isBegun = versionAtEnd.test(line) && line.startsWith(`${name} `);
    // "photograph nickelback", where the list has the artist alone.
    const isEnded = theirs.artist === null && line.endsWith(` ${name}`);
    if (parts.artist === null && (isBegun || isEnded)) return name.length >= telling;
    const isSaid = parts.artist === null || theirs.artist !== null;
    return (
      isSaid && isMistyped(sound, titleSound(theirs.title)) && isVersion({ ...parts, title: theirs.title }, theirs)
    );
  });
}
