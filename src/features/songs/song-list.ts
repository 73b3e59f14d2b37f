import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import { type Position, pageOf, positionText } from "../../database/page-of.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { choicesAmong } from "../bookings/booking-choices.ts";
import { bookingChoicesQuery } from "../bookings/client-bookings.ts";
import { type PlannedBooking, planBookingId, plannedBookingQuery } from "../changes/caller.ts";
import type { ChangeContext } from "../changes/change-list.ts";
import { waitingQuery } from "../changes/history.ts";
import { lockDaysQuery, lockInWords } from "../changes/lock.ts";
import { groupsOf } from "../changes/model.ts";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { needsSong } from "./needs-song.ts";
import { danceTime, ownLists, songsByList, songsByPreference } from "./song-sums.ts";
import { listOf, placesUpToQuery, songMomentsQuery, songSumsQuery, songsBehindQuery } from "./store.ts";

const pageSize = 100;

const beginning: Position<string> = { key: "", id: "" };

const orderOf = ({ position }: { position: string }): string => position;

const placeText = (song: { position: string; id: string }): string => positionText({ key: orderOf(song), id: song.id });

const sidOf = (caller: ChangeContext["caller"]): string => ("dj" in caller || caller.keySid ? "" : caller.sid);

/** Only a client has a session and other bookings. */
export const songReaderQueries = ({ db, caller, now }: ChangeContext) => ({
  session: liveSessionQuery(db, sidOf(caller), now),
  choices: bookingChoicesQuery(db, clientOf(sidOf(caller), now)),
  booking: plannedBookingQuery(db, caller, "songs", now),
});

/** Without a booking it tells no access from an unknown one. */
export function songReader(
  session: LiveSession | undefined,
  choices: Parameters<typeof choicesAmong>[0],
  booking: PlannedBooking | undefined,
  now: number,
) {
  if (!booking) return session ? "missing" : "closed";
  return {
    session: session ?? null,
    booking: booking,
    bookings: choicesAmong(choices, calendarDateAt(now)),
  };
}

/** `list` is a moment as in addresses. */
export async function readSongList(
  context: ChangeContext,
  list: string | null,
  after: Position<string> | null,
  words: Words,
) {
  const { db, caller, now } = context;
  const shown = listOf(list);
  const cursor = after ?? beginning;
  const id = planBookingId(caller, "songs", now);
  const {
    session: [session],
    choices,
    booking: [booking],
    songs,
    places,
    moments,
    sums,
    lock: [lock],
    waiting,
  } = await batchOf(db, {
    ...songReaderQueries(context),
    songs: songsBehindQuery(db, id, shown, cursor, pageSize + 1),
    places: placesUpToQuery(db, id, shown, cursor, pageSize + 1),
    moments: songMomentsQuery(db, id),
    sums: songSumsQuery(db, id),
    lock: lockDaysQuery(db, id),
    waiting: waitingQuery(db, id, "songs"),
  });
  const reader = songReader(session, choices, booking, now);
  if (typeof reader === "string") return reader;
  const { rows, next } = pageOf(songs, orderOf, pageSize);
  const lists = ownLists(moments);
  const [nearest] = places;
  const behind = places[pageSize];
  return {
    ...reader,
    songs: rows.map(({ position: _, ...song }) => song),
    counts: songsByPreference(sums, lists, list),
    moments: lists.map((moment) => ({ id: moment.id, name: moment.name, needsSong: needsSong(moment) })),
    songsIn: songsByList(sums, lists),
    danceTime: danceTime(sums, moments, reader.booking),
    before: nearest?.id ?? null,
    page: nearest ? placeText(nearest) : null,
    previous: nearest ? { after: behind ? placeText(behind) : null } : null,
    next,
    lock:
      reader.booking.keyKind === "dj" ? null : lockInWords(reader.booking, lock?.lockDays ?? null, now, words.formats),
    waiting: groupsOf(waiting, now, words),
  };
}
