import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { payments } from "../../database/schema/payments.ts";

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
    .where(eq(payments.id, paymentId));
}
