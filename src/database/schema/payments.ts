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
  whyDeclined,
} from "../../features/payments/model.ts";
import type { PaymentPart, PriceLine } from "../../features/prices/model.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { createdAt, date, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/** Stripe's ids, so that no event is handled twice. Nothing of a card or payer; `bookingId` as the event named it. */
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
 * In cents. Counts while `paid`, less `refundedAmount` (refunds and lost disputes); a tip counts for no price. Stripe
 * refunds by `intentId`; `by` marked one not by card; `receivedOn` is the day the money came. The insert numbers
 * receipts without gaps; rows are never deleted.
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
    /** In cents; null where unknown. */
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

/** In cents, less refunds. */
// Columns in full: Drizzle omits the table in selections of one.
export const paidOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose <> 'tip')`;

/** Stripe has already taken disputed money. */
export const undisputedOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and payments.purpose <> 'tip'
    and not exists (select 1 from disputes where disputes.payment_id = payments.id and not disputes.is_closed))`;

/** The money is gone or on its way; `status` is SQL's name. */
export const wentBack = (status: SQL): SQL => sql`${status} not in ('failed', 'kept')`;

/** Refunds for a cancellation end earlier courtesies: reopened bookings are paid anew. */
const isOver: SQL = sql`(refunds.kind = 'courtesy' and exists (select 1 from refunds as later
  inner join payments as paid on paid.id = later.payment_id where paid.booking_id = bookings.id
    and later.kind = 'cancellation' and ${wentBack(sql`later.status`)} and later.created_at > refunds.created_at))`;

export const givenBackAs = (
  kinds: SQL,
  ofPayments = sql`true`,
): SQL<number> => sql`(select coalesce(sum(refunds.amount), 0) from refunds
  inner join payments on payments.id = refunds.payment_id where payments.booking_id = bookings.id
    and payments.purpose <> 'tip' and ${wentBack(sql`refunds.status`)} and refunds.kind in ${kinds} and ${ofPayments} and not ${isOver})`;

/** Of a refund made in Stripe's dashboard, until the DJ has said what it means. */
export const isUnsaid: SQL = sql`(refunds.kind is null and payments.receipt_number is not null)`;

/** In cents. */
export const reducedOfBooking: SQL<number> = givenBackAs(sql`('price')`);

/** In cents: what of the reductions was given back of the deposit. */
export const reducedOfDeposit: SQL<number> = givenBackAs(sql`('price')`, sql`payments.purpose = 'deposit'`);

export const unsaidOfBooking: SQL<number> = sql`(select coalesce(sum(refunds.amount), 0) from refunds
  inner join payments on payments.id = refunds.payment_id where payments.booking_id = bookings.id
    and payments.purpose <> 'tip' and ${wentBack(sql`refunds.status`)} and ${isUnsaid})`;

/** Reductions and courtesies, which nobody owes again. */
export const waivedOfBooking: SQL<number> = givenBackAs(sql`('price', 'courtesy')`);

/** Also what was given back without a word yet: nobody is asked for it before the DJ has said what it means. */
export const unaskedOfBooking: SQL<number> = sql`(${waivedOfBooking} + ${unsaidOfBooking})`;

/** Parts of the balance, in cents. */
export const paymentParts = sqliteTable(
  "payment_parts",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    dueOn: date().notNull(),
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.dueOn] }),
    index("payment_parts_by_day").on(table.dueOn),
    check("payment_parts_amount", sql`${table.amount} > 0`),
  ],
);

/** In cents; below zero where more was paid. */
export const owedOfBooking: SQL<number> = sql`(bookings.price - ${paidOfBooking} - ${unaskedOfBooking})`;

/** Counts disputed money as owed, which keeps a booking from ending by itself. */
export const openOfBooking: SQL<number> = sql`(bookings.price - ${undisputedOfBooking} - ${waivedOfBooking})`;

/**
 * The id is Stripe's idempotency key, so that it pays once; else the late payment's event or Stripe's own. `kind` says
 * what becomes of the debt; null: unsaid, or nothing owed. `by` is null where the site or nobody here decided.
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

/** By Stripe's ids, with its words. `lost`: has taken its amount. */
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
 * `nextCheckAt`: when to ask Stripe; null once stored or over. `returnedAt`: back from paying or complete at Stripe;
 * once stored, when it was, and null where it did not count. With `dueOn` no page, but the charge of a kept card for
 * what falls due that day; `declined`: why it came to nothing.
 */
export const checkouts = sqliteTable(
  "checkouts",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    purpose: text({ enum: receivedPurposes }).notNull(),
    amount: integer().notNull(),
    returnedAt: instant(),
    checks: integer().notNull().default(0),
    nextCheckAt: instant(),
    expiresAt: instant().notNull(),
    dueOn: date(),
    declined: text({ enum: whyDeclined }),
    createdAt: createdAt(),
  },
  (table) => [
    index("checkouts_of_booking").on(table.bookingId),
    index("checkouts_due").on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
  ],
);

/** In cents: paid by card, not yet reported by Stripe. */
export const confirmingOfBooking: SQL<number> = sql`(select coalesce(max(checkouts.amount), 0) from checkouts
  where checkouts.booking_id = bookings.id and checkouts.purpose <> 'tip' and checkouts.returned_at is not null
    and checkouts.next_check_at is not null)`;

/** In cents: paid by card after the date had gone, and given back. */
export const tooLateOfBooking: SQL<number> = sql`(select coalesce(sum(payments.refunded_amount), 0) from payments
  where payments.booking_id = bookings.id
    and exists (select 1 from refunds where refunds.payment_id = payments.id and refunds.id = payments.event_id))`;

/** In cents: paid by card but not due, until refunded. */
export const notDueOfBooking: SQL<number> = sql`(select coalesce(sum(payments.amount - payments.refunded_amount), 0) from payments
  where payments.booking_id = bookings.id and payments.status = 'unmatched' and payments.currency = 'usd')`;

/** In cents; announced by the client until the DJ marks it. 0: taken back, but a hold waits only once. */
export const announcedPayments = sqliteTable(
  "announced_payments",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    purpose: text({ enum: paidPurposes }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    amount: integer().notNull(),
    /** By who else pays; only they take it back. */
    isByOther: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.purpose, table.isByOther] }),
    index("announced_payments_newest").on(table.createdAt),
  ],
);

export const announcedOfBooking: SQL<number> = sql`(select coalesce(sum(announced_payments.amount), 0)
  from announced_payments where announced_payments.booking_id = bookings.id)`;

/** The event as it was then. */
export interface InvoicedEvent {
  eventType: string;
  eventDate: CalendarDate;
  venue: string | null;
  city: string | null;
}

/** Numbered without gaps; only erasing a person changes one. Cents of that time (`moneyOf`); `billTo` has lines. */
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
    /** Null once the person is erased. */
    about: text({ mode: "json" }).$type<InvoicedEvent>(),
    lines: text({ mode: "json" }).$type<readonly PriceLine[]>().notNull().default([]),
    /** The unpaid rest of each. */
    parts: text({ mode: "json" }).$type<readonly PaymentPart[]>().notNull().default([]),
    /** The invoice that this credit note takes back; null: an invoice. */
    credits: text().references((): AnySQLiteColumn => invoices.id),
    reason: text(),
  },
  (table) => [
    index("invoices_of_booking").on(table.bookingId, table.number),
    uniqueIndex("invoices_credited").on(table.credits).where(sql`${table.credits} is not null`),
  ],
);
