import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position } from "../../database/page-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { addDays, type CalendarDate } from "../../platform/dates.ts";

/** That a booking of within a year owes something: those that were played long ago are found in the list of bookings. */
const owes = (today: CalendarDate): SQL =>
  sql`bookings.status in ('confirmed', 'completed') and bookings.price > ${paidOfBooking}
    and bookings.event_date >= ${addDays(today, -366)}`;

const owed = sql<number>`bookings.price - ${paidOfBooking}`;

/** A statement that sums what is owed by the month of the event, the first month first. */
export const owedByMonthQuery = (db: Database, today: CalendarDate) =>
  db
    .select({
      month: sql<string>`substr(bookings.event_date, 1, 7) || '-01'`.as("month"),
      amount: sql<number>`sum(${owed})`.as("amount"),
    })
    .from(bookings)
    .where(owes(today))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

/** A statement that reads a page of who owes, the next event first, after `from`. One row more tells of a next page. */
export function owingQuery(db: Database, today: CalendarDate, from: Position<string> | null) {
  const after = from ? sql`and (bookings.event_date, bookings.id) > (${from.key}, ${from.id})` : sql``;
  return db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      owed: owed.as("owed"),
    })
    .from(bookings)
    .where(sql`${owes(today)} ${after}`)
    .orderBy(bookings.eventDate, bookings.id)
    .limit(askedRows);
}
