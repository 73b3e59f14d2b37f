import { and, asc, between, count, desc, eq, max, ne, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { guestPages, guestRequests } from "../../database/schema/guests.ts";
import { nowPlaying } from "../../database/schema/live.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planChanges, planDetails, planTicks } from "../../database/schema/timeline.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { overtimeQuery, proposalQuery } from "../bookings/amendments.ts";
import { isSigned } from "../bookings/confirm-booking.ts";
import { dateOfBooking, onSameDateQuery } from "../bookings/read-bookings.ts";
import { overtimeRate } from "../contracts/overtime.ts";
import { agreedQuery } from "../contracts/read-contract.ts";
import { findInCrate, hasCrateQuery } from "../crate/find-songs.ts";
import { networksQuery } from "../guests/networks.ts";
import { helpersQuery } from "../prices/add-ons.ts";
import { songKey } from "../songs/same-song.ts";
import { commentsQuery } from "../timeline/comments.ts";
import { momentsQuery } from "../timeline/moment-list.ts";
import { songsOfMoments } from "../timeline/moment-songs.ts";
import { momentTapsQuery } from "../timeline/moment-taps.ts";
import { momentTimesOf, plannedMoments } from "../timeline/moment-times.ts";

const daysAhead = 3;

export async function eveningsAhead(db: Database, now: number): Promise<string[]> {
  const today = calendarDateAt(now);
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(between(bookings.eventDate, addDays(today, -1), addDays(today, daysAhead)), eq(bookings.status, "confirmed")),
    );
  return rows.map(({ id }) => id);
}

export type Evening = NonNullable<Awaited<ReturnType<typeof readEvening>>>;

/** Null when there is no such booking. */
export async function readEvening(db: Database, id: string) {
  const {
    booking: [booking],
    moments,
    details: [details],
    songs,
    requests,
    guestPage: [guestPage],
    track: [track],
    ticks,
    changes: [changes],
    contract: [contract],
    networks,
    proposal: [proposal],
    agreed: [agreed],
    comments,
    taps,
    overtime: [overtime],
    priced: [priced],
    hasCrate: [hasCrate],
    sameDay,
    helpers,
  } = await batchOf(db, {
    booking: db.select(bookingFields).from(bookings).where(eq(bookings.id, id)).limit(1),
    moments: momentsQuery(db, id),
    details: db.select().from(planDetails).where(eq(planDetails.bookingId, id)).limit(1),
    songs: db
      .select()
      .from(songRequests)
      .where(eq(songRequests.bookingId, id))
      .orderBy(asc(songRequests.position), asc(songRequests.id)),
    requests: db
      .select()
      .from(guestRequests)
      .where(eq(guestRequests.bookingId, id))
      .orderBy(asc(guestRequests.createdAt)),
    guestPage: db.select({ isOpen: guestPages.isOpen }).from(guestPages).where(eq(guestPages.bookingId, id)).limit(1),
    track: db
      .select({ title: nowPlaying.title, artist: nowPlaying.artist, updatedAt: nowPlaying.updatedAt })
      .from(nowPlaying),
    ticks: db.select().from(planTicks).where(eq(planTicks.bookingId, id)),
    changes: db
      .select({ version: count(sql`distinct ${planChanges.batch}`), at: max(planChanges.createdAt) })
      .from(planChanges)
      .where(and(eq(planChanges.bookingId, id), ne(planChanges.state, "declined"))),
    contract: db
      .select({ sheet: contractVersions.sheet })
      .from(contractVersions)
      .where(eq(contractVersions.bookingId, id))
      .orderBy(desc(contractVersions.number))
      .limit(1),
    networks: networksQuery(db, id),
    proposal: proposalQuery(db, id, Date.now()),
    agreed: db
      .select({
        isSigned: isSigned.mapWith(Boolean).as("is_signed"),
        unsigned: unsignedOfBooking,
        language: bookings.language,
      })
      .from(bookings)
      .where(eq(bookings.id, id)),
    comments: commentsQuery(db, { dj: true, booking: id }, Date.now()),
    taps: momentTapsQuery(db, id),
    overtime: overtimeQuery(db, id),
    priced: agreedQuery(db, id),
    hasCrate: hasCrateQuery(db),
    sameDay: onSameDateQuery(db, dateOfBooking(id), Date.now(), id),
    helpers: helpersQuery(db),
  });
  if (!booking) return null;
  const wanted = [
    ...songs.filter(({ preference }) => preference === "must-play" || preference === "play-if-possible"),
    ...songsOfMoments(moments),
  ];
  const asked = requests.map(({ title, artist }) => ({ title, artist, explicit: null }));
  const inCrate = hasCrate ? await findInCrate(db, [...asked, ...wanted]) : [];
  const isWanted = new Set(wanted.map(({ title, artist }) => songKey(title, artist)));
  return {
    booking,
    moments,
    details: details ?? null,
    songs,
    requests,
    guestsMayAsk: guestPage?.isOpen ?? null,
    track: track?.title ? track : null,
    ticks,
    version: { number: changes?.version ?? 0, at: changes?.at ?? null },
    contract: contract?.sheet ?? null,
    proposal: proposal ?? null,
    isSigned: agreed?.isSigned ?? false,
    unsigned: agreed?.unsigned ?? [],
    language: agreed?.language ?? "en",
    networks,
    comments,
    sameDay,
    helpers,
    taps,
    overtime: overtime ?? null,
    overtimeRate: overtimeRate(booking, contract?.sheet, priced),
    tracks: new Map(inCrate.map(({ key, track }) => [key, track])),
    crate: hasCrate ? inCrate.filter(({ key }) => isWanted.has(key)) : null,
  };
}

/** `plannedAt` and `beganAt` are instants; `beganAt` is null before the start. */
export function momentsOfEvening({ booking, moments, ticks, taps }: Evening, date: CalendarDate) {
  const done = new Set(ticks.filter(({ done }) => done).map(({ subject }) => subject));
  const plan = plannedMoments(moments, { ...booking, eventDate: date });
  const began = new Map(
    momentTimesOf(plan, taps).flatMap(({ id, state, beginsAt }) => (state === "began" ? [[id, beginsAt]] : [])),
  );
  return moments.map((moment, index) => ({
    ...moment,
    isPinned: moment.pinnedAt !== null,
    plannedAt: plan[index]?.plannedAt ?? 0,
    beganAt: began.get(moment.id) ?? null,
    isDone: done.has(momentSubject(moment.id)),
  }));
}

export const momentSubject = (id: string): string => `moment:${id}`;
export const packingSubject = (thing: string): string => `packed:${thing}`;
