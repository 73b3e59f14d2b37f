import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import type { Position } from "../../database/page-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { songRequests } from "../../database/schema/songs.ts";
import type { SongWish } from "./model.ts";
import { inList, type MomentList } from "./moment-lists.ts";
import { bookingId, id, position } from "./song-rows.ts";

/** Where a song goes: to the end, behind another (`null`: to the beginning), or past the next of its own wish in a list. */
export type SongPlace = "end" | { after: string | null } | { step: "up" | "down"; list: MomentList };

/** A statement that reads up to `limit` songs of `booking` at `cursor` and before it, nearest first: only their places. */
export const placesUpToQuery = (
  db: Database,
  booking: SQL,
  list: MomentList,
  cursor: Position<string>,
  limit: number,
) =>
  db
    .select({ id, position })
    .from(songRequests)
    .where(and(eq(bookingId, booking), inList(list), sql`(${position}, ${id}) <= (${cursor.key}, ${cursor.id})`))
    .orderBy(desc(position), desc(id))
    .limit(limit);

/** The positions between which a song goes. `missing`: the song that it should follow is not in the list. */
export type Gap = Awaited<ReturnType<typeof gapForMoveQuery>>[number];

const nearest = (booking: SQL, condition: SQL, order: "asc" | "desc") =>
  sql`(select position from song_requests where booking_id = ${booking} and ${condition}
    order by position ${sql.raw(order)} limit 1)`;

/** Where a song goes and under which wish. */
export interface SongGoes {
  place: SongPlace;
  /** Null: the one that it has. */
  wish: SongWish | null;
}

/** The columns of a `Gap`, for the song `self` of `booking`. `moved` is the row of a song that is in the list already. */
function gapColumns(booking: SQL, self: string, { place, wish: wanted }: SongGoes) {
  const others = (condition: SQL) => sql`${condition} and id <> ${self}`;
  const nothing = sql`null`;
  const columns = (low: SQL, high: SQL, missing: SQL) => ({
    bookingId: sql<string>`${booking}`.as("gap_booking"),
    low: sql<string | null>`${low}`.as("low"),
    high: sql<string | null>`${high}`.as("high"),
    missing: sql<number>`${missing}`.as("missing"),
    /** The title of the song of the same wish that it would follow. */
    follows: sql<string | null>`(select title from song_requests where booking_id = ${booking} and id <> ${self}
      and position <= ${low} and wish = ${wanted ?? sql`moved.wish`} order by position desc limit 1)`.as("follows"),
  });
  if (place === "end") return columns(nearest(booking, others(sql`true`), "desc"), nothing, sql`0`);
  if ("after" in place) {
    if (place.after === null) return columns(nothing, nearest(booking, others(sql`true`), "asc"), sql`0`);
    const low = sql`(select position from song_requests where id = ${place.after} and booking_id = ${booking})`;
    return columns(low, nearest(booking, others(sql`position > ${low}`), "asc"), sql`${low} is null`);
  }
  const alike = sql`wish = moved.wish and ${inList(place.list)}`;
  if (place.step === "up") {
    const passed = nearest(booking, sql`position < moved.position and ${alike}`, "desc");
    return columns(nearest(booking, others(sql`position < ${passed}`), "desc"), passed, sql`${passed} is null`);
  }
  const passed = nearest(booking, sql`position > moved.position and ${alike}`, "asc");
  return columns(passed, nearest(booking, others(sql`position > ${passed}`), "asc"), sql`${passed} is null`);
}

const moved = alias(songRequests, "moved");

const chosen = alias(bookings, "chosen");

/** A statement that reads where a song of `booking` (an SQL value) would go; no row when it is not in its list. */
export const gapForMoveQuery = (db: Database, booking: SQL, song: string, goes: SongGoes) =>
  db
    .select(gapColumns(sql`moved.booking_id`, song, goes))
    .from(moved)
    .where(and(eq(moved.id, song), eq(moved.bookingId, booking)));

/** A statement that reads where the new song `song` would go in `booking` (an SQL value); no row when there is none. */
export const gapForAdditionQuery = (db: Database, booking: SQL, song: string, goes: SongGoes & { wish: SongWish }) =>
  db
    .select(gapColumns(sql`chosen.id`, song, goes))
    .from(chosen)
    .where(eq(chosen.id, booking));
