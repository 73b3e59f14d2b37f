import { desc, eq } from "drizzle-orm";
import { balanceDueDays } from "../../content/terms.ts";
import type { Database } from "../../database/client.ts";
import { type Position, pageOf } from "../../database/page-of.ts";
import { disputes, payments, refunds } from "../../database/schema/payments.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";
import { refundsOfBookingQuery } from "./give-refund.ts";
import { invoicesOfBookingQuery } from "./invoices.ts";
import { paidByMonthQuery } from "./money-by-month.ts";
import { moneyOfBookingQuery } from "./money-of-booking.ts";
import { owedByMonthQuery, owingQuery } from "./owed-money.ts";

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

/** A statement that reads one payment as the DJ sees it. */
export const listedPaymentQuery = (db: Database, id: string) =>
  db.select(listed).from(payments).where(eq(payments.id, id));

/** What the page of money shows, in one round trip; who owes begins after `from`. Months are those of the business. */
export async function readMoney(db: Database, from: Position<string> | null, now: number) {
  const today = calendarDateAt(now);
  const [unmatched, newest, failed, disputed, paidByMonth, owedByMonth, owing] = await db.batch([
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
      .orderBy(desc(refunds.createdAt))
      .limit(shown),
    disputesQuery(db).where(eq(disputes.isClosed, false)),
    paidByMonthQuery(db, today),
    owedByMonthQuery(db, today),
    owingQuery(db, today, from),
  ]);
  const { rows, next } = pageOf(owing, ({ eventDate }) => eventDate);
  const overdueBefore = addDays(today, balanceDueDays);
  return {
    ...{ unmatched, newest, failed, disputes: disputed, paidByMonth, owedByMonth },
    owing: {
      next,
      later: from !== null,
      rows: rows.map((row) => ({ ...row, isOverdue: row.eventDate < overdueBefore })),
    },
  };
}
