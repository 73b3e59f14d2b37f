import { type SongWish, songWishes } from "./songs.ts";

interface ListedSong {
  id: string;
  title: string;
  artist: string | null;
  wish: SongWish;
}

/** Text as it is compared: without case, accents, punctuation, and the "by" that only joins title and artist. */
const normalized = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/ by(?= )/g, "")
    .trim();

/**
 * The other lists in which each song stands as well, by its id; a song that stands in one alone has no entry. Two songs are
 * one when title and artist are the same, or the title where one of them names no artist.
 */
export function otherLists(songs: readonly ListedSong[]): ReadonlyMap<string, readonly SongWish[]> {
  const lists = new Map<string, Set<SongWish>>();
  const listsOf = (key: string) => lists.get(key) ?? lists.set(key, new Set()).get(key);
  const keyed = songs.map(({ id, title, artist, wish }) => {
    const name = normalized(title);
    const keys = [`whole:${normalized(`${title} ${artist ?? ""}`)}`, `title:${name}`];
    if (artist === null) keys.push(`bare:${name}`);
    for (const key of keys) listsOf(key)?.add(wish);
    return { id, wish, sought: [keys[0], artist === null ? `title:${name}` : `bare:${name}`] };
  });
  return new Map(
    keyed.flatMap(({ id, wish, sought }) => {
      const all = sought.flatMap((key) => [...(lists.get(key ?? "") ?? [])]);
      const others = songWishes.filter((each) => each !== wish && all.includes(each));
      return others.length > 0 ? [[id, others] as const] : [];
    }),
  );
}
