import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, isSignedByClient } from "../../database/schema/bookings.ts";
import { disputes, paidOfBooking, payments, refunds } from "../../database/schema/payments.ts";
import type { NotNeeded } from "../../platform/mail/message.ts";
import { dueOf } from "../bookings/money-due.ts";

/**
 * A payment with its booking, where it has one, with what is paid of that in all and due of its deposit
 * (cents), whether its client has signed, and whether the site gave it back because the date had gone.
 */
export async function paymentOfMail(db: Database, id: string) {
  const [found] = await db
    .select({
      payment: payments,
      booking: bookingFields,
      paid: paidOfBooking,
      depositDue: dueOf("deposit"),
      isSignedByClient: isSignedByClient.mapWith(Boolean),
      isRefused: sql`exists (select 1 from refunds where refunds.id = payments.event_id)`.mapWith(Boolean),
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, id));
  return found ?? null;
}

/** A refund with its payment and that one's booking, where it has one. */
export async function refundOfMail(db: Database, id: string) {
  const [found] = await db
    .select({ refund: refunds, payment: payments, booking: bookingFields })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(refunds.id, id));
  return found ?? null;
}

/** A dispute with its payment and that one's booking, where it has one. */
export async function disputeOfMail(db: Database, id: string) {
  const [found] = await db
    .select({ dispute: disputes, payment: payments, booking: bookingFields })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(disputes.id, id));
  return found ?? null;
}

export const gone: NotNeeded = { notNeeded: "The payment's booking is gone, or has another address now" };
