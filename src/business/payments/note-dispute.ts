import { eq } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../db/client.ts";
import { queueMailQuery } from "../../mail/outbox.ts";
import type { EventOutcome } from "../../vocabulary/payments.ts";
import { disputes, payments } from "./schema.ts";
import { storeEventQuery } from "./store-event.ts";
import type { StripeEvent, ToldDispute } from "./stripe-events.ts";

/**
 * Stores that a payer's bank takes a payment back, or how Stripe has decided it, and tells the DJ once. The payment counts
 * until the DJ gives it back: who is right is not decided yet, and the answer is given at Stripe. The news come in any order:
 * what is closed stays so.
 */
export async function noteDispute(
  db: Database,
  event: StripeEvent & { dispute: ToldDispute },
  now: number,
): Promise<EventOutcome> {
  const { id, intentId, amount, reason, status, isClosed } = event.dispute;
  const [payment] = await db.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intentId));
  if (!payment) {
    await storeEventQuery(db, event, "ignored", now);
    return "ignored";
  }
  const insert = db
    .insert(disputes)
    .values({ id, paymentId: payment.id, amount, reason, status, isClosed, createdAt: now });
  await db.batch([
    storeEventQuery(db, event, "noted", now),
    isClosed
      ? insert.onConflictDoUpdate({ target: disputes.id, set: { status, isClosed } })
      : insert.onConflictDoNothing({ target: disputes.id }),
    queueMailQuery(db, { kind: "dispute-notice", disputeId: id }, site.email, `dispute-notice:${id}`, now),
  ]);
  return "noted";
}
