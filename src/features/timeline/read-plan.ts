import { eq, type SQL, sql } from "drizzle-orm";
import { english, type Words } from "../../content/words/en/index.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { clockIn } from "../../platform/language.ts";
import { otherWords } from "../../platform/pages/words.ts";
import { type PlanCaller, type PlannedBooking, planBookingId, plannedBookingQuery } from "../changes/caller.ts";
import { changesQuery, type PlanChange } from "../changes/history.ts";
import { lockInWords } from "../changes/lock.ts";
import { groupsOf } from "../changes/model.ts";
import { sunsetMinutes } from "../dates/sunset.ts";
import { hourOnOffer } from "../prices/add-ons.ts";
import { commentsQuery, type PlanComment } from "./comments.ts";
import type { PlanWords } from "./model.ts";
import { momentsQuery } from "./moment-list.ts";
import { templateOf } from "./templates.ts";

const looksBack = 60;

/** In cents, from the accepted quote or else the rates. */
const extraHourQuery = (db: Database, booking: SQL) =>
  db
    .select({
      extraHour: sql<number | null>`coalesce(
        (select json_extract(facts, '$.extraHour') from quotes where quotes.id = bookings.quote_id),
        ${hourOnOffer})`.as("extra_hour"),
    })
    .from(bookings)
    .where(eq(bookings.id, booking));

export function planQueries(db: Database, caller: PlanCaller, now: number) {
  const id = planBookingId(caller, "moments", now);
  return {
    booking: plannedBookingQuery(db, caller, "moments", now),
    moments: momentsQuery(db, id),
    details: db.select().from(planDetails).where(eq(planDetails.bookingId, id)),
    changes: changesQuery(db, id, looksBack),
    priced: extraHourQuery(db, id),
    comments: commentsQuery(db, caller, now),
  };
}

interface SeenOfPlan {
  lockDays: number | null;
  changes: readonly PlanChange[];
  comments: readonly PlanComment[];
  extraHour: number | null;
  now: number;
  words?: Words;
}

export function planView(
  booking: PlannedBooking & { eventDate: CalendarDate },
  { lockDays, changes, comments, extraHour, now, words = english }: SeenOfPlan,
) {
  return {
    booked: { startTime: booking.startTime, endTime: booking.endTime, extraHour },
    sunset: sunsetMinutes(booking.eventDate, booking.city),
    template: templateOf(booking.eventType),
    history: groupsOf(changes, now, words),
    comments: comments.map(({ createdAt, ...said }) => ({ ...said, at: clockIn(words.formats, createdAt, now) })),
    lock: lockInWords(booking, lockDays, now, words.formats),
  };
}

export const planWordsOf = (words: Words): PlanWords => ({
  formats: words.formats,
  changes: words.changes,
  plan: words.plan,
  ...otherWords(words),
});
