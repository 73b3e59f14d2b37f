import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { batchOf, type RowsOf } from "../../database/batch-of.ts";
import { cancelsByOwnRule, sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import {
  announcedOfBooking,
  announcedPayments,
  confirmingOfBooking,
  notDueOfBooking,
  paidOfBooking,
  payments,
  tooLateOfBooking,
  undisputedOfBooking,
} from "../../database/schema/payments.ts";
import { openPlanOfBooking } from "../../database/schema/requests.ts";
import { bookingColumns } from "../bookings/booking-columns.ts";
import { isMailed, ownBookingId } from "../bookings/client-bookings.ts";
import { isSigned } from "../bookings/confirm-booking.ts";
import { hasWaitedForOthers } from "../bookings/holds/holds.ts";
import { dueOf, statusAt } from "../bookings/model.ts";
import { hasCallHours } from "../calls/model.ts";
import { clientOf, liveSessionQuery, ofClient } from "../portal/access/sessions.ts";
import { settingsFrom } from "../settings/model.ts";
import { settingsQuery } from "../settings/store.ts";
import { keptCardQuery } from "./card/kept-card.ts";
import { openTipQuery } from "./card/open-checkouts.ts";
import { invoicesOfBookingQuery } from "./invoices/invoices.ts";
import { moneyOf } from "./money/model.ts";

const moneyColumns = {
  sums: sumsOfBooking,
  depositDue: dueOf("deposit"),
  balanceDue: dueOf("balance"),
  /** Card payments not yet confirmed by Stripe. */
  confirming: confirmingOfBooking,
};

export const moneyOfBookingQuery = (db: Database, id: string) =>
  db
    .select({ booking: bookingFields, ...moneyColumns, unsigned: unsignedOfBooking, announced: announcedOfBooking })
    .from(bookings)
    .where(eq(bookings.id, id));

export const moneyOfBooking = async (db: Database, id: string) => (await moneyOfBookingQuery(db, id))[0];

/** Cents. */
const shownColumns = {
  id: payments.id,
  purpose: payments.purpose,
  method: payments.method,
  /** The kept one that paid it, as `cardOf` reads it. */
  card: sql<string | null>`iif(${payments.method} = 'card', ${payments.note}, null)`.as("card"),
  amount: payments.amount,
  refundedAmount: payments.refundedAmount,
  receiptNumber: payments.receiptNumber,
  status: payments.status,
  receivedOn: payments.receivedOn,
  createdAt: payments.createdAt,
};

const ownBooking = {
  ...bookingColumns,
  clientName: bookings.clientName,
  companyName: bookings.companyName,
  signers: bookings.signers,
  clientEmail: bookings.clientEmail,
  language: bookings.language,
  price: bookings.price,
  deposit: bookings.deposit,
  portalLinkVersion: bookings.portalLinkVersion,
  updatedAt: bookings.updatedAt,
  isMailed,
};

const moneyQueries = (db: Database, id: string | SQL<string>, now: number) => ({
  found: db
    .select({
      booking: ownBooking,
      ...moneyColumns,
      isSigned: sql<number>`${isSigned}`,
      unsigned: unsignedOfBooking,
      tooLate: tooLateOfBooking.as("too_late"),
      notDue: notDueOfBooking.as("not_due"),
      cancelsByOwnRule: cancelsByOwnRule.mapWith(Boolean).as("cancels_by_own_rule"),
      hasWaitedForOthers: hasWaitedForOthers.mapWith(Boolean).as("has_waited_for_others"),
      openPlan: openPlanOfBooking,
      isDisputed: sql`${undisputedOfBooking} < ${paidOfBooking}`.mapWith(Boolean),
    })
    .from(bookings)
    .where(eq(bookings.id, id)),
  paid: db.select(shownColumns).from(payments).where(eq(payments.bookingId, id)).orderBy(desc(payments.createdAt)),
  announced: db.select().from(announcedPayments).where(eq(announcedPayments.bookingId, id)),
  kept: keptCardQuery(db, id, now),
  set: settingsQuery(db),
});

type MoneyRows = RowsOf<ReturnType<typeof moneyQueries>>;

function moneyFound({ found: [found], paid, announced, kept: [card], set }: MoneyRows, now: number) {
  if (!found) return null;
  const { sums, isSigned: signed, ...rest } = found;
  const settings = settingsFrom(set);
  // An ended hold is released even before that is recorded.
  const booking = { ...rest.booking, status: statusAt(rest.booking, now) };
  return {
    ...rest,
    booking,
    money: moneyOf(sums, booking.status),
    isSigned: signed === 1,
    payments: paid,
    announced,
    card: card ?? null,
    transferDays: settings.transferDays,
    hasCalls: hasCallHours(settings),
  };
}

export type ClientMoney = NonNullable<ReturnType<typeof moneyFound>>;

export async function readClientMoney(db: Database, sid: string, now: number, asked: string | null) {
  const {
    session: [session],
    tip: [tip],
    ...rows
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    tip: openTipQuery(db, ownBookingId(sid, now, asked)),
    ...moneyQueries(db, ownBookingId(sid, now, asked), now),
  });
  const found = moneyFound(rows, now);
  return ofClient(session, found && { ...found, openTip: tip?.amount ?? null });
}

/** Null once the booking's links were renewed. */
export async function readLinkedMoney(db: Database, { id, linkVersion }: LinkedBooking, now: number) {
  const { issued, ...rows } = await batchOf(db, {
    ...moneyQueries(db, id, now),
    issued: invoicesOfBookingQuery(db, id),
  });
  const found = moneyFound(rows, now);
  if (found?.booking.portalLinkVersion !== linkVersion) return null;
  return { ...found, invoice: issued.find(({ credits, outdated }) => credits === null && outdated === null) ?? null };
}

export type LinkedMoney = NonNullable<Awaited<ReturnType<typeof readLinkedMoney>>>;

export interface LinkedBooking {
  id: string;
  linkVersion: number;
}

const receiptQueries = (db: Database, id: string, isIt = sql`true`) => {
  const which = and(eq(payments.id, id), sql`${payments.receiptNumber} is not null`, isIt);
  // Selected separately because D1 gives batch rows by column names, which both tables share.
  return {
    payment: db.select(shownColumns).from(payments).where(which),
    found: db
      .select({ booking: ownBooking, sums: sumsOfBooking })
      .from(bookings)
      .where(inArray(bookings.id, db.select({ id: payments.bookingId }).from(payments).where(which))),
  };
};

type ReceiptRows = RowsOf<ReturnType<typeof receiptQueries>>;

function receiptFound({ payment: [payment], found: [found] }: ReceiptRows, now: number) {
  if (!payment || !found) return null;
  const { booking, sums } = found;
  return { payment, booking, money: moneyOf(sums, statusAt(booking, now)) };
}

export const readReceipt = async (db: Database, id: string, now: number) =>
  receiptFound(await batchOf(db, receiptQueries(db, id)), now);

export async function readClientReceipt(db: Database, sid: string, now: number, paymentId: string) {
  const isOwn = sql`exists (select 1 from bookings where bookings.id = payments.booking_id and bookings.client_email = ${clientOf(sid, now)})`;
  const {
    session: [session],
    ...rows
  } = await batchOf(db, { session: liveSessionQuery(db, sid, now), ...receiptQueries(db, paymentId, isOwn) });
  return ofClient(session, receiptFound(rows, now));
}

export type ClientReceipt = NonNullable<ReturnType<typeof receiptFound>>;
