import { eq, ne, or, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { nowPlaying, onlyRow } from "../../database/schema/live.ts";
import { beginBroadcastQueries, endBroadcastQuery } from "./broadcasts.ts";
import { beginHoldQuery, endHoldsQueries, isFree, type TrackHold } from "./track-hold.ts";

export interface NowPlayingChange {
  track?: { title: string; artist: string };
  isLive?: boolean;
  hold?: TrackHold;
  /** Waits while a track set by hand holds Spotify off. */
  bySpotify?: true;
}

const { title, artist, isLive, updatedAt, publishedAt } = nowPlaying;

export const storedNowPlayingQuery = (db: Database) =>
  db.select({ title, artist, isLive, updatedAt, publishedAt }).from(nowPlaying);

/**
 * Gives the row after the change; an equal row keeps its `updatedAt`. Only named columns are written, so that a sync
 * never takes back a live flag set meanwhile.
 */
export async function changeNowPlaying(db: Database, change: NowPlayingChange, now: number) {
  const { track, isLive: live, hold, bySpotify } = change;
  const values = { ...track, ...(live === undefined ? {} : { isLive: live }) };
  const differs = [
    ...(track ? [ne(title, track.title), ne(artist, track.artist)] : []),
    ...(live === undefined ? [] : [ne(isLive, live)]),
  ];
  const upsert = db
    .insert(nowPlaying)
    .values({ id: onlyRow, ...values, updatedAt: now })
    .onConflictDoUpdate({
      target: nowPlaying.id,
      // Two changes of one millisecond must differ.
      set: { ...values, updatedAt: sql`max(excluded.updated_at, ${updatedAt} + 1)` },
      setWhere: sql`${or(...differs) ?? sql`false`} and ${bySpotify ? isFree : sql`true`}`,
    });
  const read = storedNowPlayingQuery(db);
  const holds = hold ? [beginHoldQuery(db, hold, now)] : [];
  const written = () => {
    if (bySpotify && track) return batchOf(db, { ended: endHoldsQueries(db, track, now), upsert, read });
    if (live === undefined) return batchOf(db, { upsert, read, holds });
    if (live) return batchOf(db, { begun: beginBroadcastQueries(db, now), upsert, read, holds });
    return batchOf(db, { ended: endBroadcastQuery(db, now), upsert, read, holds });
  };
  const {
    read: [row],
  } = await written();
  if (!row) throw new Error("what plays now was not stored");
  return row;
}

/** `version` is its `updatedAt`; false when the row is newer. */
export async function markPublished(db: Database, version: number): Promise<boolean> {
  const marked = await db
    .update(nowPlaying)
    .set({ publishedAt: version })
    .where(eq(updatedAt, version))
    .returning({ version: updatedAt });
  return marked.length > 0;
}

/** Gives the row that KV should hold. */
export async function markUnpublished(db: Database) {
  const [row] = await db
    .update(nowPlaying)
    .set({ publishedAt: null })
    .returning({ title, artist, isLive, updatedAt, publishedAt });
  return row;
}
