import { and, asc, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { SubscriberState } from "../../../content/statuses.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { incomeOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { newsletterSubscribers as subscribers } from "../../../database/schema/newsletter.ts";
import { addDays, type CalendarDate } from "../../../platform/dates.ts";
import { countMailsQuery } from "../../../platform/mail/outbox-page.ts";
import { hasCrateQuery } from "../../crate/find-songs.ts";
import { askedForQuery, missingOf } from "../../crate/missing-songs.ts";
import { answerTimesQuery, leadsByStatusQuery, leadsByWeek, mondaysShown, sinceOfFunnel } from "./lead-statistics.ts";

const monthsBack = 12;

const monthsAhead = 6;

const upcomingDays = 90;

const upcomingListed = 5;

const askedListed = 5;

/** `YYYY-MM` */
function monthAfter(date: CalendarDate, months: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

const month = sql<string>`substr(${bookings.eventDate}, 1, 7)`.as("month");

/** Cents, less later reductions and sales tax; `from` to before `end` (`YYYY-MM`). */
const bookedByMonthQuery = (db: Database, from: string, end: string) =>
  db
    .select({ month, bookings: count(), revenue: sql<number>`sum(${incomeOfBooking})` })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ["confirmed", "completed"]),
        sql`${bookings.eventDate} >= ${from} and ${bookings.eventDate} < ${end}`,
      ),
    )
    .groupBy((row) => row.month);

/** Cents, less later reductions and sales tax. */
const bookedByKindQuery = (db: Database) =>
  db
    .select({
      year: sql<string>`substr(${bookings.eventDate}, 1, 4)`.as("year"),
      packageName: bookings.packageName,
      source: sql<string>`coalesce(${contacts.source}, iif(exists (select 1 from import_rows
        where import_rows.booking_id = bookings.id and import_rows.outcome = 'imported'), 'import', 'hand'))`.as(
        "booking_source",
      ),
      bookings: count(),
      revenue: sql<number>`sum(${incomeOfBooking})`,
    })
    .from(bookings)
    .leftJoin(contacts, eq(contacts.id, bookings.contactId))
    .where(inArray(bookings.status, ["confirmed", "completed"]))
    .groupBy((row) => [row.year, row.packageName, row.source]);

export type BookedKind = Awaited<ReturnType<typeof bookedByKindQuery>>[number];

// One DJ plays one date, so the days bound the rows.
const isUpcoming = (today: CalendarDate) =>
  and(
    eq(bookings.status, "confirmed"),
    gte(bookings.eventDate, today),
    lt(bookings.eventDate, addDays(today, upcomingDays)),
  );

const countUpcomingQuery = (db: Database, today: CalendarDate) =>
  db.select({ count: count() }).from(bookings).where(isUpcoming(today));

const listUpcomingQuery = (db: Database, today: CalendarDate) =>
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

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const state = sql<SubscriberState>`case when not ${subscribers.subscribed} then 'left'
  when ${subscribers.confirmedAt} is null then 'unconfirmed' else 'confirmed' end`.as("state");

const subscribersByStateQuery = (db: Database) =>
  db
    .select({ state, subscribers: count() })
    .from(subscribers)
    .groupBy((row) => row.state);

export type Statistics = Awaited<ReturnType<typeof readStatistics>>;

const statisticsQueries = (db: Database, today: CalendarDate) => ({
  byWeek: leadsByWeek(db, mondaysShown(today)),
  byStatus: leadsByStatusQuery(db, sinceOfFunnel(today)),
  answers: answerTimesQuery(db),
  byMonth: bookedByMonthQuery(db, monthAfter(today, -monthsBack), monthAfter(today, monthsAhead + 1)),
  byKind: bookedByKindQuery(db),
  upcoming: countUpcomingQuery(db, today),
  nextEvents: listUpcomingQuery(db, today),
  byState: subscribersByStateQuery(db),
  failed: countMailsQuery(db, "failed"),
  asked: askedForQuery(db, null, askedListed + 1),
  hasCrate: hasCrateQuery(db),
});

export async function readStatistics(db: Database, today: CalendarDate) {
  const { byWeek, byStatus, answers, byMonth, byKind, upcoming, nextEvents, byState, failed, asked, hasCrate } =
    await batchOf(db, statisticsQueries(db, today));
  return {
    today,
    weeks: mondaysShown(today),
    byWeek,
    byStatus,
    medianAnswerTime: median(answers.map(({ time }) => time)),
    byMonth,
    byKind,
    months: Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) => monthAfter(today, index - monthsBack)),
    upcoming: upcoming[0]?.count ?? 0,
    nextEvents,
    subscribers: byState,
    failedMails: failed[0]?.count ?? 0,
    /** Null without a crate. */
    askedFor: hasCrate.length > 0 ? await missingOf(db, asked, askedListed) : null,
  };
}
