import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { site } from "../../../content/site.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { disputes, refunds, wentBack } from "../../../database/schema/payments.ts";
import { queueMailQuery } from "../../../platform/mail/outbox.ts";
import { countReturnedQuery } from "../refunds.ts";
import type { PaymentAtStripe } from "./payment-at-stripe.ts";

/** What the site itself notes of a refund, for the DJ. */
export const notedReasons = { lostDispute: "A lost dispute", elsewhere: "Given back in Stripe's dashboard" };

export interface KnownReturns {
  refunds: readonly { id: string; status: string }[];
  disputes: readonly { id: string; status: string; isClosed: boolean }[];
}

/**
 * Tells the DJ once of each new, failed or ended one. A failed or ended state stays, because the older of two
 * concurrent events may be stored last.
 */
export function storeReturnedQueries(
  db: Database,
  paymentId: string,
  { refunds: given, disputes: disputed }: PaymentAtStripe,
  known: KnownReturns,
  now: number,
) {
  const ofRefunds = given.flatMap(({ id, isOwn, amount, failed }): BatchItem<"sqlite">[] => {
    const status = failed ? ("failed" as const) : ("done" as const);
    const same = known.refunds.find((each) => each.id === id);
    if (same && (!failed || (same.status !== "pending" && same.status !== "done"))) return [];
    const insert = db.insert(refunds).values({
      id,
      paymentId,
      amount,
      reason: notedReasons.elsewhere,
      status,
      lastError: lastError(failed),
      createdAt: now,
    });
    const outcome = { status, nextAttemptAt: null, lastError: lastError(failed) };
    return [
      failed
        ? insert.onConflictDoUpdate({ target: refunds.id, set: outcome })
        : insert.onConflictDoNothing({ target: refunds.id }),
      ...(isOwn && !failed ? [] : [noticeQuery(db, { kind: "refund-notice", refundId: id }, `${id}:${status}`, now)]),
    ];
  });
  const ofDisputes = disputed.flatMap(({ id, amount, reason, status, isClosed }): BatchItem<"sqlite">[] => {
    const same = known.disputes.find((each) => each.id === id);
    if (same?.status === status || (same?.isClosed && !isClosed)) return [];
    const key = isClosed ? `${id}:${status}` : id;
    // The DJ says what it means for what is owed, as of any refund that Stripe tells of.
    const left = sql`(payments.amount - (select coalesce(sum(refunds.amount), 0) from refunds
      where refunds.payment_id = payments.id and ${wentBack(sql`refunds.status`)}))`;
    const lost = insertFrom(
      db,
      refunds,
      {
        id: sql`${id}`,
        paymentId: sql`${paymentId}`,
        amount: sql`min(${amount}, ${left})`,
        reason: sql`${notedReasons.lostDispute}`,
        status: sql`'done'`,
        createdAt: sql`${now}`,
      },
      sql`from payments where payments.id = ${paymentId} and ${left} > 0`,
    ).onConflictDoUpdate({ target: refunds.id, set: { status: "done" } });
    // A bank may change its mind.
    const won = db.update(refunds).set({ status: "kept" }).where(eq(refunds.id, id));
    return [
      ...(status === "lost" ? [lost] : isClosed ? [won] : []),
      db
        .insert(disputes)
        .values({ id, paymentId, amount, reason, status, isClosed, createdAt: now })
        .onConflictDoUpdate({
          target: disputes.id,
          set: { amount, status, isClosed },
          ...(isClosed ? {} : { setWhere: eq(disputes.isClosed, false) }),
        }),
      ...(same && !isClosed ? [] : [noticeQuery(db, { kind: "dispute-notice", disputeId: id }, key, now)]),
    ];
  });
  return [...ofRefunds, ...ofDisputes, countReturnedQuery(db, paymentId)];
}

const lastError = (failed: boolean) => (failed ? "The bank did not take it" : null);

type Notice = { kind: "refund-notice"; refundId: string } | { kind: "dispute-notice"; disputeId: string };

const noticeQuery = (db: Database, mail: Notice, key: string, now: number) =>
  queueMailQuery(db, mail, site.email, `${mail.kind}:${key}`, now);
