import type { PlanDifference } from "../timeline/history.ts";
import { danceFloor, type SongWish, songFacts, songWishLabels } from "./model.ts";
import { type InverseSongChange, type StoredSong, songName, wholeSong } from "./write-songs.ts";

interface Moments {
  moments: readonly { id: string; name: string }[];
}

const listName = (momentId: string | null, { moments }: Moments): string =>
  moments.find(({ id }) => id === momentId)?.name ?? danceFloor;

/** Where songs were put in one go: "42 songs pasted into Must play, Dance floor". */
export const pastedInWords = (count: number, wish: SongWish, momentId: string | null, moments: Moments): string =>
  `${count === 1 ? "1 song" : `${count} songs`} pasted into ${songWishLabels[wish]}, ${listName(momentId, moments)}`;

const summary = (song: StoredSong, moments: Moments): string =>
  [songName(song), listName(song.momentId, moments), songWishLabels[song.wish]].join(", ");

/** A song by its name, with what is known of its length where the name alone says no difference. */
const named = (song: StoredSong, other: StoredSong): string => {
  const facts = songFacts(song);
  return songName(song) === songName(other) && facts ? `${songName(song)} (${facts})` : songName(song);
};

type Words = (song: StoredSong, other: StoredSong, moments: Moments) => string | null;

/** What of a song is told each for itself: its columns, and how people read them. */
const parts: readonly { field: string; columns: readonly (keyof StoredSong)[]; words: Words }[] = [
  { field: wholeSong, columns: ["title", "artist", "seconds", "explicit"], words: named },
  { field: "Wish", columns: ["wish"], words: ({ wish }) => songWishLabels[wish] },
  { field: "When", columns: ["momentId"], words: ({ momentId }, _, moments) => listName(momentId, moments) },
  { field: "Note", columns: ["note"], words: ({ note }) => note },
];

const only = (song: StoredSong, columns: readonly (keyof StoredSong)[]) =>
  Object.fromEntries(columns.map((column) => [column, song[column]])) as Partial<StoredSong>;

/** The titles of the songs that a song follows under its wish, before and after a move; null: it is the first. */
interface Follows {
  before: string | null;
  after: string | null;
}

const place = (title: string | null): string => (title === null ? "first" : `after ${title}`);

/** What differs between two states of a song, in words and as it is made; null: it is not in the list. */
export function songDifferences(
  before: StoredSong | null,
  after: StoredSong | null,
  moments: Moments,
  follows: Follows = { before: null, after: null },
): PlanDifference<InverseSongChange>[] {
  const song = before ?? after;
  if (!song) return [];
  const about = { subjectId: song.id, subject: songName(song) };
  if (!before || !after) {
    const words = (state: StoredSong | null) => state && summary(state, moments);
    const undo = { id: song.id, before, after };
    return [{ ...about, field: wholeSong, before: words(before), after: words(after), undo }];
  }
  const changed = parts.flatMap(({ field, columns, words }) => {
    const differ = columns.filter((column) => before[column] !== after[column]);
    if (differ.length === 0) return [];
    const undo = { id: song.id, before: only(before, differ), after: only(after, differ) };
    return [{ ...about, field, before: words(before, after, moments), after: words(after, before, moments), undo }];
  });
  if (before.position === after.position) return changed;
  const undo = { id: song.id, before: { position: before.position }, after: { position: after.position } };
  return [...changed, { ...about, field: "Place", before: place(follows.before), after: place(follows.after), undo }];
}
