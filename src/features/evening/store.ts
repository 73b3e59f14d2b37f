import { and, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { guestPages, guestRequests } from "../../database/schema/guests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planTicks } from "../../database/schema/timeline.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import type { GuestRequestState } from "../songs/model.ts";
import { isSameSong, songKey, songParts } from "../songs/same-song.ts";
import { isUnwanted } from "../songs/unwanted.ts";
import { hoursOf } from "../timeline/times.ts";

/*
 * Unlike in plans the newest change wins, by its device's clock: a DJ works for hours without a signal and must not be
 * asked in the middle of a set.
 */

export interface Tick {
  subject: string;
  done: boolean;
  /** An instant: the newer tick counts, however late it arrives. */
  at: number;
}

/** Stores nothing if a newer tick is there. */
const tickQuery = (db: Database, booking: string, { subject, done, at }: Tick) =>
  insertFrom(
    db,
    planTicks,
    { bookingId: bookings.id, subject, done, tickedAt: at },
    sql`from ${bookings} where ${bookings.id} = ${booking}`,
  ).onConflictDoUpdate({
    target: [planTicks.bookingId, planTicks.subject],
    set: { done, tickedAt: at },
    setWhere: sql`excluded.ticked_at >= plan_ticks.ticked_at`,
  });

const tickOfQuery = (db: Database, booking: string, subject: string) =>
  db
    .select({ done: planTicks.done, at: planTicks.tickedAt })
    .from(planTicks)
    .where(and(eq(planTicks.bookingId, booking), eq(planTicks.subject, subject)))
    .limit(1);

export interface Ticked {
  before: boolean;
  done: boolean;
}

/** Null when there is no such booking. */
export async function storeTick(db: Database, booking: string, each: Tick): Promise<Ticked | null> {
  const {
    before: [before],
    after: [after],
  } = await batchOf(db, {
    before: tickOfQuery(db, booking, each.subject),
    tick: tickQuery(db, booking, each),
    after: tickOfQuery(db, booking, each.subject),
  });
  return after ? { before: before?.done ?? false, done: after.done } : null;
}

const { bookingId, songKey: keyColumn, state, startedAt } = guestRequests;

/** `at` is an instant: the newer move counts. */
export interface SongMove {
  key: string;
  title: string;
  artist: string | null;
  to: Exclude<GuestRequestState, "held">;
  at: number;
  resumes?: boolean;
}

const subjectOf = (key: string): string => `song:${key}`;

const counts = (booking: string, { key, at }: SongMove): SQL =>
  sql`exists (select 1 from ${planTicks} as ticks where ticks.booking_id = ${booking}
    and ticks.subject = ${subjectOf(key)} and ticks.ticked_at = ${at})`;

const stateQuery = (db: Database, booking: string, key: string) =>
  db
    .select({ state })
    .from(guestRequests)
    .where(and(eq(bookingId, booking), eq(keyColumn, key)));

const { earlierStarts } = guestRequests;
const wasPlayed = sql`json_array_length(${earlierStarts}) > 0`;
const startBefore = sql`${earlierStarts} ->> '$[#-1]'`;
const startsBeforeIt = sql`json_remove(${earlierStarts}, '$[#-1]')`;

/** Keeps earlier starts of a song that is played once more. */
const withThisStart = sql`case when ${state} = 'played' and ${startedAt} is not null
  then json_insert(${earlierStarts}, '$[#]', ${startedAt}) else ${earlierStarts} end`;

/** A song that began before another is over. */
function changesOf({ to, at, resumes }: SongMove, booking: string) {
  const later = sql`exists (select 1 from guest_requests as other where other.booking_id = ${booking}
    and other.state in ('playing', 'played') and other.started_at > ${at})`;
  const place = sql`(select coalesce(max(other.place), 0) + 1 from guest_requests as other where other.booking_id = ${booking})`;
  const next = { revision: sql`${guestRequests.revision} + 1` };
  if (to === "next") return { ...next, state: to, place, startedAt: null, endedAt: null, earlierStarts: withThisStart };
  const asBefore = { startedAt: startBefore, earlierStarts: startsBeforeIt };
  if (to === "asked")
    return {
      ...next,
      ...asBefore,
      state: sql`case when ${wasPlayed} then 'played' else 'asked' end`,
      place: null,
      endedAt: null,
    };
  if (to === "playing") {
    const begins = resumes
      ? { startedAt: sql`coalesce(${startedAt}, ${at})` }
      : { startedAt: at, earlierStarts: withThisStart };
    return { ...next, ...begins, state: sql`case when ${later} then 'played' else 'playing' end`, endedAt: null };
  }
  const isNext = sql`${state} = 'next' and ${wasPlayed}`;
  return {
    ...next,
    state: to,
    endedAt: at,
    startedAt: sql`case when ${isNext} then ${startBefore} else ${startedAt} end`,
    earlierStarts: sql`case when ${isNext} then ${startsBeforeIt} else ${earlierStarts} end`,
  };
}

export interface MovedSong {
  before: GuestRequestState | null;
  after: GuestRequestState | null;
  isNewest: boolean;
}

/** A playing song becomes played once another one plays. */
export async function moveSong(db: Database, booking: string, move: SongMove): Promise<MovedSong> {
  const { key, title, artist, to, at } = move;
  const row = and(eq(bookingId, booking), eq(keyColumn, key));
  const {
    before: [before],
    after: [after],
    newest: [newest],
  } = await batchOf(db, {
    before: stateQuery(db, booking, key),
    tick: tickQuery(db, booking, { subject: subjectOf(key), done: to === "played" || to === "declined", at }),
    added: insertFrom(
      db,
      guestRequests,
      {
        id: crypto.randomUUID(),
        bookingId: bookings.id,
        songKey: key,
        title,
        artist,
        state: "asked",
        createdAt: at,
      },
      sql`from ${bookings} where ${bookings.id} = ${booking} and ${counts(booking, move)}`,
    ).onConflictDoNothing(),
    moved: db
      .update(guestRequests)
      .set(changesOf(move, booking))
      .where(and(row, counts(booking, move))),
    playedBefore: db
      .update(guestRequests)
      .set({ state: "played", endedAt: at })
      .where(
        and(
          eq(bookingId, booking),
          ne(keyColumn, key),
          eq(state, "playing"),
          lte(startedAt, at),
          to === "playing" ? counts(booking, move) : sql`false`,
        ),
      ),
    dropped: db
      .delete(guestRequests)
      .where(
        and(
          row,
          sql`not exists (select 1 from guest_votes where guest_votes.request_id = guest_requests.id)`,
          eq(state, "asked"),
          counts(booking, move),
        ),
      ),
    after: stateQuery(db, booking, key),
    newest: tickOfQuery(db, booking, subjectOf(key)),
  });
  return { before: before?.state ?? null, after: after?.state ?? null, isNewest: newest?.at === at };
}

export const letGuestsAskQuery = (db: Database, booking: string, isOpen: boolean) =>
  db.update(guestPages).set({ isOpen }).where(eq(guestPages.bookingId, booking));

/** The song before it plays on. `now` is an instant. */
export async function takeBackPlaying(db: Database, booking: string, now: number): Promise<void> {
  const rows = await db
    .select({
      key: guestRequests.songKey,
      title: guestRequests.title,
      artist: guestRequests.artist,
      state: guestRequests.state,
      startedAt: guestRequests.startedAt,
      endedAt: guestRequests.endedAt,
    })
    .from(guestRequests)
    .where(and(eq(guestRequests.bookingId, booking), inArray(guestRequests.state, ["playing", "played"])));
  const playing = rows.find(({ state }) => state === "playing");
  if (!playing) return;
  const before = rows.find(({ state, endedAt }) => state === "played" && endedAt === playing.startedAt);
  // First, because a song that another one ends counts as played.
  await moveSong(db, booking, { key: playing.key, title: playing.title, artist: playing.artist, to: "next", at: now });
  if (before)
    await moveSong(db, booking, {
      key: before.key,
      title: before.title,
      artist: before.artist,
      to: "playing",
      at: now,
      resumes: true,
    });
}

export async function tickOffTrack(db: Database, track: { title: string; artist: string }, now: number): Promise<void> {
  const today = calendarDateAt(now);
  const rows = await db
    .select({
      id: bookings.id,
      eventDate: bookings.eventDate,
      startTime: bookings.startTime,
      endTime: bookings.endTime,
      title: guestRequests.title,
      artist: guestRequests.artist,
      key: guestRequests.songKey,
      state: guestRequests.state,
    })
    .from(bookings)
    .leftJoin(guestRequests, eq(guestRequests.bookingId, bookings.id))
    .where(and(inArray(bookings.eventDate, [addDays(today, -1), today]), eq(bookings.status, "confirmed")));
  const isOn = (row: (typeof rows)[number]) => {
    const { startsAt, endsAt } = hoursOf(row, row.eventDate);
    return startsAt <= now && now < endsAt;
  };
  const evening = rows.filter(isOn);
  const [first] = evening;
  if (!first) return;
  const key = songKey(track.title, track.artist || null);
  const request = evening.find(({ title, artist }) => title !== null && isSameSong(songKey(title, artist), key));
  if (request?.state === "playing") return;
  const { title, artist } = track;
  await moveSong(db, (request ?? first).id, {
    key: request?.key ?? key,
    title,
    artist: artist || null,
    to: "playing",
    at: now,
  });
}

export async function typedSong(db: Database, booking: string, typed: string, by: string | null) {
  const { title, artist } = songParts(typed, by);
  const key = songKey(title, artist);
  const unwanted = await db
    .select({ title: songRequests.title, artist: songRequests.artist })
    .from(songRequests)
    .where(and(eq(songRequests.bookingId, booking), eq(songRequests.preference, "do-not-play")));
  return { key, title, artist, isUnwanted: isUnwanted({ title, artist }, unwanted) };
}
