import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { type Position, pageOf, positionText } from "../../db/page-of.ts";
import type { SongRequest } from "../../portal/songs/form.ts";
import { maxSongs } from "../../vocabulary/songs.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { choicesAmong, eventDateOf } from "../bookings/client-view.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal-access/sessions.ts";
import { listOf, songMomentsQuery, songSumsQuery } from "./moment-lists.ts";
import { positionBetween } from "./position.ts";
import {
  countSongsQuery,
  deleteSongQuery,
  findSongQuery,
  gapForAdditionQuery,
  gapForMoveQuery,
  insertSongQuery,
  placeSongQuery,
  placesUpToQuery,
  type SongPlace,
  songsBehindQuery,
  updateSongQuery,
} from "./queries.ts";
import { danceTime, ownLists, songsByList, songsByWish } from "./song-sums.ts";

/** Who asks: the hashed session id, whose rights the database checks in the batch that it reads or writes with. */
export interface Client {
  db: Database;
  sid: string;
  /** Instant in milliseconds. */
  now: number;
}

/** Songs that one page of the list shows. */
const pageSize = 100;

/** Times that a song is placed anew when another change has taken its position meanwhile. */
const attempts = 5;

const noPosition = "a song found no free position";

const beginning: Position<string> = { key: "", id: "" };

const orderOf = ({ position }: { position: string }): string => position;

/** The position of a song as an address holds it. */
const placeText = (song: { position: string; id: string }): string => positionText({ key: orderOf(song), id: song.id });

/** What became of a change. `moved-on`: the song that it names as neighbor has gone. */
export type SongOutcome =
  | { kind: "done"; id: string; session: LiveSession }
  | { kind: "signed-out" | "missing" | "moved-on" | "full" };

/**
 * One page of a client's song list: the booking, its songs behind `after`, and how many there are of each wish, with
 * the client's other bookings. `list` is the moment whose songs are shown, as an address names it. One round trip.
 */
export async function readSongList(
  { db, sid, now }: Client,
  asked: string | null,
  list: string | null,
  after: Position<string> | null,
) {
  const shown = listOf(list);
  const cursor = after ?? beginning;
  const id = ownBookingId(sid, now, asked);
  const [[session], [booking], choices, songs, places, moments, sums] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    bookingChoicesQuery(db, clientOf(sid, now)),
    songsBehindQuery(db, id, shown, cursor, pageSize + 1),
    placesUpToQuery(db, id, shown, cursor, pageSize + 1),
    songMomentsQuery(db, id),
    songSumsQuery(db, id),
  ]);
  if (!session) return "signed-out";
  if (!booking) return "missing";
  const { rows, next } = pageOf(songs, orderOf, pageSize);
  const lists = ownLists(moments);
  const [nearest] = places;
  const behind = places[pageSize];
  return {
    session,
    booking: { ...booking, eventDate: eventDateOf(booking) },
    bookings: choicesAmong(choices, calendarDateAt(now)),
    songs: rows.map(({ position: _, ...song }) => song),
    counts: songsByWish(sums, lists, list),
    moments: lists.map(({ id, name }) => ({ id, name })),
    songsIn: songsByList(sums, lists),
    danceTime: danceTime(sums, moments, booking),
    before: nearest?.id ?? null,
    page: nearest ? placeText(nearest) : null,
    previous: nearest ? { after: behind ? placeText(behind) : null } : null,
    next,
  };
}

/**
 * Adds a song to `asked`, or to the booking that the list shows by itself. `id` is the song's own: the same again stores
 * nothing new. Two round trips: the neighbors' positions, then the row.
 */
export async function addSong(
  { db, sid, now }: Client,
  asked: string | null,
  id: string,
  song: SongRequest,
  after: string | null | undefined,
): Promise<SongOutcome> {
  let place: SongPlace = after === undefined ? "end" : { after };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [[session], [gap]] = await db.batch([
      liveSessionQuery(db, sid, now),
      gapForAdditionQuery(db, sid, now, asked, id, place),
    ]);
    if (!session) return { kind: "signed-out" };
    if (!gap) return { kind: "missing" };
    if (gap.missing) {
      place = "end";
      continue;
    }
    const { bookingId } = gap;
    const [, [stored]] = await db.batch([
      insertSongQuery(db, { ...song, id, bookingId, position: positionBetween(gap, attempt > 0) }, now),
      findSongQuery(db, id),
    ]);
    // An id that is known elsewhere: it is nobody's business where.
    if (stored) return stored.bookingId === bookingId ? { kind: "done", id, session } : { kind: "missing" };
    if ((await countSongsQuery(db, bookingId)) >= maxSongs) return { kind: "full" };
  }
  throw new Error(noPosition);
}

/** Changes what a song says. One round trip. */
export async function editSong(client: Client, id: string, song: SongRequest): Promise<SongOutcome> {
  const { db, sid, now } = client;
  const [[session], [row]] = await db.batch([liveSessionQuery(db, sid, now), updateSongQuery(db, sid, id, song, now)]);
  return outcomeOf(session, row);
}

/** Removes a song. One round trip. */
export async function removeSong({ db, sid, now }: Client, id: string): Promise<SongOutcome> {
  const [[session], [row]] = await db.batch([liveSessionQuery(db, sid, now), deleteSongQuery(db, sid, id, now)]);
  return outcomeOf(session, row);
}

/**
 * Moves a song by writing its row alone. Two round trips: the neighbors' positions, then the row. A song that is at the
 * end of its wish already stays where it is.
 */
export async function moveSong(
  { db, sid, now }: Client,
  id: string,
  place: Exclude<SongPlace, "end">,
  wish: SongRequest["wish"] | null,
): Promise<SongOutcome> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [[session], [gap]] = await db.batch([
      liveSessionQuery(db, sid, now),
      gapForMoveQuery(db, sid, now, id, place),
    ]);
    if (!session) return { kind: "signed-out" };
    if (!gap) return { kind: "missing" };
    if (gap.missing) return "step" in place ? { kind: "done", id, session } : { kind: "moved-on" };
    const [row] = await placeSongQuery(
      db,
      { id, bookingId: gap.bookingId, position: positionBetween(gap, attempt > 0), wish },
      now,
    );
    if (row) return { kind: "done", id, session };
  }
  throw new Error(noPosition);
}

const outcomeOf = (session: LiveSession | undefined, row: { id: string } | undefined): SongOutcome => {
  if (!session) return { kind: "signed-out" };
  return row ? { kind: "done", id: row.id, session } : { kind: "missing" };
};
