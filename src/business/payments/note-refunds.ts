import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { site } from "../../content/site.ts";
import type { Database } from "../../db/client.ts";
import type { StripeSettings } from "../../env.ts";
import { queueMailQuery } from "../../mail/outbox.ts";
import type { EventOutcome } from "../../vocabulary/payments.ts";
import { countRefundsQuery } from "./count-refunds.ts";
import { payments, refunds } from "./schema.ts";
import { storeEventQuery } from "./store-event.ts";
import type { StripeEvent } from "./stripe-events.ts";
import { refundsAtStripe } from "./stripe-refunds.ts";

/** What the DJ's list says of money that was given back without the site. */
const elsewhere = "Given back in Stripe's dashboard";

/**
 * Stores what Stripe has given back of a payment, as an event says that something has changed there. What it is, Stripe is
 * asked: so it does not matter which of its events come, in what order and how often. Refunds of the site's own are known by
 * their name at Stripe. The DJ is told once of each that was made elsewhere, and of each that failed.
 *
 * @throws when Stripe or D1 cannot be asked: then nothing was stored, and Stripe sends the event again
 */
export async function noteRefunds(
  db: Database,
  settings: StripeSettings,
  event: StripeEvent & { refundOf: string },
  now: number,
): Promise<EventOutcome> {
  const [payment] = await db.select({ id: payments.id }).from(payments).where(eq(payments.intentId, event.refundOf));
  if (!payment) {
    await storeEventQuery(db, event, "ignored", now);
    return "ignored";
  }
  const [given, known] = await Promise.all([
    refundsAtStripe(settings, event.refundOf),
    db.select({ id: refunds.id, status: refunds.status }).from(refunds).where(eq(refunds.paymentId, payment.id)),
  ]);
  const news = given.flatMap(({ id, amount, failed }): BatchItem<"sqlite">[] => {
    const same = known.find((each) => each.id === id);
    if (!same && !failed)
      return [
        db
          .insert(refunds)
          .values({ id, paymentId: payment.id, amount, reason: elsewhere, status: "done", createdAt: now })
          .onConflictDoNothing({ target: refunds.id }),
        noticeQuery(db, id, "done", now),
      ];
    if (!same || !failed || same.status === "failed") return [];
    return [
      db
        .update(refunds)
        .set({ status: "failed", nextAttemptAt: null, lastError: "The bank did not take it" })
        .where(eq(refunds.id, id)),
      noticeQuery(db, id, "failed", now),
    ];
  });
  await db.batch([storeEventQuery(db, event, "noted", now), ...news, countRefundsQuery(db, payment.id)]);
  return "noted";
}

const noticeQuery = (db: Database, refundId: string, what: "done" | "failed", now: number) =>
  queueMailQuery(db, { kind: "refund-notice", refundId }, site.email, `refund-notice:${refundId}:${what}`, now);
