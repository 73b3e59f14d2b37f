import { sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { payments } from "../../database/schema/payments.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";

const known = { target: outbox.dedupeKey };
const ofClient = sql`${payments} inner join ${bookings} on ${bookings.id} = ${payments.bookingId}`;
const canBeMailed = sql`instr(${bookings.clientEmail}, '@') > 0`;

/** A statement that queues the receipt of a payment for its client, where the payment counts. It stands behind the payment. */
export const queueReceiptQuery = (db: Database, id: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "payment-receipt",
      data: { paymentId: sql`${payments.id}` },
      recipient: bookings.clientEmail,
      event: [payments.id],
      from: sql`${ofClient} where ${payments.id} = ${id} and ${payments.status} = 'paid' and ${canBeMailed}`,
    },
    now,
  ).onConflictDoNothing(known);

/** A statement that tells a client that a payment came too late and goes back. */
export const queueTooLateQuery = (db: Database, id: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "payment-too-late",
      data: { paymentId: sql`${payments.id}` },
      recipient: bookings.clientEmail,
      event: [payments.id],
      from: sql`${ofClient} where ${payments.id} = ${id} and ${canBeMailed}`,
    },
    now,
  ).onConflictDoNothing(known);

/** A statement that tells the DJ of a payment by card, whatever came of it. */
export const queueNoticeQuery = (db: Database, id: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "payment-notice",
      data: { paymentId: sql`${payments.id}` },
      recipient: sql`${site.email}`,
      event: [payments.id],
      from: sql`${payments} where ${payments.id} = ${id}`,
    },
    now,
  ).onConflictDoNothing(known);
