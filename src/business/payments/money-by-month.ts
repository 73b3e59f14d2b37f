import { type SQL, sql } from "drizzle-orm";
import { addDays, type CalendarDate, instantAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { askedRows, type Position } from "../../db/page-of.ts";
import { monthAround } from "../../months.ts";
import { paidOfBooking } from "../bookings/money-due.ts";
import { bookings } from "../bookings/schema.ts";
import { payments } from "./schema.ts";

/** A month and what came in it, or falls due in it, in cents. */
export interface MonthOfMoney {
  /** The first day of the month. */
  month: string;
  amount: number;
}

/** Months back that are shown, this one among them. */
const monthsBack = 13;

/** The first days of the months up to that of `today`, the last one first, with the instants at which each begins and ends. */
function monthsUpTo(today: CalendarDate): SQL[] {
  const months: SQL[] = [];
  let { first, last } = monthAround(today);
  for (let count = 0; count < monthsBack; count += 1) {
    months.push(sql`(${first}, ${instantAt(first, 0)}, ${instantAt(addDays(last, 1), 0)})`);
    ({ first, last } = monthAround(addDays(first, -1)));
  }
  return months;
}

/** A statement that sums what was paid in each month at the business and not given back, the first month first. */
export const paidByMonthQuery = (db: Database, today: CalendarDate) =>
  db
    .select({
      month: sql<string>`months.column1`.as("month"),
      amount: sql<number>`sum(${payments.amount} - ${payments.refundedAmount})`.as("amount"),
    })
    .from(sql`(values ${sql.join(monthsUpTo(today), sql`, `)}) as months`)
    .innerJoin(
      payments,
      sql`${payments.createdAt} >= months.column2 and ${payments.createdAt} < months.column3 and ${payments.status} = 'paid'`,
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);

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
