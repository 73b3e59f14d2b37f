import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { Position } from "../../database/page-of.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { maxSongs } from "./model.ts";
import { inList, type MomentList, momentOf, ownMoment } from "./moment-lists.ts";
import type { StoredSong } from "./write-songs.ts";

export const { id, bookingId, title, artist, note, wish, position, seconds, explicit } = songRequests;

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
