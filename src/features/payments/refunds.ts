import { and, asc, eq, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { isUnsaid, payments, refunds, wentBack } from "../../database/schema/payments.ts";
import type { Settings, StripeSettings } from "../../env.ts";
import { hour, minute } from "../../platform/durations.ts";
import { isReachable, queueMailQuery, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { stripeAt } from "./card/checkout.ts";
import type { failedRefundEnds, RefundKind } from "./model.ts";

/** Key in Stripe's metadata. */
export const ownName = "refund";

/**
 * `amount` in cents. Stripe gives it once per key.
 * @returns null when it is on its way, also when it was before
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
    const failed = status === null ? "Stripe could not be reached" : `Stripe answered ${status}`;
    return { failed, forGood: isRefusedForGood(error) };
  }
}

/** Stripe's error may name a card, so nothing else of it is stored. */
export const statusOf = (error: unknown): number | null =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : null;

/** Asking again would not help. */
export function isRefusedForGood(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
}

/** Per run. */
const portion = 10;

/** 1, 3, 9 … minutes, six hours at most. */
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

/** Stripe refuses it for good, so the money counts as paid again. */
const failQueries = (db: Database, id: string, paymentId: string, lastError: string, now: number) =>
  [
    db.update(refunds).set({ status: "failed", nextAttemptAt: null, lastError }).where(eq(refunds.id, id)),
    countReturnedQuery(db, paymentId),
    queueMailQuery(db, { kind: "refund-notice", refundId: id }, site.email, `refund-notice:${id}:failed`, now),
  ] as const;

/** A key each, so that Stripe gives it once. Without an answer or settings a refund waits. */
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
    else if (refusal.forGood) await db.batch(failQueries(db, id, paymentId, refusal.failed, now));
    else await db.update(refunds).set({ lastError: refusal.failed }).where(eq(refunds.id, id));
  }
}

/** Amount in cents; `key` is the form's own. */
export interface NewRefund {
  key: string;
  paymentId: string;
  amount: number;
  reason: string;
  /** Null where nothing is owed either way. */
  kind: RefundKind | null;
  by: string;
}

/** Only if `there` (an SQL value) holds; `more` tells two mails of one refund apart. */
const queueRefundMailQuery = (db: Database, paymentId: string, id: string, there: SQL, now: number, more?: SQL) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "payment-refunded",
      data: { refundId: sql`${id}` },
      recipient: bookings.clientEmail,
      event: [sql`${id}`, ...(more ? [more] : [])],
      from: sql`${payments} inner join ${bookings} on ${bookings.id} = ${payments.bookingId}
        where ${payments.id} = ${paymentId} and ${isReachable(bookings.clientEmail)} and ${there}`,
    },
    now,
  );

/**
 * Stripe is then asked for a card refund. The same form changes nothing.
 * @returns false when more was asked for than is left
 */
export async function giveRefund(db: Database, { key, paymentId, amount, reason, kind, by }: NewRefund, now: number) {
  const isNoted = sql`exists (select 1 from ${refunds} where ${refunds.id} = ${key})`;
  try {
    const existing = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, key));
    if (existing.length > 0) return true;
    const [noted] = await db.batch([
      insertFrom(
        db,
        refunds,
        {
          id: key,
          paymentId: sql`payments.id`,
          amount,
          reason,
          kind,
          status: sql`iif(payments.method = 'card', 'pending', 'done')`,
          by,
          attempts: 0,
          nextAttemptAt: sql`iif(payments.method = 'card', ${now}, null)`,
          createdAt: now,
        },
        sql`from payments where payments.id = ${paymentId} and payments.status <> 'unmarked' and payments.amount - payments.refunded_amount >= ${amount}`,
      ).returning({ id: refunds.id }),
      countReturnedQuery(db, paymentId),
      queueRefundMailQuery(db, paymentId, key, isNoted, now),
      auditQuery(db, { what: "refunded", who: by, about: paymentId }, now, isNoted),
    ]);
    return noted.length > 0;
  } catch (error) {
    if (brokenConstraint(error) === "refunds.id") return true;
    throw error;
  }
}

/** Once. Gives whether it was open. */
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

/** Stripe's own word is not taken back here. */
const isByHand = sql`exists (select 1 from payments where payments.id = refunds.payment_id and payments.method <> 'card')`;

/**
 * Once: it counts as given back, or stays paid, as may one that was noted by hand. `tell` mails the client. Gives its
 * booking; null when it can be neither.
 */
export async function endFailedRefund(
  db: Database,
  { id, end, tell }: { id: string; end: (typeof failedRefundEnds)[number]; tell: boolean },
  { by, now }: Actor,
): Promise<{ bookingId: string | null } | null> {
  const isOpen = and(
    eq(refunds.id, id),
    or(eq(refunds.status, "failed"), and(eq(refunds.status, "done"), end === "kept" ? isByHand : sql`false`)),
  );
  const [failed] = await db
    .select({ paymentId: refunds.paymentId, bookingId: payments.bookingId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(isOpen);
  if (!failed) return null;
  const isEnded = sql`exists (select 1 from ${refunds} where ${refunds.id} = ${id} and ${refunds.status} = ${end})`;
  const [ended] = await db.batch([
    db.update(refunds).set({ status: end }).where(isOpen).returning({ id: refunds.id }),
    countReturnedQuery(db, failed.paymentId),
    auditQuery(db, { what: "failed-refund-ended", who: by, about: id, id: `failed-refund-ended:${id}` }, now, isEnded),
    queueRefundMailQuery(db, failed.paymentId, id, tell ? isEnded : sql`false`, now, sql`${end}`),
  ]);
  return ended.length > 0 ? { bookingId: failed.bookingId } : null;
}

export const refundsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select({
      id: refunds.id,
      paymentId: refunds.paymentId,
      amount: refunds.amount,
      reason: refunds.reason,
      kind: refunds.kind,
      status: refunds.status,
      isByHand: isByHand.mapWith(Boolean),
      asksKind: sql`${isUnsaid} and ${wentBack(sql`refunds.status`)} and ${payments.purpose} <> 'tip'`.mapWith(Boolean),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(refunds.createdAt);

/**
 * Runs behind every change of refunds in its batch. A payment without a receipt is unmatched again once
 * nothing of it goes back.
 */
export function countReturnedQuery(db: Database, paymentId: string) {
  // More than was paid is possible only while a refund is about to be refused.
  const returned = sql`min(payments.amount, (select coalesce(sum(refunds.amount), 0) from refunds
    where refunds.payment_id = payments.id and ${wentBack(sql`refunds.status`)}))`;
  return db
    .update(payments)
    .set({
      refundedAmount: returned,
      status: sql`case when ${returned} = payments.amount then 'refunded' when payments.receipt_number is null then 'unmatched'
        else 'paid' end`,
    })
    .where(and(eq(payments.id, paymentId), ne(payments.status, "unmarked")));
}
