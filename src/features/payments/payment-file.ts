import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { payments } from "../../database/schema/payments.ts";
import { decimalDollars } from "../../platform/money.ts";
import { receiptName } from "./model.ts";

/** Rows that are read at once. */
const chunkSize = 1000;

/** The heads of the columns of the file of payments. */
export const paymentHead = [
  ...["received", "receipt", "client", "event date", "for", "method", "amount in dollars", "currency"],
  ...["given back in dollars", "status", "note", "marked by"],
];

/** All payments, the first one first, chunk by chunk. Times are in UTC, money in dollars. */
export async function* paymentChunks(db: Database) {
  let [at, id] = [Number.MIN_SAFE_INTEGER, ""];
  for (;;) {
    const rows = await db
      .select({ payment: payments, clientName: bookings.clientName, eventDate: bookings.eventDate })
      .from(payments)
      .leftJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(sql`(${payments.createdAt}, ${payments.id}) > (${at}, ${id})`)
      .orderBy(asc(payments.createdAt), asc(payments.id))
      .limit(chunkSize);
    const last = rows.at(-1);
    if (!last) return;
    [at, id] = [last.payment.createdAt, last.payment.id];
    yield rows.map(({ payment, clientName, eventDate }) => [
      new Date(payment.createdAt).toISOString(),
      payment.receiptNumber === null ? null : receiptName(payment.receiptNumber, payment.createdAt),
      ...[clientName, eventDate, payment.purpose, payment.method, decimalDollars(payment.amount), payment.currency],
      ...[decimalDollars(payment.refundedAmount), payment.status, payment.note, payment.by],
    ]);
  }
}
