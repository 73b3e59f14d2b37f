import { and, eq, type SQL, sql } from "drizzle-orm";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import type { PlanDifference } from "../timeline/differences.ts";
import type { PlanAuthor } from "../timeline/planned-booking.ts";
import { recordChangesQueries } from "../timeline/record-changes.ts";
import { areUnchanged, deleteSongQuery, haveRoom, insertSongsQuery, setSongQuery } from "./song-rows.ts";
import type { SongTurn, StoredSong } from "./stored-song.ts";

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
  differences: readonly PlanDifference<SongTurn | readonly SongTurn[] | null>[];
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
