import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planChanges, planDetails, planMoments } from "../../database/schema/timeline.ts";
import { type CalendarDate, momentInWords } from "../../platform/dates.ts";
import { sunsetMinutes } from "../dates/sunset.ts";
import { commentsQuery, type PlanComment } from "./comments.ts";
import { groupsOf } from "./history.ts";
import type { Moment, PlanPart } from "./model.ts";
import { type PlanCaller, type PlannedBooking, planBookingId, plannedBookingQuery } from "./planned-booking.ts";
import { lockInWords } from "./record-changes.ts";
import { templateOf } from "./templates.ts";

const { bookingId, createdAt: _, updatedAt: __, ...columns } = getTableColumns(planMoments);

/** A statement that reads the moments of `booking` (an SQL value or an id) in their order. */
export const momentsQuery = (db: Database, booking: SQL | string) =>
  db
    .select(columns)
    .from(planMoments)
    .where(eq(bookingId, booking))
    .orderBy(asc(planMoments.position), asc(planMoments.id));

/** A statement that stores a new moment. */
export const addMomentQuery = (db: Database, booking: string, moment: Moment, now: number) =>
  db.insert(planMoments).values({ ...moment, bookingId: booking, createdAt: now, updatedAt: now });

/** A statement that stores what a moment now is, as the next revision of it. */
export const setMomentQuery = (db: Database, booking: string, { id, revision, ...moment }: Moment, now: number) =>
  db
    .update(planMoments)
    .set({ ...moment, revision: revision + 1, updatedAt: now })
    .where(and(eq(planMoments.id, id), eq(bookingId, booking)));

/** A statement that removes a moment. */
export const removeMomentQuery = (db: Database, booking: string, id: string) =>
  db.delete(planMoments).where(and(eq(planMoments.id, id), eq(bookingId, booking)));

/** A change as it was recorded. */
export type PlanChange = Awaited<ReturnType<typeof changesQuery>>[number];

/** A statement that reads the last `limit` changes of `booking` (an SQL value or an id), newest first. */
export const changesQuery = (db: Database, booking: SQL | string, limit: number) =>
  db
    .select()
    .from(planChanges)
    .where(eq(planChanges.bookingId, booking))
    .orderBy(desc(planChanges.createdAt), desc(planChanges.id))
    .limit(limit);

/** A statement that reads what was made in one go. */
export const batchQuery = (db: Database, booking: SQL | string, batch: string) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch)));

/** A statement that says whether the row `id` is recorded. */
export const recordedQuery = (db: Database, id: string) =>
  db.select({ id: planChanges.id }).from(planChanges).where(eq(planChanges.id, id));

/** A statement that reads what waits for the DJ's yes in a part of the plan of `booking` (an SQL value), the oldest first. */
export const waitingQuery = (db: Database, booking: SQL, part: PlanPart) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.state, "proposed"), eq(planChanges.part, part)))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id));

/** How many of the last changes a plan's page looks at. */
const looksBack = 60;

/** A statement that reads what an hour more costs, in cents: as the accepted quote says, or as the rates do. */
const extraHourQuery = (db: Database, booking: SQL) =>
  db
    .select({
      extraHour: sql<number | null>`coalesce(
        (select json_extract(facts, '$.extraHour') from quotes where quotes.id = bookings.quote_id),
        (select price from add_ons where is_hour limit 1))`.as("extra_hour"),
    })
    .from(bookings)
    .where(eq(bookings.id, booking));

/** Statements that read a plan: the booking, its moments, its details and its last changes. */
export function planQueries(db: Database, caller: PlanCaller, now: number) {
  const id = planBookingId(caller, "moments", now);
  return [
    plannedBookingQuery(db, caller, "moments", now),
    momentsQuery(db, id),
    db.select().from(planDetails).where(eq(planDetails.bookingId, id)),
    changesQuery(db, id, looksBack),
    extraHourQuery(db, id),
    commentsQuery(db, caller, now),
  ] as const;
}

interface SeenOfPlan {
  lockDays: number | null;
  changes: readonly PlanChange[];
  comments: readonly PlanComment[];
  extraHour: number | null;
  now: number;
}

/** What a plan's page shows of what {@link planQueries} read. */
export function planView(
  booking: PlannedBooking & { eventDate: CalendarDate },
  { lockDays, changes, comments, extraHour, now }: SeenOfPlan,
) {
  return {
    booked: { startTime: booking.startTime, endTime: booking.endTime, extraHour },
    sunset: sunsetMinutes(booking.eventDate, booking.city),
    template: templateOf(booking.eventType),
    history: groupsOf(changes, (at) => momentInWords(at, now)),
    comments: comments.map(({ createdAt, ...said }) => ({ ...said, at: momentInWords(createdAt, now) })),
    lock: lockInWords(booking.eventDate, lockDays, now),
  };
}
