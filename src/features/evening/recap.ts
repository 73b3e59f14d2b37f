import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { isLogged, recapOfBooking, recapSongs, recaps } from "../../database/schema/evening.ts";
import { guestRequests } from "../../database/schema/guests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { instantAt } from "../../platform/dates.ts";
import { type PlanCaller, planBookingId, plannedBookingQuery } from "../changes/caller.ts";
import { sunsetMinutes, sunsetOn } from "../dates/sunset.ts";
import { liveSessionQuery } from "../portal/access/sessions.ts";
import { isSameSong, isVersionOf, songKey } from "../songs/same-song.ts";
import { isUnwanted } from "../songs/unwanted.ts";
import { momentsQuery } from "../timeline/moment-list.ts";
import { correctMomentsQuery, type MomentCorrection, momentTapsQuery } from "../timeline/moment-taps.ts";
import { momentTimesOf, plannedMoments } from "../timeline/moment-times.ts";
import { hoursOf } from "../timeline/times.ts";

interface Named {
  key: string;
  title: string;
  artist: string | null;
}

export interface LoggedSong extends Named {
  at: number;
  again: readonly number[];
  votes: number;
  isMustPlay: boolean;
}

/** `at`: an instant, null where it was not played. `words` are the DJ's. */
export interface ListedSong extends Named {
  at: number | null;
  words: string | null;
}

export type Recap = NonNullable<Awaited<ReturnType<typeof readRecap>>["recap"]>;

const logColumns = {
  key: guestRequests.songKey,
  title: guestRequests.title,
  artist: guestRequests.artist,
  state: guestRequests.state,
  isLogged: isLogged.mapWith(Boolean).as("is_logged"),
  votes: guestRequests.votes,
  earlierStarts: guestRequests.earlierStarts,
  at: sql<number | null>`coalesce(${guestRequests.startedAt}, ${guestRequests.endedAt})`.as("at"),
};

/** Counts guests' unplayed requests, the most wanted first. */
const mostAskedFor = 20;

/** `recap` is null when there is none, `session` where no client is signed in. */
export async function readRecap(db: Database, caller: PlanCaller, now: number) {
  const id = planBookingId(caller, "songs", now);
  const {
    session: [session = null],
    booking: [booking],
    state: [state],
    moments,
    taps,
    requests,
    songs,
    marks,
  } = await batchOf(db, {
    session: liveSessionQuery(db, "sid" in caller ? caller.sid : "", now),
    booking: plannedBookingQuery(db, caller, "songs", now),
    state: db
      .select({ recap: recapOfBooking.as("recap") })
      .from(bookings)
      .where(eq(bookings.id, id)),
    moments: momentsQuery(db, id),
    taps: momentTapsQuery(db, id),
    requests: db
      .select(logColumns)
      .from(guestRequests)
      .innerJoin(bookings, eq(bookings.id, guestRequests.bookingId))
      .where(eq(guestRequests.bookingId, id)),
    songs: db
      .select({ title: songRequests.title, artist: songRequests.artist, preference: songRequests.preference })
      .from(songRequests)
      .where(and(eq(songRequests.bookingId, id), inArray(songRequests.preference, ["must-play", "do-not-play"])))
      .orderBy(asc(songRequests.position), asc(songRequests.id)),
    marks: db.select().from(recapSongs).where(eq(recapSongs.bookingId, id)),
  });
  if (!booking) return { session, recap: null };
  const date = booking.eventDate;
  const { endsAt } = hoursOf(booking, date);
  const marked = new Map(marks.map((mark) => [mark.songKey, mark]));
  const isOut = ({ key }: Named) => marked.get(key)?.isOut ?? false;
  const listed = (preference: (typeof songs)[number]["preference"]) => {
    const keyed = songs
      .filter((song) => song.preference === preference)
      .map((song) => ({ ...song, key: songKey(song.title, song.artist) }));
    return [...new Map(keyed.toReversed().map((song) => [song.key, song])).values()].toReversed();
  };
  const [mustPlays, doNotPlays] = [listed("must-play"), listed("do-not-play")];
  const isOf = (song: Named, wanted: Named) => isSameSong(song.key, wanted.key) || isVersionOf(song, wanted);
  const logged = requests
    .flatMap((request): LoggedSong[] => {
      const { title, artist, votes } = request;
      const starts = [...request.earlierStarts, ...(request.at === null ? [] : [request.at])];
      const [at, ...again] = starts.filter((start) => start > instantAt(date, 0));
      if (!request.isLogged || at === undefined) return [];
      const song = { key: request.key, title, artist };
      return [{ ...song, at, again, votes, isMustPlay: mustPlays.some((wanted) => isOf(song, wanted)) }];
    })
    .toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  const played = logged.filter((song) => !isOut(song));
  const told = (list: ReturnType<typeof listed>, isThat: (song: Named, wanted: (typeof list)[number]) => boolean) =>
    list.map((wanted): ListedSong => {
      const { key, title, artist } = wanted;
      const at = played.find((song) => isThat(song, wanted))?.at ?? null;
      return { key, title, artist, at, words: marked.get(key)?.words ?? null };
    });
  const asked = requests.filter(
    ({ state, votes, ...song }) =>
      votes > 0 && state !== "held" && state !== "declined" && !isUnwanted(song, doNotPlays),
  );
  const isPlayed = ({ key }: Named) => played.some((song) => isSameSong(song.key, key));
  const plan = plannedMoments(moments, { ...booking, eventDate: date });
  const { id: bookingId, clientName, eventType, venue, city, startTime, endTime, status } = booking;
  const recap = {
    id: bookingId,
    clientName,
    eventType,
    venue,
    city,
    startTime,
    endTime,
    status,
    date,
    keyKind: booking.keyKind,
    /** Null before the evening is over and without a played song. */
    state: now >= endsAt ? (state?.recap ?? null) : null,
    isOver: now >= endsAt,
    played,
    leftOut: logged.filter(isOut),
    mustPlays: told(mustPlays, isOf),
    doNotPlays: told(doNotPlays, (song, unwanted) => isUnwanted(song, [unwanted])),
    guests: {
      songs: asked.length,
      votes: asked.reduce((sum, { votes }) => sum + votes, 0),
      played: asked.filter(isPlayed).length,
      unplayed: asked
        .filter((song) => !isPlayed(song))
        .toSorted((a, b) => b.votes - a.votes || (a.key < b.key ? -1 : 1))
        .slice(0, mostAskedFor)
        .map(({ key, title, artist, votes }) => ({ key, title, artist, votes })),
    },
    moments: momentTimesOf(plan, taps).map(({ id: key, name, plannedAt, beginsAt, state: is, late }) => {
      return { id: key, name, plannedAt, beganAt: is === "began" ? beginsAt : null, late };
    }),
    sunset: { ...sunsetOn(date, city), at: instantAt(date, sunsetMinutes(date, city)) },
  };
  return { session, recap };
}

