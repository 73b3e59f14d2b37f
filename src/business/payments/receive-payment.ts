import { eq, sql } from "drizzle-orm";
import { brokenConstraint } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import type { EventOutcome } from "../../vocabulary/payments.ts";
import { statusAt } from "../../vocabulary/status-at.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm.ts";
import { holdAgainQueries, isPlaceGone } from "../bookings/hold-date.ts";
import { dueOf } from "../bookings/money-due.ts";
import { bookings } from "../bookings/schema.ts";
import { queueNoticeQuery, queueReceiptQuery, queueTooLateQuery } from "./queue-mails.ts";
import { paymentEvents, payments, refunds } from "./schema.ts";
import { storeEventQuery } from "./store-event.ts";
import { prolongHoldQuery, storePaymentQuery } from "./store-payment.ts";
import type { PaidSession, StripeEvent } from "./stripe-events.ts";

/** What came of an event: `again` when it was known. `heldAgain`: a date that was free has its booking back. */
export interface Received {
  outcome: EventOutcome | "again";
  heldAgain: boolean;
}

/** Why a payment that came for a date which has gone is given back, as the DJ and the client read it. */
const dateWasGone = "The date had gone to another booking when the payment came";

/** Stores a payment for a date that has gone, with its refund, and tells both. */
async function refuse(db: Database, event: StripeEvent, paid: PaidSession, id: string, now: number): Promise<void> {
  const { bookingId, purpose, amount, currency, intentId } = paid;
  await db.batch([
    storeEventQuery(db, event, "refunded", now),
    db.insert(payments).values({
      ...{ id, bookingId, purpose, method: "card", amount, currency, status: "refunded", refundedAmount: amount },
      ...{ eventId: event.id, intentId, createdAt: now },
    }),
    db.insert(refunds).values({
      ...{ id: event.id, paymentId: id, amount, reason: dateWasGone, status: "pending" },
      ...{ nextAttemptAt: now, createdAt: now },
    }),
    queueTooLateQuery(db, id, now),
    queueNoticeQuery(db, id, now),
  ]);
}

/**
 * Stores an event with what follows from it, in one batch: a payment that fits what is due counts and may confirm the
 * booking, with its receipt; any other is kept as unmatched; one whose date has gone is given back. An event that was
 * seen before changes nothing.
 *
 * @param now instant in milliseconds
 * @throws when D1 does: then nothing was stored, and Stripe sends the event again
 */
export async function receivePayment(db: Database, event: StripeEvent, now: number): Promise<Received> {
  const { paid } = event;
  const known = { outcome: "again", heldAgain: false } as const;
  try {
    if (!paid) {
      await storeEventQuery(db, event, "ignored", now);
      return { outcome: "ignored", heldAgain: false };
    }
    const id = crypto.randomUUID();
    const bookingId = paid.bookingId ?? "";
    const [found] = await db
      .select({ due: dueOf(paid.purpose), status: bookings.status, holdEndsAt: bookings.holdEndsAt })
      .from(bookings)
      .where(eq(bookings.id, bookingId));
    const fits = found?.due === paid.amount && paid.currency === "usd";
    const isLost = found !== undefined && statusAt(found, now) === "released";
    const store = [
      storePaymentQuery(db, { ...paid, id, method: "card", eventId: event.id, by: null, note: null }, now),
      db
        .update(paymentEvents)
        .set({ outcome: sql`(select ${payments.status} from ${payments} where ${payments.id} = ${id})` })
        .where(eq(paymentEvents.id, event.id)),
      queueReceiptQuery(db, id, now),
      queueNoticeQuery(db, id, now),
      ...confirmIfCompleteQueries(db, bookingId, now),
    ] as const;
    if (!fits) {
      await db.batch([storeEventQuery(db, event, "unmatched", now), ...store]);
      return { outcome: "unmatched", heldAgain: false };
    }
    try {
      const hold = isLost ? holdAgainQueries(db, bookingId, now) : ([prolongHoldQuery(db, bookingId, now)] as const);
      await db.batch([storeEventQuery(db, event, "paid", now), ...hold, ...store]);
    } catch (error) {
      if (!isPlaceGone(error)) throw error;
      await refuse(db, event, paid, id, now);
      return { outcome: "refunded", heldAgain: false };
    }
    return { outcome: "paid", heldAgain: isLost };
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === "payment_events.id") return known;
    // Two events can tell of one payment, the second of which has nothing to add.
    if (broken !== "payments.intent_id") throw error;
    await storeEventQuery(db, event, "ignored", now).onConflictDoNothing();
    return known;
  }
}
