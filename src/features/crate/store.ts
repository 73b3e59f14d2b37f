import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { cratePortions, crateTracks } from "../../database/schema/crate.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { versionlessKey } from "../songs/same-song.ts";
import { soundKey } from "../songs/sound.ts";
import { type Replaced, type Track, trackId } from "./model.ts";

/** Deletes other uploads. Gives how many portions have arrived. */
export async function beginUpload(db: Database, upload: string): Promise<number> {
  const {
    arrived: [arrived],
  } = await batchOf(db, {
    others: db.delete(cratePortions).where(ne(cratePortions.upload, upload)),
    arrived: db.select({ count: count() }).from(cratePortions).where(eq(cratePortions.upload, upload)),
  });
  return arrived?.count ?? 0;
}

export const crateKeys = (title: string, artist: string | null) => ({
  songKey: versionlessKey(title, artist),
  artistKey: artist === null ? null : soundKey(artist),
});

/** Storing a portion again changes nothing. */
export const storePortionQuery = (
  db: Database,
  { upload, number, tracks }: { upload: string; number: number; tracks: readonly Track[] },
  now: number,
) => {
  const rows = tracks.map((track) => ({
    ...track,
    id: trackId(track),
    ...crateKeys(track.title, track.artist),
  }));
  return db
    .insert(cratePortions)
    .values({ upload, number, tracks: JSON.stringify(rows), createdAt: now })
    .onConflictDoNothing();
};

export const crateSumsQuery = (db: Database) =>
  db
    .select({
      tracks: count(),
      bpm: count(crateTracks.bpm),
      key: count(crateTracks.key),
      location: count(crateTracks.location),
    })
    .from(crateTracks);

const columns = [
  "title",
  "artist",
  "mix",
  "seconds",
  "bpm",
  "key",
  "explicit",
  "location",
  "songKey",
  "artistKey",
] as const;

const listed = (names: SQL[]) => sql.join(names, sql`, `);
const cell = (name: string) => sql.raw(`sent.value ->> '$.${name}'`);
const name = (column: (typeof columns)[number]) => sql.identifier(column.replace("Key", "_key"));
const inSent = listed(columns.map(cell));
const inCrate = listed(columns.map((column) => sql`crate_tracks.${name(column)}`));
const excluded = listed(columns.map((column) => sql`excluded.${name(column)}`));

/**
 * Writes only differences. Null, and no change, when portions are missing. Portions stay for a day, so a repeat is
 * harmless.
 */
export async function replaceCrate(
  db: Database,
  { upload, portions }: { upload: string; portions: number },
  { by, now }: Actor,
): Promise<Replaced | null> {
  const sent = sql`crate_portions cross join json_each(crate_portions.tracks) as sent`;
  const isWhole = sql`crate_portions.upload = ${upload} and (select count(*) from crate_portions where upload = ${upload}) = ${portions}`;
  const {
    difference: [difference],
    sums: [sums],
  } = await batchOf(db, {
    difference: db
      .select({
        sent: sql<number>`count(*)`,
        added: sql<number>`count(*) filter (where ${crateTracks.id} is null)`,
        changed: sql<number>`count(*) filter (where ${crateTracks.id} is not null and (${inSent}) is not (${inCrate}))`,
        before: sql<number>`(select count(*) from crate_tracks)`,
      })
      .from(sent)
      .leftJoin(crateTracks, sql`${crateTracks.id} = ${cell("id")}`)
      .where(isWhole),
    gone: db
      .delete(crateTracks)
      .where(
        and(
          sql`exists (select 1 from crate_portions where ${isWhole})`,
          sql`${crateTracks.id} not in (select ${cell("id")} from ${sent} where ${isWhole})`,
        ),
      ),
    written: db
      .insert(crateTracks)
      .select(sql`select ${cell("id")}, ${inSent} from ${sent} where ${isWhole}`)
      .onConflictDoUpdate({
        target: crateTracks.id,
        set: Object.fromEntries(columns.map((column) => [column, sql`excluded.${name(column)}`])),
        setWhere: sql`(${inCrate}) is not (${excluded})`,
      }),
    audited: auditQuery(
      db,
      { what: "crate-replaced", who: by },
      now,
      sql`exists (select 1 from crate_portions where ${isWhole})`,
    ),
    sums: crateSumsQuery(db),
  });
  if (!sums || !difference || difference.sent === 0) return null;
  const { added, changed, before } = difference;
  return { added, changed, gone: before - (difference.sent - added), sums };
}

export const removeCrate = (db: Database, { by, now }: Actor) =>
  db.batch([db.delete(crateTracks), db.delete(cratePortions), auditQuery(db, { what: "crate-removed", who: by }, now)]);
