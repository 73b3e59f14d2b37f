import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { payments } from "../../database/schema/payments.ts";
import { day } from "../../platform/durations.ts";
import { isSigned } from "../bookings/confirm.ts";
import { dueOf } from "../bookings/money-due.ts";
import type { PaidSession } from "./stripe-events.ts";

/** Milliseconds that are added to a hold, once, of which something is paid before it is signed. */
const timeToSign = day;

/** A payment by card that came in. Amount in cents, currency in lower case; `isLeft`: it has not gone back in full by now. */
export interface NewPayment extends PaidSession {
  id: string;
  eventId: string;
  isLeft: boolean;
}

/**
 * A statement that stores a payment. It decides itself whether the payment is what is due at this moment: then it counts and
 * has the next number of the receipts; otherwise it is unmatched and has none.
 */
export function storePaymentQuery(db: Database, payment: NewPayment, now: number) {
  const { purpose, amount, currency } = payment;
  const fits = payment.isLeft ? sql`(${currency} = 'usd' and ${dueOf(purpose)} = ${amount})` : sql`false`;
  // The columns in the order of the schema.
  return db.insert(payments).select(
    sql`select ${payment.id} as id, bookings.id as booking_id, ${purpose} as purpose, 'card' as method,
      ${amount} as amount, ${currency} as currency, iif(${fits}, 'paid', 'unmatched') as status,
      ${payment.eventId} as event_id, ${payment.intentId} as intent_id,
      iif(${fits}, (select coalesce(max(receipt_number), 0) + 1 from payments), null) as receipt_number,
      0 as refunded_amount, null as note, null as "by", ${now} as created_at
      from (select 1) left join bookings on bookings.id = ${payment.bookingId}`,
  );
}

/**
 * A statement that gives a hold more time of which something is being paid and which is not signed yet: once, for the
 * first payment that counts. It stands before that payment in its batch.
 */
export const prolongHoldQuery = (db: Database, bookingId: string, now: number) =>
  db
    .update(bookings)
    .set({ holdEndsAt: sql`${bookings.holdEndsAt} + ${timeToSign}`, updatedAt: now })
    .where(
      and(
        eq(bookings.id, bookingId),
        eq(bookings.status, "hold"),
        isNotNull(bookings.holdEndsAt),
        not(isSigned),
        sql`not exists (select 1 from payments where payments.booking_id = bookings.id
          and payments.receipt_number is not null)`,
      ),
    );
