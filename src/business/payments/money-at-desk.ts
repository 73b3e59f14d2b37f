import { desc, eq, sql } from "drizzle-orm";
import { balanceDueDays } from "../../content/terms.ts";
import { addDays, calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { bookings } from "../bookings/schema.ts";
import { paidOfBooking } from "./due.ts";
import { refundsOfBookingQuery } from "./give-refund.ts";
import { invoicesOfBookingQuery } from "./invoices.ts";
import { moneyOfBookingQuery } from "./money-of-booking.ts";
import { disputes, payments, refunds } from "./schema.ts";

/** Payments, and whatever else of money, that a page shows at most. */
const shown = 50;

const listed = {
  id: payments.id,
  bookingId: payments.bookingId,
  purpose: payments.purpose,
  method: payments.method,
  amount: payments.amount,
  currency: payments.currency,
  status: payments.status,
  receiptNumber: payments.receiptNumber,
  refundedAmount: payments.refundedAmount,
  note: payments.note,
  by: payments.by,
  createdAt: payments.createdAt,
};

/** A statement that reads disputes, the newest first; whoever says which adds that. */
const disputesQuery = (db: Database) =>
  db
    .select({
      id: disputes.id,
      bookingId: payments.bookingId,
      amount: disputes.amount,
      reason: disputes.reason,
      status: disputes.status,
      createdAt: disputes.createdAt,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .orderBy(desc(disputes.createdAt))
    .limit(shown)
    .$dynamic();

/** A dispute as the DJ sees it. Amount in cents; reason and status in Stripe's words. */
export type ListedDispute = Awaited<ReturnType<typeof disputesQuery>>[number];

/** A booking with its money, its payments, their refunds, disputes and invoices, in one round trip; null when there is none. */
export async function readBookingMoney(db: Database, id: string) {
  const [[found], paid, given, disputed, issued] = await db.batch([
    moneyOfBookingQuery(db, id),
    db.select(listed).from(payments).where(eq(payments.bookingId, id)).orderBy(desc(payments.createdAt)),
    refundsOfBookingQuery(db, id),
    disputesQuery(db).where(eq(payments.bookingId, id)),
    invoicesOfBookingQuery(db, id),
  ]);
  return found ? { ...found, payments: paid, refunds: given, disputes: disputed, invoices: issued } : null;
}

/** A payment as the DJ sees it. Amounts in cents. */
export type ListedPayment = NonNullable<Awaited<ReturnType<typeof readBookingMoney>>>["payments"][number];

/** A month of the year and what came in it, or falls due in it, in cents. */
export interface MonthOfMoney {
  /** `YYYY-MM`. */
  month: string;
  amount: number;
}

/** What the page of money shows, in one round trip. Months are those of Eastern time for what is due, of UTC for what came. */
export async function readMoney(db: Database, now: number) {
  const today = calendarDateAt(now);
  const owes = sql`bookings.status in ('confirmed', 'completed') and bookings.price > ${paidOfBooking}`;
  const owed = sql<number>`bookings.price - ${paidOfBooking}`;
  // Those that were played long ago and never paid are found in their list of bookings.
  const since = sql`bookings.event_date >= ${addDays(today, -366)}`;
  const month = sql<string>`strftime('%Y-%m', ${payments.createdAt} / 1000, 'unixepoch')`;
  const [unmatched, newest, failed, disputed, paidByMonth, owing] = await db.batch([
    db
      .select(listed)
      .from(payments)
      .where(eq(payments.status, "unmatched"))
      .orderBy(desc(payments.createdAt))
      .limit(shown),
    db.select(listed).from(payments).orderBy(desc(payments.createdAt), desc(payments.id)).limit(shown),
    db
      .select({ id: refunds.id, amount: refunds.amount, reason: refunds.reason, lastError: refunds.lastError })
      .from(refunds)
      .where(eq(refunds.status, "failed"))
      .limit(shown),
    disputesQuery(db).where(eq(disputes.isClosed, false)),
    db
      .select({ month: month.as("month"), amount: sql<number>`sum(${payments.amount} - ${payments.refundedAmount})` })
      .from(payments)
      .where(sql`${payments.status} = 'paid' and ${payments.createdAt} >= ${now - 366 * 86_400_000}`)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    db
      .select({
        id: bookings.id,
        clientName: bookings.clientName,
        eventDate: bookings.eventDate,
        owed: owed.as("owed"),
      })
      .from(bookings)
      .where(sql`${owes} and ${since}`)
      .orderBy(bookings.eventDate)
      .limit(200),
  ]);
  const overdueBefore = addDays(today, balanceDueDays);
  const rows = owing.map((row) => ({ ...row, isOverdue: row.eventDate < overdueBefore }));
  const sums = new Map<string, number>();
  for (const { eventDate, owed: sum } of rows) {
    const key = eventDate.slice(0, 7);
    sums.set(key, (sums.get(key) ?? 0) + sum);
  }
  const owedByMonth: MonthOfMoney[] = [...sums].map(([key, sum]) => ({ month: key, amount: sum }));
  return { unmatched, newest, failed, disputes: disputed, paidByMonth, owing: rows, owedByMonth };
}
