import { and, asc, eq, lte } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { payments, refunds } from "../../database/schema/payments.ts";
import type { Settings } from "../../env.ts";
import { hour, minute } from "../../platform/durations.ts";
import { countReturnedQuery } from "./count-returned.ts";
import { refundAtStripe } from "./stripe-refunds.ts";

/** Refunds that one run asks for at most. */
const portion = 10;

/** Milliseconds until a refund that nobody answered for is asked for again: 1, 3, 9 … minutes, six hours at most. */
const waitAfter = (attempts: number): number => Math.min(minute * 3 ** Math.min(attempts, 10), 6 * hour);

const dueQuery = (db: Database, now: number) =>
  db
    .select({
      id: refunds.id,
      amount: refunds.amount,
      attempts: refunds.attempts,
      paymentId: refunds.paymentId,
      intentId: payments.intentId,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(lte(refunds.nextAttemptAt, now))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(portion);

/** Takes back what a refund took from its payment: Stripe refuses it for good, and the DJ has to look. */
const failQueries = (db: Database, id: string, paymentId: string, lastError: string) =>
  [
    db.update(refunds).set({ status: "failed", nextAttemptAt: null, lastError }).where(eq(refunds.id, id)),
    countReturnedQuery(db, paymentId),
  ] as const;

/**
 * Asks Stripe for the refunds that are due, each under its own key: asked twice, it gives them once. What Stripe does not
 * answer waits; what it refuses for good stands as failed. Without Stripe's settings they wait.
 */
export async function sendRefunds(db: Database, stripe: Settings["stripe"], now: number): Promise<void> {
  if ("unset" in stripe) return;
  for (const { id, amount, attempts, paymentId, intentId } of await dueQuery(db, now)) {
    const claimed = await db
      .update(refunds)
      .set({ attempts: attempts + 1, nextAttemptAt: now + waitAfter(attempts) })
      .where(and(eq(refunds.id, id), eq(refunds.attempts, attempts), lte(refunds.nextAttemptAt, now)))
      .returning({ id: refunds.id });
    if (claimed.length === 0) continue;
    const refusal = intentId
      ? await refundAtStripe(stripe, { intentId, amount, key: id })
      : { failed: "The payment has no intent at Stripe", forGood: true };
    if (!refusal)
      await db.update(refunds).set({ status: "done", nextAttemptAt: null, lastError: null }).where(eq(refunds.id, id));
    else if (refusal.forGood) await db.batch(failQueries(db, id, paymentId, refusal.failed));
    else await db.update(refunds).set({ lastError: refusal.failed }).where(eq(refunds.id, id));
  }
}
