import { eq, sql } from "drizzle-orm";
import { generateNKeysBetween } from "fractional-indexing";
import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import type { FoundSong } from "../../vocabulary/found-song.ts";
import { songKey } from "../../vocabulary/same-song.ts";
import { maxSongs, type SongWish } from "../../vocabulary/songs.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { choicesAmong, eventDateOf } from "../bookings/client-view.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import { clientOf, liveSessionQuery } from "../portal-access/sessions.ts";
import { momentOf, songMomentsQuery } from "./moment-lists.ts";
import { findSongQuery } from "./queries.ts";
import { songRequests } from "./schema.ts";
import type { Client, SongOutcome } from "./song-list.ts";
import { ownLists } from "./song-sums.ts";

const { title, artist, wish, position } = songRequests;

/** What a pasted list is compared with: the booking, its moments and the songs that it has. One round trip. */
export async function readForPaste({ db, sid, now }: Client, asked: string | null) {
  const id = ownBookingId(sid, now, asked);
  const [[session], [booking], choices, moments, songs] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    bookingChoicesQuery(db, clientOf(sid, now)),
    songMomentsQuery(db, id),
    db.select({ title, artist, wish }).from(songRequests).where(eq(songRequests.bookingId, id)),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  return {
    session,
    booking: { ...booking, eventDate: eventDateOf(booking) },
    bookings: choicesAmong(choices, calendarDateAt(now)),
    moments: ownLists(moments).map((moment) => ({ id: moment.id, name: moment.name })),
    /** The wish under which a song stands in the list already, by its key. */
    known: new Map(songs.map((song) => [songKey(song.title, song.artist), song.wish] as const)),
    room: Math.max(0, maxSongs - songs.length),
  };
}

/** Where pasted songs go. `key` makes their ids: the same again stores nothing new. */
export interface PasteTarget {
  /** The booking that was asked for; null: the one that the list shows by itself. */
  booking: string | null;
  key: string;
  wish: SongWish;
  momentId: string | null;
}

/** A statement that stores songs behind `low`, the last position of the list: all of them or, where it is not that any more or has no room, none. */
function insertSongsQuery(
  db: Database,
  songs: readonly FoundSong[],
  booking: string,
  { key, wish: wanted, momentId }: PasteTarget,
  low: string | null,
  now: number,
) {
  const positions = generateNKeysBetween(low, null, songs.length);
  const rows = JSON.stringify(songs.map((song, at) => ({ ...song, id: `${key}-${at}`, position: positions[at] })));
  const cell = (name: keyof FoundSong | "id" | "position") => sql.raw(`json_extract(pasted.value, '$.${name}')`);
  return db.insert(songRequests).select(
    sql`select ${cell("id")}, ${booking}, ${cell("title")}, ${cell("artist")}, null, ${wanted}, ${cell("position")},
        ${momentOf(sql`${momentId}`, sql`${booking}`)}, ${cell("seconds")}, ${cell("explicit")}, ${now}, ${now}
      from json_each(${rows}) as pasted
      where coalesce((select max(position) from song_requests where booking_id = ${booking}), '') = ${low ?? ""}
        and (select count(*) from song_requests where booking_id = ${booking}) + ${songs.length} <= ${maxSongs}`,
  );
}

/** Times that songs are placed anew when another change has been made behind them meanwhile. */
const attempts = 5;

/** Adds pasted songs at the end of a client's list: all or none. Two round trips. */
export async function addPastedSongs(
  { db, sid, now }: Client,
  songs: readonly FoundSong[],
  target: PasteTarget,
): Promise<SongOutcome> {
  const first = `${target.key}-0`;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const id = ownBookingId(sid, now, target.booking);
    const [[session], [list]] = await db.batch([
      liveSessionQuery(db, sid, now),
      db
        .select({
          id: sql<string | null>`${id}`,
          last: sql<string | null>`max(${position})`,
          count: sql<number>`count(*)`,
        })
        .from(songRequests)
        .where(eq(songRequests.bookingId, id)),
    ]);
    if (!session) return { kind: "signed-out" };
    if (!list?.id) return { kind: "missing" };
    const [, [stored]] = await db.batch([
      insertSongsQuery(db, songs, list.id, target, list.last, now).onConflictDoNothing({ target: songRequests.id }),
      findSongQuery(db, first),
    ]);
    if (stored) return stored.bookingId === list.id ? { kind: "done", id: first, session } : { kind: "missing" };
    if (list.count + songs.length > maxSongs) return { kind: "full" };
  }
  throw new Error("pasted songs found no free positions");
}
