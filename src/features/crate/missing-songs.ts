import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { type Position, pageOf } from "../../database/page-of.ts";
import { guestRequests } from "../../database/schema/guests.ts";
import { findInCrate } from "./find-songs.ts";

/** Most wanted first, without exact matches in the crate. */
export const askedForQuery = (db: Database, after: Position<number> | null, limit: number) => {
  const [votes, id] = [sql<number>`sum(guest_requests.votes)`, sql<string>`min(guest_requests.id)`];
  const inCrate = sql`exists (select 1 from crate_tracks where crate_tracks.song_key = guest_requests.song_key
    or (guest_requests.song_key like '%|' and crate_tracks.song_key >= guest_requests.song_key
      and crate_tracks.song_key < guest_requests.song_key || char(1114111)))`;
  return db
    .select({
      id: id.as("id"),
      // SQLite takes these from the row with that id.
      title: guestRequests.title,
      artist: guestRequests.artist,
      votes: votes.as("sum"),
      parties: sql<number>`count(*)`.as("parties"),
    })
    .from(guestRequests)
    .where(sql`guest_requests.votes > 0 and guest_requests.state <> 'held'`)
    .groupBy(guestRequests.songKey)
    .having(sql`not ${inCrate} and ${after ? sql`(${votes}, ${id}) < (${after.key}, ${after.id})` : sql`true`}`)
    .orderBy(sql`sum desc, id desc`)
    .limit(limit);
};

export type AskedFor = Awaited<ReturnType<typeof askedForQuery>>[number];

/** Leaves out songs that the crate has under another spelling. */
export async function missingOf(db: Database, found: readonly AskedFor[], size?: number) {
  const { rows, next } = pageOf(found, ({ votes }) => votes, size);
  const songs = await findInCrate(
    db,
    rows.map(({ title, artist }) => ({ title, artist, explicit: null })),
  );
  const isMissing = (row: AskedFor) =>
    songs.some(({ title, artist, state }) => title === row.title && artist === row.artist && state !== "found");
  return { songs: rows.filter(isMissing), next };
}
