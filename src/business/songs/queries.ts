import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client.ts";
import type { Position } from "../../db/page-of.ts";
import type { SongRequest } from "../../portal/songs/form.ts";
import { maxSongs, type SongWish } from "../../vocabulary/songs.ts";
import { ownBookingId } from "../bookings/own-booking.ts";
import { bookings } from "../bookings/schema.ts";
import { clientOf } from "../portal-access/sessions.ts";
import { inList, type MomentList, momentOf, ownMoment } from "./moment-lists.ts";
import { songRequests } from "./schema.ts";

/** Where a song goes: to the end, behind another (`null`: to the beginning), or past the next of its own wish in a list. */
export type SongPlace = "end" | { after: string | null } | { step: "up" | "down"; list: MomentList };

const { id, bookingId, title, artist, note, wish, position, seconds, explicit } = songRequests;

/** A statement that reads up to `limit` songs of `booking` (an SQL value) behind `cursor`, in order. */
export const songsBehindQuery = (
  db: Database,
  booking: SQL,
  list: MomentList,
  cursor: Position<string>,
  limit: number,
) =>
  db
    .select({ id, title, artist, note, wish, momentId: sql<string | null>`${ownMoment}`, seconds, explicit, position })
    .from(songRequests)
    .where(and(eq(bookingId, booking), inList(list), sql`(${position}, ${id}) > (${cursor.key}, ${cursor.id})`))
    .orderBy(asc(position), asc(id))
    .limit(limit);

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

/** The columns of a `Gap`, for the song `self` of `booking`. `moved` is the row of a song that is in the list already. */
function gapColumns(booking: SQL, self: string, place: SongPlace) {
  const others = (condition: SQL) => sql`${condition} and id <> ${self}`;
  const nothing = sql`null`;
  const columns = (low: SQL, high: SQL, missing: SQL) => ({
    bookingId: sql<string>`${booking}`.as("gap_booking"),
    low: sql<string | null>`${low}`.as("low"),
    high: sql<string | null>`${high}`.as("high"),
    missing: sql<number>`${missing}`.as("missing"),
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

/** A statement that reads where a song of the client's own list would go; no row when it is not the client's. */
export const gapForMoveQuery = (db: Database, sid: string, now: number, song: string, place: SongPlace) =>
  db
    .select(gapColumns(sql`moved.booking_id`, song, place))
    .from(moved)
    .where(
      and(
        eq(moved.id, song),
        sql`exists (select 1 from ${bookings}
          where ${bookings.id} = moved.booking_id and ${bookings.clientEmail} = ${clientOf(sid, now)})`,
      ),
    );

/** A statement that reads where the new song `song` would go in a booking of the client's own; no row when there is none. */
export const gapForAdditionQuery = (
  db: Database,
  sid: string,
  now: number,
  booking: string | null,
  song: string,
  place: SongPlace,
) =>
  db
    .select(gapColumns(sql`chosen.id`, song, place))
    .from(chosen)
    .where(eq(chosen.id, ownBookingId(sid, now, booking)));

const unplaced = (booking: string, at: string, self: string) =>
  sql`not exists (select 1 from song_requests as other
    where other.booking_id = ${booking} and other.position = ${at} and other.id <> ${self})`;

/** A statement that stores a new song, unless its id is known, its position is taken or the list is full. */
export const insertSongQuery = (
  db: Database,
  song: SongRequest & { id: string; bookingId: string; position: string },
  now: number,
) =>
  db
    .insert(songRequests)
    .select(
      sql`select ${song.id}, ${song.bookingId}, ${song.title}, ${song.artist}, ${song.note}, ${song.wish}, ${song.position}, ${momentOf(sql`${song.momentId}`, sql`${song.bookingId}`)}, ${song.seconds}, ${song.explicit === null ? null : Number(song.explicit)}, ${now}, ${now}
        where ${unplaced(song.bookingId, song.position, song.id)}
          and (select count(*) from ${songRequests} where ${bookingId} = ${song.bookingId}) < ${maxSongs}`,
    )
    .onConflictDoNothing({ target: id });

/** A statement that reads which booking has the song `song`. */
export const findSongQuery = (db: Database, song: string) =>
  db.select({ bookingId }).from(songRequests).where(eq(id, song));

/** A statement that says how many songs `booking` has. */
export const countSongsQuery = (db: Database, booking: string) => db.$count(songRequests, eq(bookingId, booking));

/** A statement that gives a song its new place, and another wish if one is given, unless the position is taken. */
export const placeSongQuery = (
  db: Database,
  song: { id: string; bookingId: string; position: string; wish: SongWish | null },
  now: number,
) =>
  db
    .update(songRequests)
    .set({ position: song.position, updatedAt: now, ...(song.wish ? { wish: song.wish } : {}) })
    .where(and(eq(id, song.id), eq(bookingId, song.bookingId), unplaced(song.bookingId, song.position, song.id)))
    .returning({ id });

/** That a song is in a list of the client whose live session `sid` is. */
const own = (sid: string, now: number, song: string) =>
  and(
    eq(id, song),
    sql`exists (select 1 from ${bookings}
      where ${bookings.id} = ${bookingId} and ${bookings.clientEmail} = ${clientOf(sid, now)})`,
  );

/** A statement that changes a song of the client's own; no row when it is not theirs or has gone. */
export const updateSongQuery = (db: Database, sid: string, song: string, change: SongRequest, now: number) =>
  db
    .update(songRequests)
    .set({ ...change, momentId: momentOf(sql`${change.momentId}`, sql`song_requests.booking_id`), updatedAt: now })
    .where(own(sid, now, song))
    .returning({ id });

/** A statement that removes a song of the client's own; no row when it is not theirs or has gone. */
export const deleteSongQuery = (db: Database, sid: string, song: string, now: number) =>
  db
    .delete(songRequests)
    .where(own(sid, now, song))
    .returning({ id });
