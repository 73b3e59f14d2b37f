import { eq, sql } from "drizzle-orm";
import { brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { payments, refunds } from "../../database/schema/payments.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import { countReturnedQuery } from "./count-returned.ts";

/** A refund that the DJ gives. Amount in cents; `key` is the form's own. */
export interface NewRefund {
  key: string;
  paymentId: string;
  amount: number;
  reason: string;
  by: string;
}

/**
 * Notes a refund in one batch with its mail and a line of the audit log: the payment has that much less, and what was paid by
 * card is asked of Stripe from now on. The same form again changes nothing.
 *
 * @returns whether it is noted; not when more was asked for than is left
 */
export async function giveRefund(db: Database, { key, paymentId, amount, reason, by }: NewRefund, now: number) {
  const isNoted = sql`exists (select 1 from ${refunds} where ${refunds.id} = ${key})`;
  try {
    // The first of two equal forms may have left nothing to give back: then the second would be too much.
    const known = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, key));
    if (known.length > 0) return true;
    const [noted] = await db.batch([
      db
        .insert(refunds)
        .select(
          sql`select ${key} as id, payments.id as payment_id, ${amount} as amount, ${reason} as reason,
            iif(payments.method = 'card', 'pending', 'done') as status, ${by} as "by", 0 as attempts,
            iif(payments.method = 'card', ${now}, null) as next_attempt_at, null as last_error, ${now} as created_at
            from payments where payments.id = ${paymentId} and payments.amount - payments.refunded_amount >= ${amount}`,
        )
        .returning({ id: refunds.id }),
      countReturnedQuery(db, paymentId),
      queueMailsOfRowsQuery(
        db,
        {
          kind: "payment-refunded",
          data: { refundId: sql`${key}` },
          recipient: bookings.clientEmail,
          event: [sql`${key}`],
          from: sql`${payments} inner join ${bookings} on ${bookings.id} = ${payments.bookingId}
            where ${payments.id} = ${paymentId} and instr(${bookings.clientEmail}, '@') > 0 and ${isNoted}`,
        },
        now,
      ).onConflictDoNothing({ target: outbox.dedupeKey }),
      auditQuery(db, { what: "refunded", who: by, about: paymentId }, now, isNoted),
    ]);
    return noted.length > 0;
  } catch (error) {
    if (brokenConstraint(error) === "refunds.id") return true;
    throw error;
  }
}

/** A statement that reads the refunds of a booking's payments, the first one first. */
export const refundsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      amount: refunds.amount,
      reason: refunds.reason,
      status: refunds.status,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(refunds.createdAt);
