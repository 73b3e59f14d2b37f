import { type SongPreference, songPreferences } from "./model.ts";

interface ListedSong {
  id: string;
  title: string;
  artist: string | null;
  preference: SongPreference;
}

/** "Ke$ha", "P!nk" and "Y.M.C.A." as "kesha", "pink" and "ymca"; `normalized` also joins "Y M C A". */
const spelledOut = (text: string): string =>
  text
    .replaceAll(/(\p{L})\$|\$(?=\p{L})/gu, "$1s")
    .replaceAll(/(\p{L})!(?=\p{L})/gu, "$1i")
    .replaceAll(/\b(\p{L})\.(?=\p{L}\b)/gu, "$1");

export function normalized(text: string): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, "");
  return (/[$!.]/.test(letters) ? spelledOut(letters) : letters)
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/ by(?= )/g, "")
    .trim()
    .replaceAll(/(?<![^ ])(?:\p{L} ){2,}\p{L}(?![^ ])/gu, (letters) => letters.replaceAll(" ", ""));
}

/** Keys are song ids. A missing artist matches any. */
export function otherLists(songs: readonly ListedSong[]): ReadonlyMap<string, readonly SongPreference[]> {
  const lists = new Map<string, Set<SongPreference>>();
  const listsOf = (key: string) => lists.get(key) ?? lists.set(key, new Set()).get(key);
  const keyed = songs.map(({ id, title, artist, preference }) => {
    const name = normalized(title);
    const keys = [`whole:${normalized(`${title} ${artist ?? ""}`)}`, `title:${name}`];
    if (artist === null) keys.push(`bare:${name}`);
    for (const key of keys) listsOf(key)?.add(preference);
    return { id, preference, sought: [keys[0], artist === null ? `title:${name}` : `bare:${name}`] };
  });
  return new Map(
    keyed.flatMap(({ id, preference, sought }) => {
      const all = sought.flatMap((key) => [...(lists.get(key ?? "") ?? [])]);
      const others = songPreferences.filter((each) => each !== preference && all.includes(each));
      return others.length > 0 ? [[id, others] as const] : [];
    }),
  );
}

/** No normalized text contains it. */
const joint = "|";

const besides =
  /\((?:feat|ft|with)\b[^)]*\)|\[(?:feat|ft|with)\b[^\]]*\]|\s(?:feat|ft)\b.*$|[([][^)\]]*\b(?:remaster(?:ed)?|radio edit|single version|album version)\b[^)\]]*[)\]]|\s[-–—]\s(?:\d{4}\s)?(?:remaster(?:ed)?|radio edit|single version|album version)\b.*$|\s[-–—]\s\d+ ?bpm\b.*$|_pn\b|^0\d\s/gi;

export const bareName = (text: string): string =>
  normalized(text.replaceAll(besides, " ")).replace(/^the (?=.)/, "") ||
  normalized(text) ||
  text.trim().toLowerCase().replaceAll(joint, " ");

/** Text without a dash is a title. */
export function songParts(title: string, artist: string | null): { title: string; artist: string | null } {
  const whole = title.replaceAll(besides, " ").trim() || title;
  const [, first, second] = artist ? [] : (/^(.*?\S)\s+[-–—]+\s+(\S.*)$/.exec(whole) ?? []);
  return first && second ? { title: first, artist: second } : { title, artist: artist || null };
}

/**
 * "September" by "Earth, Wind & Fire" and "september - Earth Wind & Fire" share a key. All keys of a title begin with
 * its key without an artist.
 */
export function songKey(title: string, artist: string | null): string {
  const parts = songParts(title, artist);
  const by = parts.artist === null ? "" : bareName(parts.artist);
  return `${bareName(parts.title)}${joint}${by}`;
}

export const bareKeyOf = (key: string): string => key.slice(0, key.indexOf(joint) + 1);

