import { type SQL, sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  eventOutcomes,
  paymentMethods,
  paymentPurposes,
  paymentStatuses,
  receivedPurposes,
  refundKinds,
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
 * went back: `refundedAmount` is the sum of its refunds and of what its payer's bank has taken for good. A tip counts for no
 * price. One by card has the event that told of it and the intent by which Stripe refunds it; any other the administrator `by`
 * whom it was marked, and one that was marked by mistake who took that back, and why. `receivedOn` is the calendar date on which the
 * money came. Receipts are numbered from 1 without gaps, in the statement that stores the payment; no row is ever deleted.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    bookingId: text().references(() => bookings.id),
    purpose: text({ enum: receivedPurposes }).notNull(),
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
    receivedOn: text().notNull(),
    unmarkedAt: instant(),
    unmarkedBy: text(),
    unmarkReason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("payments_of_booking").on(table.bookingId, table.status),
    index("payments_newest").on(table.createdAt, table.id),
    index("payments_by_day").on(table.receivedOn),
    index("payments_unmatched").on(table.createdAt).where(sql`${table.status} = 'unmatched'`),
    check("payments_refunded", sql`${table.refundedAmount} between 0 and ${table.amount}`),
    check("payments_source", sql`(${table.method} = 'card') = (${table.eventId} is not null)`),
    check("payments_by_hand", sql`${table.method} = 'card' or ${table.by} is not null`),
    check("payments_unmarked", sql`(${table.status} = 'unmarked') = (${table.unmarkReason} is not null)`),
  ],
);

/** What is paid of a booking's price and was not given back, in cents, as an SQL value. */
// In full: in a selection of one table Drizzle writes columns without their table.
export const paidOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose <> 'tip')`;

/** The same without payments that a bank takes back until it is decided: Stripe has taken that money out already. */
export const undisputedOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose <> 'tip'
    and not exists (select 1 from disputes where disputes.payment_id = payments.id and not disputes.is_closed))`;

const givenBackAs = (kinds: SQL): SQL<number> => sql`(select coalesce(sum(refunds.amount), 0) from refunds
  inner join payments on payments.id = refunds.payment_id where payments.booking_id = bookings.id
    and payments.purpose <> 'tip' and refunds.status <> 'failed' and refunds.kind in ${kinds})`;

/** What was given back of a booking because its price went down after it was agreed, in cents, as an SQL value. */
export const reducedOfBooking: SQL<number> = givenBackAs(sql`('price')`);

/** That and what was given back as a courtesy: nobody owes either again. */
export const waivedOfBooking: SQL<number> = givenBackAs(sql`('price', 'courtesy')`);

/** What is owed of a booking's price, in cents, as an SQL value; below zero where more was paid than that. */
export const owedOfBooking: SQL<number> = sql`(bookings.price - ${paidOfBooking} - ${waivedOfBooking})`;

/**
 * Money that goes back. The id is the key under which Stripe is asked, so that it pays once however often it is asked;
 * of a payment that came too late it is the event's own, and of one that was made in Stripe's dashboard the refund's there.
 * `kind` says what becomes of what is owed; null while nobody has said, and where nothing is owed either way. `by` is null where the
 * site itself decided, or nobody here.
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
    kind: text({ enum: refundKinds }),
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

/**
 * Pages of Stripe's that were opened to pay at, under their ids. `returnedAt`: its client has come back from paying, or Stripe says that
 * it is complete, and no payment is stored yet. `nextCheckAt`: when Stripe is asked; null once the payment is stored or the page is over.
 */
export const checkouts = sqliteTable(
  "checkouts",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    purpose: text({ enum: paymentPurposes }).notNull(),
    amount: integer().notNull(),
    returnedAt: instant(),
    checks: integer().notNull().default(0),
    nextCheckAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("checkouts_of_booking").on(table.bookingId).where(sql`${table.nextCheckAt} is not null`),
    index("checkouts_due").on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** What of a booking is being confirmed: paid by card, and not told by Stripe yet. In cents, as an SQL value. */
export const confirmingOfBooking: SQL<number> = sql`(select coalesce(max(checkouts.amount), 0) from checkouts
  where checkouts.booking_id = bookings.id and checkouts.returned_at is not null and checkouts.next_check_at is not null)`;

/** What a client has said is coming in another way than by card, until the DJ marks it. Amount in cents. */
export const announcedPayments = sqliteTable(
  "announced_payments",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    purpose: text({ enum: paymentPurposes }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.purpose] }),
    index("announced_payments_newest").on(table.createdAt),
  ],
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
