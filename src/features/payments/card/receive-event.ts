import { and, eq, isNull } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import { brokenConstraint } from "../../../database/broken-constraint.ts";
import type { Database } from "../../../database/client.ts";
import { disputes, paymentEvents, payments, refunds } from "../../../database/schema/payments.ts";
import type { StripeSettings } from "../../../env.ts";
import type { EventOutcome } from "../model.ts";
import { receivePayment, storeEventQuery } from "../receive-payment.ts";
import { cardAtStripe, paidAtStripe, paymentAtStripe } from "./payment-at-stripe.ts";
import { storeReturnedQueries } from "./store-returned.ts";
import type { StripeEvent } from "./stripe-events.ts";

/** `again`: it was known. `heldAgain`: a date that was free has its booking back. */
export interface Received {
  outcome: EventOutcome | "again";
  heldAgain: boolean;
}

const known: Received = { outcome: "again", heldAgain: false };

async function readKnown(db: Database, { id, intentId }: StripeEvent) {
  const isOfEvent = eq(payments.intentId, intentId ?? "");
  const {
    seen: [seen],
    payment: [payment],
    given,
    disputed,
  } = await batchOf(db, {
    seen: db.select({ id: paymentEvents.id }).from(paymentEvents).where(eq(paymentEvents.id, id)),
    payment: db.select({ id: payments.id }).from(payments).where(isOfEvent),
    given: db
      .select({ id: refunds.id, status: refunds.status })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(isOfEvent),
    disputed: db
      .select({ id: disputes.id, status: disputes.status, isClosed: disputes.isClosed })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .where(isOfEvent),
  });
  return { isSeen: seen !== undefined, payment, returns: { refunds: given, disputes: disputed } };
}

/**
 * Asks Stripe how the payment stands, so the events' order and number do not matter.
 * @throws when D1 or Stripe cannot be asked: nothing was stored, and Stripe retries
 */
export async function receiveEvent(
  db: Database,
  settings: StripeSettings,
  event: StripeEvent,
  now: number,
): Promise<Received> {
  const { paid, intentId } = event;
  const { isSeen, payment, returns } = await readKnown(db, event);
  if (isSeen) return known;
  try {
    if (intentId === null) {
      await storeEventQuery(db, event, "ignored", now);
      return { outcome: "ignored", heldAgain: false };
    }
    const [atStripe, session] = await Promise.all([
      paymentAtStripe(settings, intentId),
      paid ?? (payment ? null : paidAtStripe(settings, intentId)),
    ]);
    if (payment) {
      await db.batch([
        storeEventQuery(db, event, "noted", now),
        db
          .update(payments)
          .set({ fee: atStripe.fee })
          .where(and(eq(payments.id, payment.id), isNull(payments.fee))),
        ...storeReturnedQueries(db, payment.id, atStripe, returns, now),
      ]);
      return { outcome: "noted", heldAgain: false };
    }
    if (session) {
      const card = session.keepsCard ? await cardAtStripe(settings, intentId) : null;
      return await receivePayment(db, { ...event, paid: session, card }, atStripe, now);
    }
    await storeEventQuery(db, event, "ignored", now);
    return { outcome: "ignored", heldAgain: false };
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === "payment_events.id") return known;
    // A concurrent event stored this payment and may know less.
    if (broken === "payments.intent_id") return receiveEvent(db, settings, event, now);
    throw error;
  }
}