/** A missing artist matches any. */
export function isSameSong(key: string, other: string): boolean {
  if (key === other) return true;
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  return short.endsWith(joint) && long.startsWith(short);
}

export const brackets = /[([][^)\]]*[)\]]/g;
const versions =
  /\s[-–—]\s(?:from\b|(?:[^-–—]*\b)?(?:remix|mix|edit|live|version|remaster(?:ed)?|acoustic|instrumental|karaoke|cover|bootleg|mashup)\b).*$/i;

const withoutVersion = (title: string): string => title.replaceAll(brackets, " ").trim().replace(versions, "") || title;

export interface NamedSong {
  title: string;
  artist: string | null;
}

interface PlainParts {
  title: string;
  artist: string | null;
  isOneLine: boolean;
}

/** Each song of an evening is compared with hundreds. */
export function oncePerSong<Read>(read: (song: NamedSong) => Read): (song: NamedSong) => Read {
  const cache = new WeakMap<NamedSong, Read>();
  return (song) => {
    const found = cache.get(song) ?? read(song);
    cache.set(song, found);
    return found;
  };
}

/** Without version and brackets. */
export const plainParts = oncePerSong(({ title, artist }): PlainParts => {
  const named = songParts(withoutVersion(title), artist);
  return {
    title: bareName(named.title),
    artist: named.artist === null ? null : bareName(named.artist),
    isOneLine: artist === null,
  };
});

export function isVersion(mine: PlainParts, theirs: PlainParts): boolean {
  // Text without a separate artist may begin with the artist.
  if (mine.title !== theirs.title && !(mine.isOneLine && mine.artist === theirs.title)) return false;
  if (mine.artist === null || theirs.artist === null) return true;
  const by = mine.title === theirs.title ? mine.artist : mine.title;
  const words = (name: string) => ` ${name} `;
  return words(by).includes(words(theirs.artist)) || words(theirs.artist).includes(words(by));
}

/**
 * Matches a remix, live, or as people write it ("cha-cha slide (casper)"). Two artists match only where one's name
 * contains the other's.
 */
export const isVersionOf = (song: NamedSong, other: NamedSong): boolean =>
  isVersion(plainParts(song), plainParts(other));

/** Adds the key with title and artist swapped, as others may have typed it. */
export function spellingsOf({ title, artist }: NamedSong): readonly [string, ...string[]] {
  const parts = songParts(title, artist);
  const key = songKey(title, artist);
  return parts.artist === null ? [key] : [key, songKey(parts.artist, parts.title)];
}

export const isRequestOf = (song: NamedSong, request: NamedSong): boolean => {
  const other = songKey(request.title, request.artist);
  return spellingsOf(song).some((key) => isSameSong(key, other));
};

export function versionlessKey(title: string, artist: string | null): string {
  const parts = songParts(title, artist);
  return songKey(withoutVersion(parts.title), parts.artist);
}

export const tokensOf = (text: string): string[] => normalized(text).split(" ").filter(Boolean);

/** Keeps the version's words. */
export const titleWords = (title: string): string[] => bareName(title).split(" ");

/** What stands in brackets and behind a dash. Brackets at the beginning are part of a title. */
export function titleParts(title: string): string[] {
  const whole = title.replaceAll(besides, " ").replace(/^\s*[([][^)\]]*[)\]]/, "");
  const named = [...whole.matchAll(brackets)].map(([part]) => part);
  const [behind = ""] = versions.exec(whole.replaceAll(brackets, " ")) ?? [];
  return [...named, behind].map(normalized).filter(Boolean);
}

/** "Mark Ronson feat. Bruno Mars" are two. */
export const artistNames = (artist: string): string[] =>
  artist
    .split(/\s*(?:[,&;/+]|\b(?:feat|ft|featuring|with|and|x|y|con|vs)\b\.?)\s*/i)
    .map((name) => normalized(name).replace(/^the (?=.)/, ""))
    .filter(Boolean);
