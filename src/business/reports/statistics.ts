import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { addDays, type CalendarDate, weekdayOf } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { countMails } from "../../mail/outbox-page.ts";
import { contactStatuses } from "../../vocabulary/statuses.ts";
import { bookings } from "../bookings/schema.ts";
import { contacts } from "../leads/schema.ts";
import { bookingMonths, countedCategories, leadDays, leadWeeks, subscriberCounts } from "./schema.ts";

/** Weeks of leads that are shown, the current one included. */
const weeksShown = 12;
/** Days whose leads make the funnel. */
const funnelDays = 90;
/** Newest answers that the median is taken of. */
const answersCounted = 200;
/** Months of revenue before and after the current one. */
const monthsBack = 12;
const monthsAhead = 6;
/** Days ahead in which events count as upcoming, and how many of them are listed. */
const upcomingDays = 90;
const upcomingListed = 5;

/** The Monday on or before `date`. */
const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** The month `months` after that of `date`, as `YYYY-MM`. */
function monthAfter(date: CalendarDate, months: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

/** The first date whose leads make the funnel of `today`. */
export const sinceOfFunnel = (today: CalendarDate): CalendarDate => addDays(today, 1 - funnelDays);

/** Leads by the Monday of their week, and category. */
const leadsByWeek = (db: Database, firstMonday: CalendarDate) =>
  db.select().from(leadWeeks).where(gte(leadWeeks.week, firstMonday));

/** A statement that counts leads since a date by their status of now, and category. */
export const leadsByStatus = (db: Database, since: CalendarDate) =>
  db
    .select({ status: leadDays.status, category: leadDays.category, leads: sql<number>`sum(${leadDays.leads})` })
    .from(leadDays)
    // All of them, by name: so each is a range of the primary key, in the order of the groups.
    .where(
      and(
        inArray(leadDays.status, [...contactStatuses]),
        inArray(leadDays.category, [...countedCategories]),
        gte(leadDays.day, since),
      ),
    )
    .groupBy(leadDays.status, leadDays.category);

/** Milliseconds from message to answer, of the newest answers. */
const answerTimes = (db: Database) =>
  db
    .select({ time: sql<number>`${contacts.answeredAt} - ${contacts.createdAt}` })
    .from(contacts)
    .where(isNotNull(contacts.answeredAt))
    .orderBy(desc(contacts.answeredAt))
    .limit(answersCounted);

const bookedByMonth = (db: Database, from: string, to: string) =>
  db
    .select({
      month: bookingMonths.month,
      bookings: sql<number>`sum(${bookingMonths.bookings})`,
      revenue: sql<number>`sum(${bookingMonths.revenue})`,
    })
    .from(bookingMonths)
    .where(
      and(
        gte(bookingMonths.month, from),
        lte(bookingMonths.month, to),
        inArray(bookingMonths.status, ["confirmed", "completed"]),
      ),
    )
    .groupBy(bookingMonths.month);

// One DJ plays one date, so the days bound the rows.
const isUpcoming = (today: CalendarDate) =>
  and(
    eq(bookings.status, "confirmed"),
    gte(bookings.eventDate, today),
    lt(bookings.eventDate, addDays(today, upcomingDays)),
  );

const countUpcoming = (db: Database, today: CalendarDate) =>
  db.select({ count: count() }).from(bookings).where(isUpcoming(today));

const listUpcoming = (db: Database, today: CalendarDate) =>
  db
    .select({
      id: bookings.id,
      eventDate: bookings.eventDate,
      eventType: bookings.eventType,
      packageName: bookings.packageName,
      city: bookings.city,
    })
    .from(bookings)
    .where(isUpcoming(today))
    .orderBy(asc(bookings.eventDate))
    .limit(upcomingListed);

/** What the statistics page shows of the database. */
export type Statistics = Awaited<ReturnType<typeof readStatistics>>;

/** The statements behind the statistics of `today`, in the order in which {@link readStatistics} takes their rows. */
export const statisticsQueries = (db: Database, today: CalendarDate) =>
  [
    leadsByWeek(db, addDays(mondayOf(today), -7 * (weeksShown - 1))),
    leadsByStatus(db, sinceOfFunnel(today)),
    answerTimes(db),
    bookedByMonth(db, monthAfter(today, -monthsBack), monthAfter(today, monthsAhead)),
    countUpcoming(db, today),
    listUpcoming(db, today),
    db.select().from(subscriberCounts),
    countMails(db, "failed"),
  ] as const;

/** The statistics of `today`, in one round trip. Their cost does not grow with the number of rows that are counted. */
export async function readStatistics(db: Database, today: CalendarDate) {
  const [byWeek, byStatus, answers, byMonth, upcoming, nextEvents, subscribers, failed] = await db.batch(
    statisticsQueries(db, today),
  );
  return {
    today,
    weeks: Array.from({ length: weeksShown }, (_, week) => addDays(mondayOf(today), 7 * (week + 1 - weeksShown))),
    byWeek,
    byStatus,
    answerTimes: answers.map(({ time }) => time),
    byMonth,
    months: Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) => monthAfter(today, index - monthsBack)),
    upcoming: upcoming[0]?.count ?? 0,
    nextEvents,
    subscribers,
    failedMails: failed[0]?.count ?? 0,
  };
}
