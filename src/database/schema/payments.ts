import { type SQL, sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  eventOutcomes,
  paidPurposes,
  paymentMethods,
  paymentStatuses,
  receivedPurposes,
  refundKinds,
  refundStatuses,
} from "../../features/payments/model.ts";
import type { PaymentPart } from "../../features/payments/money/model.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { createdAt, date, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * Stripe's events by id: what has been seen is not done twice. Stores only what finds a payment again: nothing of a
 * card or a payer. `bookingId` is what the event named.
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
 * In cents. A payment counts while it is `paid`, less `refundedAmount`, the sum of its refunds and lost disputes. A
 * tip counts for no price. One by card has its event and the intent by which Stripe refunds it; any other the
 * administrator `by` whom it was marked, and one marked by mistake who took that back, and why. `receivedOn` is the
 * date on which the money came. The statement that stores a payment numbers receipts from 1 without gaps; no row is
 * ever deleted.
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
    /** Stripe's, in cents; null where none is known. */
    fee: integer(),
    note: text(),
    by: text(),
    receivedOn: date().notNull(),
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

/** Without what was given back, in cents. */
// In full: Drizzle omits the table in selections of one.
export const paidOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose <> 'tip')`;

/** Without open disputes: Stripe has taken that money out already. */
export const undisputedOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose <> 'tip'
    and not exists (select 1 from disputes where disputes.payment_id = payments.id and not disputes.is_closed))`;

/** Of a refund, by SQL's name for it: the money has gone, or is on its way. */
export const wentBack = (status: SQL): SQL => sql`${status} not in ('failed', 'kept')`;

/** Money that goes back for a cancellation ends the courtesies before it: the booking is paid anew if it is reopened. */
const isOver: SQL = sql`(refunds.kind = 'courtesy' and exists (select 1 from refunds as later
  inner join payments as paid on paid.id = later.payment_id where paid.booking_id = bookings.id
    and later.kind = 'cancellation' and ${wentBack(sql`later.status`)} and later.created_at > refunds.created_at))`;

export const givenBackAs = (kinds: SQL): SQL<number> => sql`(select coalesce(sum(refunds.amount), 0) from refunds
  inner join payments on payments.id = refunds.payment_id where payments.booking_id = bookings.id
    and payments.purpose <> 'tip' and ${wentBack(sql`refunds.status`)} and refunds.kind in ${kinds} and not ${isOver})`;

/** Because the price went down after it was agreed, in cents. */
export const reducedOfBooking: SQL<number> = givenBackAs(sql`('price')`);

/** Reductions and courtesies: nobody owes either again. */
export const waivedOfBooking: SQL<number> = givenBackAs(sql`('price', 'courtesy')`);

/** Of the balance, due before the rest of it on its own day. In cents. */
export const paymentParts = sqliteTable(
  "payment_parts",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    /** Calendar date. */
    dueOn: date().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.dueOn] }),
    index("payment_parts_by_day").on(table.dueOn),
    check("payment_parts_amount", sql`${table.amount} > 0`),
  ],
);

/** Of the price, in cents; below zero where more was paid. */
export const owedOfBooking: SQL<number> = sql`(bookings.price - ${paidOfBooking} - ${waivedOfBooking})`;

/** The same with what a bank takes back until it is decided: what keeps a booking from ending by itself. */
export const openOfBooking: SQL<number> = sql`(bookings.price - ${undisputedOfBooking} - ${waivedOfBooking})`;

/**
 * The id is Stripe's idempotency key, so that it pays once; of a payment that came too late it is the event's, of a
 * refund in Stripe's dashboard Stripe's own. `kind` says what becomes of what is owed; null while nobody has said, and
 * where nothing is owed either way. `by` is null where the site decided, or nobody here.
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
    index("refunds_newest").on(table.createdAt),
    index("refunds_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("refunds_failed").on(table.createdAt).where(sql`${table.status} = 'failed'`),
  ],
);

/** By Stripe's ids, with its words for why and how it stands. One that is `lost` has taken its amount. */
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
 * Stripe's pages to pay at, by their ids. `returnedAt`: the client is back from paying, or Stripe says that it is
 * complete, and no payment is stored yet. `nextCheckAt`: when Stripe is asked; null once the payment is stored or the
 * page is over.
 */
export const checkouts = sqliteTable(
  "checkouts",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    purpose: text({ enum: paidPurposes }).notNull(),
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

/** Paid by card, and not yet told by Stripe. In cents. */
export const confirmingOfBooking: SQL<number> = sql`(select coalesce(max(checkouts.amount), 0) from checkouts
  where checkouts.booking_id = bookings.id and checkouts.returned_at is not null and checkouts.next_check_at is not null)`;

/** Came by card when the date had gone, and given back by the site. In cents. */
export const tooLateOfBooking: SQL<number> = sql`(select coalesce(sum(payments.refunded_amount), 0) from payments
  where payments.booking_id = bookings.id
    and exists (select 1 from refunds where refunds.payment_id = payments.id and refunds.id = payments.event_id))`;

/** Came by card and was not due, as of a second payment of the same; until it goes back. In cents. */
export const notDueOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0) from payments
  where payments.booking_id = bookings.id and payments.status = 'unmatched' and payments.currency = 'usd')`;

/** Not by card; until the DJ marks it. In cents. */
export const announcedPayments = sqliteTable(
  "announced_payments",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    purpose: text({ enum: paidPurposes }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.purpose] }),
    index("announced_payments_newest").on(table.createdAt),
  ],
);

export const announcedOfBooking: SQL<number> = sql`(select coalesce(sum(announced_payments.amount), 0)
  from announced_payments where announced_payments.booking_id = bookings.id)`;

/** `amount` in cents, below zero for a reduction. */
export interface InvoiceLine {
  label: string;
  amount: number;
}

/**
 * As issued, numbered from 1 without gaps; only erasing a person changes one. Amounts in cents, as they were then (`moneyOf`);
 * `billTo` has lines, `about` is the event in words.
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
    depositDue: integer().notNull().default(0),
    paid: integer().notNull(),
    returned: integer().notNull().default(0),
    courtesy: integer().notNull().default(0),
    dueOn: text().$type<CalendarDate | "signing">().notNull(),
    createdAt: createdAt(),
    about: text().notNull().default(""),
    lines: text({ mode: "json" }).$type<readonly InvoiceLine[]>().notNull().default([]),
    /** What is left of each, due before `dueOn`. */
    parts: text({ mode: "json" }).$type<readonly PaymentPart[]>().notNull().default([]),
    /** The invoice that this one, a credit note, takes back in whole, and why. Null: it is an invoice. */
    credits: text().references((): AnySQLiteColumn => invoices.id),
    reason: text(),
  },
  (table) => [
    index("invoices_of_booking").on(table.bookingId, table.number),
    uniqueIndex("invoices_credited").on(table.credits).where(sql`${table.credits} is not null`),
  ],
);
