import { and, asc, eq, isNull, lte, ne, sql } from "drizzle-orm";
import { brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { payments, refunds } from "../../database/schema/payments.ts";
import type { Settings, StripeSettings } from "../../env.ts";
import { hour, minute } from "../../platform/durations.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../leads/move-lead.ts";
import { stripeAt } from "./checkout.ts";
import type { RefundKind } from "./model.ts";

/** Under what name a refund of the site's own stands at Stripe with its id here. */
export const ownName = "refund";

/**
 * Has Stripe give back `amount` cents of a payment. Under the same key it gives them back once.
 *
 * @returns null when they are on their way, also when they were before
 */
async function refundAtStripe(
  settings: StripeSettings,
  { intentId, amount, key }: { intentId: string; amount: number; key: string },
): Promise<{ failed: string; forGood: boolean } | null> {
  const stripe = await stripeAt(settings);
  try {
    await stripe.refunds.create(
      { payment_intent: intentId, amount, metadata: { [ownName]: key } },
      { idempotencyKey: key },
    );
    return null;
  } catch (error) {
    const status = statusOf(error);
    const forGood = status !== null && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
    return { failed: status === null ? "Stripe could not be reached" : `Stripe answered ${status}`, forGood };
  }
}

/** The status of an answer of Stripe's that was an error; nothing else of it is kept, for it may name a card. */
export const statusOf = (error: unknown): number | null =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : null;

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

/** A refund that the DJ gives. Amount in cents; `key` is the form's own. */
export interface NewRefund {
  key: string;
  paymentId: string;
  amount: number;
  reason: string;
  /** What becomes of what is owed; null where nothing is owed either way. */
  kind: RefundKind | null;
  by: string;
}

/**
 * Notes a refund in one batch with its mail and a line of the audit log: the payment has that much less, and what was paid by
 * card is asked of Stripe from now on. The same form again changes nothing.
 *
 * @returns whether it is noted; not when more was asked for than is left
 */
export async function giveRefund(db: Database, { key, paymentId, amount, reason, kind, by }: NewRefund, now: number) {
  const isNoted = sql`exists (select 1 from ${refunds} where ${refunds.id} = ${key})`;
  try {
    // The first of two equal forms may have left nothing to give back: then the second would be too much.
    const known = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, key));
    if (known.length > 0) return true;
    const [noted] = await db.batch([
      db
        .insert(refunds)
        .select(
          sql`select ${key} as id, payments.id as payment_id, ${amount} as amount, ${reason} as reason, ${kind} as kind,
            iif(payments.method = 'card', 'pending', 'done') as status, ${by} as "by", 0 as attempts,
            iif(payments.method = 'card', ${now}, null) as next_attempt_at, null as last_error, ${now} as created_at
            from payments where payments.id = ${paymentId} and payments.status <> 'unmarked' and payments.amount - payments.refunded_amount >= ${amount}`,
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

/** Says what a refund means that was made in Stripe's dashboard: once. Gives whether it was open. */
export async function sayRefundKind(db: Database, id: string, kind: RefundKind, { by, now }: Actor): Promise<boolean> {
  const isSaid = sql`exists (select 1 from ${refunds} where ${refunds.id} = ${id} and ${refunds.kind} = ${kind})`;
  const [said] = await db.batch([
    db
      .update(refunds)
      .set({ kind })
      .where(and(eq(refunds.id, id), isNull(refunds.kind)))
      .returning({ id: refunds.id }),
    auditQuery(db, { what: "refund-kind-said", who: by, about: id, id: `refund-kind-said:${id}` }, now, isSaid),
  ]);
  return said.length > 0;
}

/** A statement that reads the refunds of a booking's payments, the first one first. */
export const refundsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      amount: refunds.amount,
      reason: refunds.reason,
      kind: refunds.kind,
      status: refunds.status,
      asksKind: sql`${refunds.kind} is null and ${refunds.status} <> 'failed' and ${payments.purpose} <> 'tip'
        and ${payments.receiptNumber} is not null`.mapWith(Boolean),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(refunds.createdAt);

/**
 * A statement that counts anew what of a payment goes or went back: all of its refunds but those that failed, and its disputes
 * that are lost. It stands behind every change of them, in its batch. A payment that has no receipt fits no booking again
 * once nothing of it goes back.
 */
export function countReturnedQuery(db: Database, paymentId: string) {
  // More than was paid can be asked for only while one of them is about to be refused.
  const returned = sql`min(payments.amount, (select coalesce(sum(refunds.amount), 0) from refunds
    where refunds.payment_id = payments.id and refunds.status <> 'failed') + (select coalesce(sum(disputes.amount), 0)
    from disputes where disputes.payment_id = payments.id and disputes.status = 'lost'))`;
  return db
    .update(payments)
    .set({
      refundedAmount: returned,
      status: sql`case when ${returned} = payments.amount then 'refunded' when payments.receipt_number is null then 'unmatched'
        else 'paid' end`,
    })
    .where(and(eq(payments.id, paymentId), ne(payments.status, "unmarked")));
}
