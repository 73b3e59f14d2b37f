import { eq, sql } from "drizzle-orm";
import { brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { paidOfBooking, payments } from "../../database/schema/payments.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm.ts";
import { holdAgainQueries, isPlaceGone } from "../bookings/holds.ts";
import { statusAt } from "../bookings/model.ts";
import type { PaymentMethod, PaymentPurpose } from "./model.ts";
import { queueReceiptQuery } from "./queue-mails.ts";
import { prolongHoldQuery } from "./receive-payment.ts";

/** A payment that the DJ says has come. Amount in cents; `key` is the form's own. */
export interface MarkedPayment {
  key: string;
  bookingId: string;
  purpose: PaymentPurpose;
  method: Exclude<PaymentMethod, "card">;
  amount: number;
  note: string | null;
  by: string;
}

/** What became of it: `gone`: there is no such booking; `too-much`: more than is owed; `date-gone`: another has the date. */
export type Marked = "marked" | "gone" | "too-much" | "date-gone";

/**
 * Stores a payment that the DJ has marked, in one batch with its receipt, the line of the audit log and what follows as from
 * one by card. It may be a part of what is owed, and no more than that. The same form again changes nothing.
 */
export async function markPayment(db: Database, mark: MarkedPayment, now: number): Promise<Marked> {
  const { key, bookingId, purpose, method, amount, note, by } = mark;
  const isThere = sql`exists (select 1 from ${payments} where ${payments.id} = ${key})`;
  const owed = sql<number>`bookings.price - ${paidOfBooking}`;
  // The columns in the order of the schema.
  const storeQuery = db
    .insert(payments)
    .select(
      sql`select ${key} as id, bookings.id as booking_id, ${purpose} as purpose, ${method} as method, ${amount} as amount,
        'usd' as currency, 'paid' as status, null as event_id, null as intent_id,
        (select coalesce(max(receipt_number), 0) + 1 from payments) as receipt_number, 0 as refunded_amount,
        ${note} as note, ${by} as "by", ${now} as created_at
        from bookings where bookings.id = ${bookingId} and bookings.status <> 'cancelled' and ${amount} <= ${owed}`,
    )
    .returning({ id: payments.id });
  try {
    const [[booking], known] = await db.batch([
      db
        .select({ status: bookings.status, holdEndsAt: bookings.holdEndsAt, owed })
        .from(bookings)
        .where(eq(bookings.id, bookingId)),
      db.select({ id: payments.id }).from(payments).where(eq(payments.id, key)),
    ]);
    if (known.length > 0) return "marked";
    if (!booking) return "gone";
    if (amount > booking.owed) return "too-much";
    const isLost = statusAt(booking, now) === "released";
    // Before the payment is there: the first gives a hold more time. Whatever it is for, it counts toward the deposit.
    const hold = isLost ? holdAgainQueries(db, bookingId, now) : ([prolongHoldQuery(db, bookingId, now)] as const);
    const results = await db.batch([
      ...hold,
      storeQuery,
      queueReceiptQuery(db, key, now),
      auditQuery(db, { what: "payment-marked", who: by, about: bookingId }, now, isThere),
      ...confirmIfCompleteQueries(db, bookingId, now),
    ]);
    const stored = results[hold.length];
    return Array.isArray(stored) && stored.length > 0 ? "marked" : "too-much";
  } catch (error) {
    if (brokenConstraint(error) === "payments.id") return "marked";
    if (isPlaceGone(error)) return "date-gone";
    throw error;
  }
}
