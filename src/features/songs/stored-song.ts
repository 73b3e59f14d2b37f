import * as z from "zod/mini";
import { songWishes } from "./model.ts";

const storedSong = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.nullable(z.string()),
  note: z.nullable(z.string()),
  wish: z.enum(songWishes),
  position: z.string(),
  momentId: z.nullable(z.string()),
  seconds: z.nullable(z.number()),
  explicit: z.nullable(z.boolean()),
});

/** A song as it stands in a list. `momentId`: a moment that is there; null is the dance floor. */
export type StoredSong = z.output<typeof storedSong>;

const turn = z.object({
  id: z.string(),
  before: z.nullable(z.partial(storedSong)),
  after: z.nullable(z.partial(storedSong)),
});

/** A song with what is made of it; null where it is none. */
export const asSong = (song: unknown): StoredSong | null => z.safeParse(storedSong, song).data ?? null;

/** What turns a song from one state to another: `before` null adds it, `after` null removes it; else only what changes. */
export type SongTurn = z.output<typeof turn>;

/** What was recorded of songs, as turns; a pasted list is several. None where it is something else. */
export function asSongTurns(recorded: unknown): SongTurn[] {
  const several = z.safeParse(z.array(turn), Array.isArray(recorded) ? recorded : [recorded]);
  return several.success ? several.data : [];
}

/** The name by which a song as a whole is recorded. */
export const wholeSong = "Song";

/** A song by title and artist. */
export const songName = ({ title, artist }: Pick<StoredSong, "title" | "artist">): string =>
  artist ? `${title} – ${artist}` : title;
