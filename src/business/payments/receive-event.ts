import { brokenConstraint } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import type { StripeSettings } from "../../env.ts";
import { noteDispute } from "./note-dispute.ts";
import { noteRefunds } from "./note-refunds.ts";
import { type Received, receivePayment } from "./receive-payment.ts";
import type { StripeEvent } from "./stripe-events.ts";

/**
 * Stores an event of Stripe's with what follows from it, once: a payment, a refund, a dispute; any other is only noted as seen.
 *
 * @throws when D1 or Stripe cannot be asked: then nothing was stored, and Stripe sends the event again
 */
export async function receiveEvent(
  db: Database,
  settings: StripeSettings,
  event: StripeEvent,
  now: number,
): Promise<Received> {
  const { refundOf, dispute } = event;
  if (refundOf === null && dispute === null) return receivePayment(db, event, now);
  try {
    const outcome = dispute
      ? await noteDispute(db, { ...event, dispute }, now)
      : await noteRefunds(db, settings, { ...event, refundOf: refundOf ?? "" }, now);
    return { outcome, heldAgain: false };
  } catch (error) {
    if (brokenConstraint(error) !== "payment_events.id") throw error;
    return { outcome: "again", heldAgain: false };
  }
}
