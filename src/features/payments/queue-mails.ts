import { eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { disputes, payments, refunds } from "../../database/schema/payments.ts";
import type { NotNeeded } from "../../platform/mail/message.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { dueOf } from "../bookings/model.ts";

/** Sums in cents. */
export async function paymentOfMail(db: Database, id: string) {
  const [found] = await db
    .select({
      payment: payments,
      booking: bookingFields,
      sums: sumsOfBooking,
      depositDue: dueOf("deposit"),
      unsigned: unsignedOfBooking,
      isRefused: sql`exists (select 1 from refunds where refunds.id = payments.event_id)`.mapWith(Boolean),
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, id));
  return found ?? null;
}

export async function refundOfMail(db: Database, id: string) {
  const [found] = await db
    .select({
      refund: refunds,
      payment: payments,
      booking: bookingFields,
      sums: sumsOfBooking,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(refunds.id, id));
  return found ?? null;
}

export async function disputeOfMail(db: Database, id: string) {
  const [found] = await db
    .select({ dispute: disputes, payment: payments, booking: bookingFields })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(disputes.id, id));
  return found ?? null;
}

export const paymentGone: NotNeeded = { notNeeded: "The payment's booking is gone, or has another address now" };

const toClient =
  (kind: "payment-receipt" | "payment-unmarked" | "payment-too-late", condition = sql`true`) =>
  (db: Database, id: string, now: number) =>
    queueMailsOfRowsQuery(
      db,
      {
        kind,
        data: { paymentId: sql`${payments.id}` },
        recipient: bookings.clientEmail,
        event: [payments.id],
        from: sql`${payments} inner join ${bookings} on ${bookings.id} = ${payments.bookingId}
          where ${payments.id} = ${id} and ${condition} and ${isReachable(bookings.clientEmail)}`,
      },
      now,
    );

/** Runs behind the payment, which must count. */
export const queueReceiptQuery = toClient("payment-receipt", sql`${payments.status} = 'paid'`);

/** Runs behind that change. */
export const queueUnmarkedQuery = toClient("payment-unmarked", sql`${payments.status} = 'unmarked'`);

export const queueTooLateQuery = toClient("payment-too-late");

/** Runs behind the payment. */
export const queueNotDueQuery = toClient(
  "payment-too-late",
  sql`${payments.status} = 'unmatched' and ${payments.currency} = 'usd'`,
);

export const queueNoticeQuery = (db: Database, id: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "payment-notice",
      data: { paymentId: sql`${payments.id}` },
      recipient: sql`${site.email}`,
      event: [payments.id],
      from: sql`${payments} where ${payments.id} = ${id}`,
    },
    now,
  );
