import { eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { nowPlaying, onlyRow } from "./schema.ts";

/** A change of what plays now. What is left out stays as it is. */
export interface NowPlayingChange {
  track?: { title: string; artist: string };
  isLive?: boolean;
}

const { title, artist, isLive, updatedAt, publishedAt } = nowPlaying;

const select = (db: Database) => db.select({ title, artist, isLive, updatedAt, publishedAt }).from(nowPlaying);

/** The row, if anything was ever set. */
export const storedNowPlaying = async (db: Database) => (await select(db))[0];

/**
 * Applies `change` and gives the row as it then is. A row that already says so is left alone, `updatedAt` included.
 * Only the named columns are written: a sync that knows the track never takes back a live flag set meanwhile.
 */
export async function changeNowPlaying(db: Database, { track, isLive: live }: NowPlayingChange, now: number) {
  const values = { ...track, ...(live === undefined ? {} : { isLive: live }) };
  const differs = [
    ...(track ? [ne(title, track.title), ne(artist, track.artist)] : []),
    ...(live === undefined ? [] : [ne(isLive, live)]),
  ];
  const [, [row]] = await db.batch([
    db
      .insert(nowPlaying)
      .values({ id: onlyRow, ...values, updatedAt: now })
      .onConflictDoUpdate({
        target: nowPlaying.id,
        // Two changes of one millisecond must not look like one.
        set: { ...values, updatedAt: sql`max(excluded.updated_at, ${updatedAt} + 1)` },
        setWhere: or(...differs) ?? sql`false`,
      }),
    select(db),
  ]);
  if (!row) throw new Error("what plays now was not stored");
  return row;
}

/** Records that KV holds the state of `version` (its `updatedAt`). */
export const markPublished = (db: Database, version: number) =>
  db.update(nowPlaying).set({ publishedAt: version }).where(eq(updatedAt, version));
