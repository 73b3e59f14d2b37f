import { type Position, pageOf, positionText } from "../../database/page-of.ts";
import { calendarDateAt, momentInWords } from "../../platform/dates.ts";
import { choicesAmong } from "../bookings/booking-choices.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import type { PlanDesk } from "../timeline/change-plan.ts";
import { groupsOf } from "../timeline/history.ts";
import { type PlannedBooking, planBookingId, plannedBookingQuery } from "../timeline/planned-booking.ts";
import { waitingQuery } from "../timeline/read-plan.ts";
import { lockDaysQuery, lockInWords } from "../timeline/record-changes.ts";
import { sidOf } from "./change-songs.ts";
import { listOf, songMomentsQuery, songSumsQuery } from "./moment-lists.ts";
import { placesUpToQuery } from "./song-places.ts";
import { songsBehindQuery } from "./song-rows.ts";
import { danceTime, ownLists, songsByList, songsByWish } from "./song-sums.ts";

/** Songs that one page of the list shows. */
const pageSize = 100;

const beginning: Position<string> = { key: "", id: "" };

const orderOf = ({ position }: { position: string }): string => position;

/** The position of a song as an address holds it. */
const placeText = (song: { position: string; id: string }): string => positionText({ key: orderOf(song), id: song.id });

/** A caller as the reads of a list know them: the session, which a client alone has, and the other bookings to choose among. */
export const songReaderQueries = ({ db, caller, now }: PlanDesk) =>
  [
    liveSessionQuery(db, sidOf(caller), now),
    bookingChoicesQuery(db, clientOf(sidOf(caller), now)),
    plannedBookingQuery(db, caller, "songs", now),
  ] as const;

/** What {@link songReaderQueries} say of a caller; without a booking, why: no way in, or none of that name. */
export function songReader(
  session: LiveSession | undefined,
  choices: Parameters<typeof choicesAmong>[0],
  booking: PlannedBooking | undefined,
  now: number,
) {
  if (!booking) return session ? "missing" : "closed";
  return {
    session: session ?? null,
    booking: { ...booking, eventDate: eventDateOf(booking) },
    bookings: choicesAmong(choices, calendarDateAt(now)),
  };
}

/**
 * One page of a song list as the client or who holds a key reads it: the booking, its songs behind `after`, how many there
 * are of each wish, until when the list is open, and what waits for the DJ's yes. `list` is the moment whose songs are
 * shown, as an address names it. One round trip.
 */
export async function readSongList(desk: PlanDesk, list: string | null, after: Position<string> | null) {
  const { db, caller, now } = desk;
  const shown = listOf(list);
  const cursor = after ?? beginning;
  const id = planBookingId(caller, "songs", now);
  const [[session], choices, [booking], songs, places, moments, sums, [lock], waiting] = await db.batch([
    ...songReaderQueries(desk),
    songsBehindQuery(db, id, shown, cursor, pageSize + 1),
    placesUpToQuery(db, id, shown, cursor, pageSize + 1),
    songMomentsQuery(db, id),
    songSumsQuery(db, id),
    lockDaysQuery(db, id),
    waitingQuery(db, id, "songs"),
  ]);
  const reader = songReader(session, choices, booking, now);
  if (typeof reader === "string") return reader;
  const { rows, next } = pageOf(songs, orderOf, pageSize);
  const lists = ownLists(moments);
  const [nearest] = places;
  const behind = places[pageSize];
  return {
    ...reader,
    songs: rows.map(({ position: _, ...song }) => song),
    counts: songsByWish(sums, lists, list),
    moments: lists.map(({ id, name }) => ({ id, name })),
    songsIn: songsByList(sums, lists),
    danceTime: danceTime(sums, moments, reader.booking),
    before: nearest?.id ?? null,
    page: nearest ? placeText(nearest) : null,
    previous: nearest ? { after: behind ? placeText(behind) : null } : null,
    next,
    lock: lockInWords(reader.booking.eventDate, lock?.lockDays ?? null, now),
    waiting: groupsOf(waiting, (at) => momentInWords(at, now)),
  };
}