/** Songs and moments that the page did not show stay unchanged. */
export interface RecapMarks {
  shown: readonly string[];
  out: readonly string[];
  words: ReadonlyMap<string, string>;
  moments: readonly MomentCorrection[];
}

/** `waiting` takes an earlier decision back. */
export async function storeRecap(
  db: Database,
  id: string,
  { shown, out, words, moments }: RecapMarks,
  decision: "released" | "withheld" | "waiting" | null,
  now: number,
): Promise<void> {
  const wordsOfSongs = [...new Set([...out, ...words.keys()])].map((key) => [
    key,
    out.includes(key),
    words.get(key) || null,
  ]);
  const isThere = sql`exists (select 1 from bookings where id = ${id} and status in ('confirmed', 'completed'))`;
  await batchOf(db, {
    cleared: db
      .delete(recapSongs)
      .where(
        and(
          eq(recapSongs.bookingId, id),
          sql`${recapSongs.songKey} in (select value from json_each(${JSON.stringify([...shown, ...words.keys()])}))`,
        ),
      ),
    said: insertFrom(
      db,
      recapSongs,
      { bookingId: id, songKey: sql`said.value ->> 0`, isOut: sql`said.value ->> 1`, words: sql`said.value ->> 2` },
      sql`from json_each(${JSON.stringify(wordsOfSongs)}) as said
        where (said.value ->> 1 or said.value ->> 2 is not null) and ${isThere}`,
    ),
    corrected: correctMomentsQuery(db, id, moments, now),
    taken: db.delete(recaps).where(and(eq(recaps.bookingId, id), decision === "waiting" ? undefined : sql`false`)),
    decided: insertFrom(
      db,
      recaps,
      { bookingId: id, decision: sql`${decision}`, decidedAt: now },
      sql`where ${decision} in ('released', 'withheld') and ${isThere}`,
    ).onConflictDoUpdate({
      target: recaps.bookingId,
      set: { decision: sql`excluded.decision`, decidedAt: sql`excluded.decided_at` },
    }),
  });
}
