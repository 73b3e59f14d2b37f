import { type SQL, sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  eventOutcomes,
  paymentMethods,
  paymentPurposes,
  paymentStatuses,
  refundStatuses,
} from "../../features/payments/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * Events of Stripe's under their own ids: what has been seen is not done twice. Only what is needed to find a payment
 * again is kept: nothing of a card, of a payer, or of the event's own text. `bookingId` is what the event named.
 */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: id(),
    type: text().notNull(),
    outcome: text({ enum: eventOutcomes }).notNull(),
    bookingId: text(),
    amount: integer(),
    currency: text(),
    createdAt: createdAt(),
  },
  (table) => [index("payment_events_newest").on(table.createdAt, table.id)],
);

/**
 * Money that came in, in cents. A payment counts for its booking while it is `paid`, less what of it
 * went back: `refundedAmount` is the sum of its refunds and of what its payer's bank has taken for good. One by
 * card has the event that told of it and the intent by which Stripe refunds it; any other the administrator `by` whom it
 * was marked. Receipts are numbered from 1 without gaps, in the statement that stores the payment; no row is ever deleted.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    bookingId: text().references(() => bookings.id),
    purpose: text({ enum: paymentPurposes }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    eventId: text()
      .unique()
      .references(() => paymentEvents.id),
    intentId: text().unique(),
    receiptNumber: integer().unique(),
    refundedAmount: integer().notNull().default(0),
    note: text(),
    by: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("payments_of_booking").on(table.bookingId, table.status),
    index("payments_newest").on(table.createdAt, table.id),
    index("payments_unmatched").on(table.createdAt).where(sql`${table.status} = 'unmatched'`),
    check("payments_refunded", sql`${table.refundedAmount} between 0 and ${table.amount}`),
    check("payments_source", sql`(${table.method} = 'card') = (${table.eventId} is not null)`),
    check("payments_by_hand", sql`${table.method} = 'card' or ${table.by} is not null`),
  ],
);

/** What is paid of a booking and was not given back, in cents, as an SQL value. */
// In full: in a selection of one table Drizzle writes columns without their table.
export const paidOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid')`;

/** The same without payments that a bank takes back until it is decided: Stripe has taken that money out already. */
export const undisputedOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid'
    and not exists (select 1 from disputes where disputes.payment_id = payments.id and not disputes.is_closed))`;

/**
 * Money that goes back. The id is the key under which Stripe is asked, so that it pays once however often it is asked;
 * of a payment that came too late it is the event's own, and of one that was made in Stripe's dashboard the refund's there.
 * `by` is null where the site itself decided, or nobody here.
 */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    by: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("refunds_of_payment").on(table.paymentId, table.createdAt),
    index("refunds_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("refunds_failed").on(table.createdAt).where(sql`${table.status} = 'failed'`),
  ],
);

/**
 * Payments that a payer's bank takes back until it is decided, under Stripe's ids, with its words for why and how it stands. One
 * that is `lost` has taken its amount.
 */
export const disputes = sqliteTable(
  "disputes",
  {
    id: id(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amount: integer().notNull(),
    reason: text().notNull(),
    status: text().notNull(),
    isClosed: integer({ mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("disputes_of_payment").on(table.paymentId), index("disputes_newest").on(table.createdAt)],
);

/** A line of an invoice. `amount` in cents, below zero for what is taken off. */
export interface InvoiceLine {
  label: string;
  amount: number;
}

/**
 * Invoices as they were issued, numbered from 1 without gaps; what one says is never changed but by the erasure of a
 * person. Amounts in cents; `billTo` has lines. `about` is the event in words, `paid` what was paid by then.
 */
export const invoices = sqliteTable(
  "invoices",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    number: integer().notNull().unique(),
    billTo: text().notNull(),
    purchaseOrder: text(),
    total: integer().notNull(),
    deposit: integer().notNull(),
    paid: integer().notNull(),
    dueOn: text().notNull(),
    createdAt: createdAt(),
    about: text().notNull().default(""),
    lines: text({ mode: "json" }).$type<readonly InvoiceLine[]>().notNull().default([]),
  },
  (table) => [index("invoices_of_booking").on(table.bookingId, table.number)],
);
