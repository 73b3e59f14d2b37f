import { and, eq, isNotNull, not, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { announcedPayments, checkouts, paymentEvents, payments, refunds } from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { confirmIfCompleteQueries, isSigned } from "../bookings/confirm.ts";
import { holdAgainQueries, isPlaceGone } from "../bookings/holds.ts";
import { dueOf, statusAt } from "../bookings/model.ts";
import type { EventOutcome } from "./model.ts";
import { leftOf, type PaymentAtStripe } from "./payment-at-stripe.ts";
import { queueNoticeQuery, queueReceiptQuery, queueTooLateQuery } from "./queue-mails.ts";
import { storeReturnedQueries } from "./store-returned.ts";
import type { PaidSession, StripeEvent } from "./stripe-events.ts";

/** Milliseconds that are added to a hold, once, of which something is paid before it is signed. */
const timeToSign = day;

/** A payment by card that came in. Amount in cents, currency in lower case; `isLeft`: it has not gone back in full by now. */
interface NewPayment extends PaidSession {
  id: string;
  eventId: string;
  isLeft: boolean;
}

/**
 * A statement that stores a payment. It decides itself whether the payment is what is due at this moment: then it counts and
 * has the next number of the receipts; otherwise it is unmatched and has none.
 */
function storePaymentQuery(db: Database, payment: NewPayment, now: number) {
  const { purpose, amount, currency } = payment;
  const fits = payment.isLeft ? sql`(${currency} = 'usd' and ${dueOf(purpose)} = ${amount})` : sql`false`;
  // The columns in the order of the schema.
  return db.insert(payments).select(
    sql`select ${payment.id} as id, bookings.id as booking_id, ${purpose} as purpose, 'card' as method,
      ${amount} as amount, ${currency} as currency, iif(${fits}, 'paid', 'unmatched') as status,
      ${payment.eventId} as event_id, ${payment.intentId} as intent_id,
      iif(${fits}, (select coalesce(max(receipt_number), 0) + 1 from payments), null) as receipt_number,
      0 as refunded_amount, null as note, null as "by", ${calendarDateAt(now)} as received_on,
      null as unmarked_at, null as unmarked_by, null as unmark_reason, ${now} as created_at
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

/** A statement that forgets what was announced of a booking once the payment `id` counts. It stands behind that in its batch. */
export const endAnnouncedQuery = (db: Database, id: string) =>
  db.delete(announcedPayments).where(
    sql`${announcedPayments.bookingId} = (select payments.booking_id from payments where payments.id = ${id} and payments.status = 'paid'
        and payments.purpose <> 'tip')`,
  );

/** What came of a payment. `heldAgain`: a date that was free has its booking back. */
interface ReceivedPayment {
  outcome: "paid" | "refunded" | "unmatched";
  heldAgain: boolean;
}

/** An event with the payment that it tells of. */
type PaymentEvent = StripeEvent & { paid: PaidSession };

/** Why a payment that came for a date which has gone is given back, as the DJ and the client read it. */
const dateWasGone = "The date had gone to another booking when the payment came";

const nothingKnown = { refunds: [], disputes: [] };

/** Stores a payment for a date that has gone, with a refund of what is left of it, and tells both. */
async function refuse(db: Database, event: PaymentEvent, atStripe: PaymentAtStripe, id: string, now: number) {
  const { bookingId, purpose, amount, currency, intentId } = event.paid;
  await db.batch([
    storeEventQuery(db, event, "refunded", now),
    db.insert(payments).values({
      ...{ id, bookingId, purpose, method: "card", amount, currency, status: "refunded", refundedAmount: amount },
      ...{ eventId: event.id, intentId, receivedOn: calendarDateAt(now), createdAt: now },
    }),
    db.insert(refunds).values({
      ...{ id: event.id, paymentId: id, amount: leftOf(amount, atStripe), reason: dateWasGone, status: "pending" },
      ...{ nextAttemptAt: now, createdAt: now },
    }),
    ...storeReturnedQueries(db, id, atStripe, nothingKnown, now),
    queueTooLateQuery(db, id, now),
    queueNoticeQuery(db, id, now),
  ]);
}

/**
 * Stores an event with the payment that it tells of and what has gone back of that by now, in one batch: a payment that fits what
 * is due counts and may confirm the booking, with its receipt; any other is kept as unmatched; one whose date has gone is
 * given back. One of which nothing is left is kept, and does nothing.
 *
 * @param now instant in milliseconds
 * @throws when D1 does: then nothing was stored
 */
export async function receivePayment(
  db: Database,
  event: PaymentEvent,
  atStripe: PaymentAtStripe,
  now: number,
): Promise<ReceivedPayment> {
  const { paid } = event;
  const id = crypto.randomUUID();
  const bookingId = paid.bookingId ?? "";
  const [found] = await db
    .select({ due: dueOf(paid.purpose), status: bookings.status, holdEndsAt: bookings.holdEndsAt })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  const isLeft = leftOf(paid.amount, atStripe) > 0;
  const fits = isLeft && found?.due === paid.amount && paid.currency === "usd";
  const isLost = found !== undefined && statusAt(found, now) === "released";
  const store = [
    storePaymentQuery(db, { ...paid, id, eventId: event.id, isLeft }, now),
    ...storeReturnedQueries(db, id, atStripe, nothingKnown, now),
    db
      .update(paymentEvents)
      .set({ outcome: sql`(select ${payments.status} from ${payments} where ${payments.id} = ${id})` })
      .where(eq(paymentEvents.id, event.id)),
    db
      .update(checkouts)
      .set({ nextCheckAt: null })
      .where(and(eq(checkouts.bookingId, bookingId), eq(checkouts.purpose, paid.purpose))),
    endAnnouncedQuery(db, id),
    queueReceiptQuery(db, id, now),
    queueNoticeQuery(db, id, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ];
  if (!fits) {
    await db.batch([storeEventQuery(db, event, "unmatched", now), ...store]);
    return { outcome: isLeft ? "unmatched" : "refunded", heldAgain: false };
  }
  try {
    const hold = isLost ? holdAgainQueries(db, bookingId, now) : ([prolongHoldQuery(db, bookingId, now)] as const);
    await db.batch([storeEventQuery(db, event, "paid", now), ...hold, ...store]);
  } catch (error) {
    if (!isPlaceGone(error)) throw error;
    await refuse(db, event, atStripe, id, now);
    return { outcome: "refunded", heldAgain: false };
  }
  return { outcome: "paid", heldAgain: isLost };
}

/** A statement that stores an event. It breaks its batch when the event was seen before. */
export const storeEventQuery = (db: Database, { id, type, paid }: StripeEvent, outcome: EventOutcome, now: number) =>
  db.insert(paymentEvents).values({
    id,
    type,
    outcome,
    bookingId: paid?.bookingId ?? null,
    amount: paid?.amount ?? null,
    currency: paid?.currency ?? null,
    createdAt: now,
  });
