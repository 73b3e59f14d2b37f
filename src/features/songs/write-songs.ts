import { and, eq, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import type { PlanDifference } from "../timeline/history.ts";
import type { PlanAuthor } from "../timeline/planned-booking.ts";
import { recordChangesQueries } from "../timeline/record-changes.ts";
import { songWishes } from "./model.ts";
import { areUnchanged, deleteSongQuery, haveRoom, insertSongsQuery, setSongQuery } from "./song-rows.ts";

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
export type InverseSongChange = z.output<typeof turn>;

/** What was recorded of songs, as turns; a pasted list is several. None where it is something else. */
export function inverseSongChangesOf(recorded: unknown): InverseSongChange[] {
  const several = z.safeParse(z.array(turn), Array.isArray(recorded) ? recorded : [recorded]);
  return several.success ? several.data : [];
}

/** The name by which a song as a whole is recorded. */
export const wholeSong = "Song";

/** A song by title and artist. */
export const songName = ({ title, artist }: Pick<StoredSong, "title" | "artist">): string =>
  artist ? `${title} – ${artist}` : title;

/** Songs of one booking as they were read and as they shall be: only those that change, come or go. */
export interface ChangedSongs {
  before: readonly StoredSong[];
  after: readonly StoredSong[];
}

/** The condition under which songs may change so, and the statements that change them. */
export function changeSongsQueries(db: Database, booking: string, { before, after }: ChangedSongs, now: number) {
  const old = new Map(before.map((song) => [song.id, song]));
  const left = new Set(after.map(({ id }) => id));
  const added = after.filter(({ id }) => !old.has(id));
  const placed = after.filter(({ id, position }) => old.get(id)?.position !== position);
  return {
    guard: sql`${areUnchanged(booking, before)} and ${haveRoom(booking, added, placed)}`,
    writes: [
      ...before.filter(({ id }) => !left.has(id)).map(({ id }) => deleteSongQuery(db, booking, id)),
      ...(added.length > 0 ? [insertSongsQuery(db, booking, added, now)] : []),
      ...after.filter(({ id }) => old.has(id)).map((song) => setSongQuery(db, booking, song, now)),
    ],
  };
}

/** A change of songs with what is recorded of it. `batch` names it; `allowed` is the booking as the caller may change it. */
export interface SongsChange extends ChangedSongs {
  booking: string;
  allowed: SQL;
  batch: string;
  author: PlanAuthor;
  state: "made" | "proposed";
  differences: readonly PlanDifference<InverseSongChange | readonly InverseSongChange[] | null>[];
}

/** Whether the same author has proposed the same already, and it waits: a form that was sent twice. */
async function isProposed(db: Database, { booking, author, differences }: SongsChange): Promise<boolean> {
  const [first] = differences;
  if (!first) return false;
  const waiting = await db
    .select({ field: planChanges.field, before: planChanges.before, after: planChanges.after })
    .from(planChanges)
    .where(
      and(
        eq(planChanges.bookingId, booking),
        eq(planChanges.state, "proposed"),
        eq(planChanges.subjectId, first.subjectId),
        eq(planChanges.author, author.name),
      ),
    );
  return differences.every(({ field, before, after }) =>
    waiting.some((row) => row.field === field && row.before === before && row.after === after),
  );
}

/**
 * Stores a change of songs with the record of it in one batch, or only proposes it. False: what it went by is no longer so,
 * and it has to be made anew.
 */
export async function storeSongs(db: Database, change: SongsChange, now: number): Promise<boolean> {
  const { booking, allowed, batch, author, state, differences } = change;
  if (state === "proposed" && (await isProposed(db, change))) return true;
  const { guard, writes } = changeSongsQueries(db, booking, change, now);
  const record = { booking, batch, part: "songs", author, state, differences } as const;
  const [first, ...rest] = recordChangesQueries(db, record, now, sql`${allowed} = ${booking} and ${guard}`);
  if (!first) return true;
  try {
    await db.batch([first, ...rest, ...(state === "made" ? writes : [])]);
    return true;
  } catch (error) {
    const cameBetween = ["plan_changes.id", "song_requests.id"].includes(brokenConstraint(error) ?? "");
    if (!cameBetween && !breaksNotNull(error, "plan_changes.author")) throw error;
    return false;
  }
}
