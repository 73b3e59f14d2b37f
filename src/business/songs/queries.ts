import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client.ts";
import type { Position } from "../../db/page-of.ts";
import { maxSongs, type SongWish } from "../../vocabulary/songs.ts";
import { bookings } from "../bookings/schema.ts";
import { inList, type MomentList, momentOf, ownMoment } from "./moment-lists.ts";
import { songRequests } from "./schema.ts";
import type { StoredSong } from "./song-differences.ts";

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

const { createdAt: _, updatedAt: __, bookingId: ___, ...shown } = getTableColumns(songRequests);

/** A song's columns, with the moment in whose list it is. */
export const songColumns = { ...shown, momentId: sql<string | null>`${ownMoment}`.as("own_moment") };

/** A statement that reads the song with an id, whose ever it is, and the title of the one before it under its wish. */
export const findSongQuery = (db: Database, song: string) =>
  db
    .select({
      ...songColumns,
      bookingId,
      follows: sql<string | null>`(select other.title from song_requests as other
        where other.booking_id = song_requests.booking_id and other.position < song_requests.position
          and other.wish = song_requests.wish order by other.position desc limit 1)`.as("follows"),
    })
    .from(songRequests)
    .where(eq(id, song));

/** A statement that says how many songs `booking` has. */
export const countSongsQuery = (db: Database, booking: string) => db.$count(songRequests, eq(bookingId, booking));

/** A statement that stores songs as they are, all in one. */
export const insertSongsQuery = (db: Database, booking: string, songs: readonly StoredSong[], now: number) => {
  const cell = (name: keyof StoredSong) => sql.raw(`json_extract(added.value, '$.${name}')`);
  return db.insert(songRequests).select(
    sql`select ${cell("id")}, ${booking}, ${cell("title")}, ${cell("artist")}, ${cell("note")}, ${cell("wish")}, ${cell("position")},
        ${momentOf(cell("momentId"), sql`${booking}`)}, ${cell("seconds")}, ${cell("explicit")}, ${now}, ${now}
      from json_each(${JSON.stringify(songs)}) as added`,
  );
};

/** A statement that changes a song of `booking`. */
export const setSongQuery = (
  db: Database,
  booking: string,
  { id: song, momentId, ...change }: StoredSong,
  now: number,
) =>
  db
    .update(songRequests)
    .set({ ...change, momentId: momentOf(sql`${momentId}`, sql`${booking}`), updatedAt: now })
    .where(and(eq(id, song), eq(bookingId, booking)));

/** A statement that removes a song of `booking`. */
export const deleteSongQuery = (db: Database, booking: string, song: string) =>
  db.delete(songRequests).where(and(eq(id, song), eq(bookingId, booking)));

// `cross join` keeps the few songs that are meant on the outside: each is then found by its own key.

/** That `songs` of `booking` are still as they were read. */
export const areUnchanged = (booking: string, songs: readonly StoredSong[]): SQL =>
  sql`(select count(*) from json_each(${JSON.stringify(songs)}) as seen cross join song_requests
    where song_requests.id = seen.value ->> 'id' and song_requests.booking_id = ${booking}
      and title is seen.value ->> 'title' and artist is seen.value ->> 'artist' and note is seen.value ->> 'note'
      and wish is seen.value ->> 'wish' and position is seen.value ->> 'position' and ${ownMoment} is seen.value ->> 'momentId'
      and seconds is seen.value ->> 'seconds' and explicit is seen.value ->> 'explicit') = ${songs.length}`;

/** That the new `songs` have free ids and room in `booking`, and that no other song has a position of `placed`, new or moved. */
export const haveRoom = (booking: string, songs: readonly StoredSong[], placed: readonly StoredSong[]): SQL =>
  sql`not exists (select 1 from json_each(${JSON.stringify(songs)}) as added cross join song_requests
      where song_requests.id = added.value ->> 'id')
    and not exists (select 1 from json_each(${JSON.stringify(placed)}) as placed cross join song_requests
      where song_requests.booking_id = ${booking} and song_requests.position = placed.value ->> 'position'
        and song_requests.id <> placed.value ->> 'id')
    and (${songs.length} = 0 or (select count(*) from song_requests where booking_id = ${booking}) + ${songs.length} <= ${maxSongs})`;
