import { and, asc, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { addDays, type CalendarDate } from "../../../platform/dates.ts";

/** Months of revenue before and after the current one. */
export const monthsBack = 12;

export const monthsAhead = 6;

/** Days ahead in which events count as upcoming, and how many of them are listed. */
const upcomingDays = 90;

const upcomingListed = 5;

/** The month `months` after that of `date`, as `YYYY-MM`. */
export function monthAfter(date: CalendarDate, months: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

const month = sql<string>`substr(${bookings.eventDate}, 1, 7)`.as("month");

/** Bookings that took or will take place, and their value in cents, by month (`YYYY-MM`) from `from` to before `end`. */
export const bookedByMonthQuery = (db: Database, from: string, end: string) =>
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

export const countUpcomingQuery = (db: Database, today: CalendarDate) =>
  db.select({ count: count() }).from(bookings).where(isUpcoming(today));

export const listUpcomingQuery = (db: Database, today: CalendarDate) =>
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
