import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { EventCategory } from "../../content/categories.ts";
import { addDays, type CalendarDate, instantAt, weekdayOf } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { countMailsQuery } from "../../mail/outbox-page.ts";
import type { SubscriberState } from "../../vocabulary/statuses.ts";
import { bookings } from "../bookings/schema.ts";
import { contacts } from "../leads/schema.ts";
import { newsletterSubscribers as subscribers } from "../newsletter/schema.ts";
import { median } from "./median.ts";

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

/** SQLite knows no time zones: days at the business come to it as the instants at which they begin. */
const startOf = (date: CalendarDate): number => instantAt(date, 0);

const category = sql<EventCategory | "message">`coalesce(${contacts.eventCategory}, 'message')`.as("category");

/** Leads by the Monday of their week, one of `mondays` (the earliest first), and category. */
function leadsByWeek(db: Database, mondays: readonly [CalendarDate, ...CalendarDate[]]) {
  const begun = mondays.map((monday) => sql`when ${contacts.createdAt} >= ${startOf(monday)} then ${monday}`);
  const week = sql<CalendarDate>`case ${sql.join(begun.reverse(), sql` `)} end`.as("week");
  return db
    .select({ week, category, leads: count() })
    .from(contacts)
    .where(gte(contacts.createdAt, startOf(mondays[0])))
    .groupBy((row) => [row.week, row.category]);
}

/** A statement that counts leads since a date by their status of now, and category. */
export const leadsByStatusQuery = (db: Database, since: CalendarDate) =>
  db
    .select({ status: contacts.status, category, leads: count() })
    .from(contacts)
    .where(gte(contacts.createdAt, startOf(since)))
    // By the columns themselves: their index gives the groups in order, and nothing is sorted.
    .groupBy(contacts.status, contacts.eventCategory);

/** Milliseconds from message to answer, of the newest answers. */
const answerTimesQuery = (db: Database) =>
  db
    .select({ time: sql<number>`${contacts.answeredAt} - ${contacts.createdAt}` })
    .from(contacts)
    .where(isNotNull(contacts.answeredAt))
    .orderBy(desc(contacts.answeredAt))
    .limit(answersCounted);

const month = sql<string>`substr(${bookings.eventDate}, 1, 7)`.as("month");

/** Bookings that took or will take place, and their value in cents, by month (`YYYY-MM`) from `from` to before `end`. */
const bookedByMonthQuery = (db: Database, from: string, end: string) =>
  db
    .select({ month, bookings: count(), revenue: sql<number>`sum(${bookings.price})` })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ["confirmed", "completed"]),
        gte(bookings.eventDate, from),
        lt(bookings.eventDate, end),
      ),
    )
    .groupBy((row) => row.month);

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

const state = sql<SubscriberState>`case when not ${subscribers.subscribed} then 'left'
  when ${subscribers.confirmedAt} is null then 'unconfirmed' else 'confirmed' end`.as("state");

const subscribersByStateQuery = (db: Database) =>
  db
    .select({ state, subscribers: count() })
    .from(subscribers)
    .groupBy((row) => row.state);

/** The Mondays of the weeks that are shown on `today`, the earliest first. */
function mondaysShown(today: CalendarDate): [CalendarDate, ...CalendarDate[]] {
  const first = addDays(mondayOf(today), -7 * (weeksShown - 1));
  return [first, ...Array.from({ length: weeksShown - 1 }, (_, index) => addDays(first, 7 * (index + 1)))];
}

/** What the statistics page shows of the database. */
export type Statistics = Awaited<ReturnType<typeof readStatistics>>;

/** The statements behind the statistics of `today`, in the order in which {@link readStatistics} takes their rows. */
export const statisticsQueries = (db: Database, today: CalendarDate) =>
  [
    leadsByWeek(db, mondaysShown(today)),
    leadsByStatusQuery(db, sinceOfFunnel(today)),
    answerTimesQuery(db),
    bookedByMonthQuery(db, monthAfter(today, -monthsBack), monthAfter(today, monthsAhead + 1)),
    countUpcomingQuery(db, today),
    listUpcomingQuery(db, today),
    subscribersByStateQuery(db),
    countMailsQuery(db, "failed"),
  ] as const;

/** The statistics of `today`, in one round trip. */
export async function readStatistics(db: Database, today: CalendarDate) {
  const [byWeek, byStatus, answers, byMonth, upcoming, nextEvents, byState, failed] = await db.batch(
    statisticsQueries(db, today),
  );
  return {
    today,
    weeks: mondaysShown(today),
    byWeek,
    byStatus,
    medianAnswerTime: median(answers.map(({ time }) => time)),
    byMonth,
    months: Array.from({ length: monthsBack + 1 + monthsAhead }, (_, index) => monthAfter(today, index - monthsBack)),
    upcoming: upcoming[0]?.count ?? 0,
    nextEvents,
    subscribers: byState,
    failedMails: failed[0]?.count ?? 0,
  };
}
