import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import { batchOf } from "../../database/batch-of.ts";
import { sumsOfBooking, toGiveBackOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position, pageOf } from "../../database/page-of.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { checkouts, disputes, owedOfBooking, payments, refunds } from "../../database/schema/payments.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { decimalDollars } from "../../platform/money.ts";
import { monthAround } from "../../platform/months.ts";
import { proposalQuery } from "../bookings/amendments.ts";
import { balanceDueOn } from "../bookings/client-view.ts";
import { statusAt } from "../bookings/model.ts";
import { sumOf } from "../prices/model.ts";
import { announcedQuery } from "./announced.ts";
import { monthsOf } from "./books/model.ts";
import { cashLines, cashQueries } from "./books/read-books.ts";
import { keptCardQuery } from "./card/kept-card.ts";
import { moneyOfBookingQuery } from "./client-money.ts";
import { invoicesOfBookingQuery } from "./invoices/invoices.ts";
import { receiptName } from "./model.ts";
import { moneyOf, openParts, overdueOf } from "./money/model.ts";
import { refundsOfBookingQuery } from "./refunds.ts";

/** Older debts are in the list of bookings. */
const owes = (today: CalendarDate): SQL =>
  sql`bookings.status in ('confirmed', 'completed') and ${owedOfBooking} > 0
    and bookings.event_date >= ${addDays(today, -366)}`;

const owedByMonthQuery = (db: Database, today: CalendarDate) =>
  db
    .select({
      month: sql<string>`substr(bookings.event_date, 1, 7) || '-01'`.as("month"),
      amount: sql<number>`sum(${owedOfBooking})`.as("amount"),
    })
    .from(bookings)
    .where(owes(today))
    .groupBy(sql`1`)
    .orderBy(sql`1`);

/** One row more than a page shows whether another follows. */
function owingQuery(db: Database, today: CalendarDate, from: Position<string> | null) {
  const after = from ? sql`and (bookings.event_date, bookings.id) > (${from.key}, ${from.id})` : sql``;
  return db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      balanceDays: bookings.balanceDays,
      sums: sumsOfBooking,
      owed: sql<number>`${owedOfBooking}`.as("owed"),
    })
    .from(bookings)
    .where(sql`${owes(today)} ${after}`)
    .orderBy(bookings.eventDate, bookings.id)
    .limit(askedRows);
}

/** Each whose balance, or a part of it, was due before `today`; perhaps paid. */
const lateQuery = (db: Database, today: CalendarDate) =>
  db
    .select({ id: bookings.id, eventDate: bookings.eventDate, balanceDays: bookings.balanceDays, sums: sumsOfBooking })
    .from(bookings)
    .where(
      sql`${owes(today)} and (date(bookings.event_date, -bookings.balance_days || ' days') < ${today} or exists
        (select 1 from payment_parts where payment_parts.booking_id = bookings.id and due_on < ${today}))`,
    );

export interface MonthOfMoney {
  /** First day. */
  month: string;
  amount: number;
}

const monthsBack = 13;

function monthBefore(today: CalendarDate, months: number): CalendarDate {
  let { first } = monthAround(today);
  for (let count = 0; count < months; count += 1) ({ first } = monthAround(addDays(first, -1)));
  return first;
}

/** Per page. */
const mostShown = 50;

const listed = {
  id: payments.id,
  bookingId: payments.bookingId,
  purpose: payments.purpose,
  method: payments.method,
  amount: payments.amount,
  currency: payments.currency,
  status: payments.status,
  receiptNumber: payments.receiptNumber,
  refundedAmount: payments.refundedAmount,
  note: payments.note,
  by: payments.by,
  receivedOn: payments.receivedOn,
  unmarkedAt: payments.unmarkedAt,
  unmarkedBy: payments.unmarkedBy,
  unmarkReason: payments.unmarkReason,
  createdAt: payments.createdAt,
  isDisputed: sql`exists (select 1 from disputes where disputes.payment_id = payments.id and not disputes.is_closed)`
    .mapWith(Boolean)
    .as("is_disputed"),
  clientName: sql<
    string | null
  >`(select bookings.client_name from bookings where bookings.id = ${payments.bookingId})`.as("client_name"),
  bookingStatus:
    sql<BookingStatus | null>`(select bookings.status from bookings where bookings.id = ${payments.bookingId})`.as(
      "booking_status",
    ),
  toGiveBack: sql<
    number | null
  >`(select ${toGiveBackOfBooking} from bookings where bookings.id = ${payments.bookingId})`.as("to_give_back"),
};

/** Card payments not yet confirmed by Stripe. The caller adds a condition. */
const confirmingQuery = (db: Database) =>
  db
    .select({ bookingId: checkouts.bookingId, amount: checkouts.amount, returnedAt: checkouts.returnedAt })
    .from(checkouts)
    .where(and(isNotNull(checkouts.nextCheckAt), isNotNull(checkouts.returnedAt)))
    .limit(mostShown);

/** The caller adds a condition. */
const disputesQuery = (db: Database) =>
  db
    .select({
      id: disputes.id,
      bookingId: payments.bookingId,
      amount: disputes.amount,
      reason: disputes.reason,
      status: disputes.status,
      isClosed: disputes.isClosed,
      createdAt: disputes.createdAt,
    })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .orderBy(desc(disputes.createdAt))
    .limit(mostShown)
    .$dynamic();

/** Amount in cents; reason and status are Stripe's. */
export type ListedDispute = Awaited<ReturnType<typeof disputesQuery>>[number];

/** Null when there is none. */
export async function readBookingMoney(db: Database, id: string, now: number) {
  const {
    found: [found],
    paid,
    given,
    disputed,
    issued,
    announced,
    kept: [card],
    proposal: [proposal],
  } = await batchOf(db, {
    kept: keptCardQuery(db, id, now),
    proposal: proposalQuery(db, id, now),
    found: moneyOfBookingQuery(db, id),
    paid: db.select(listed).from(payments).where(eq(payments.bookingId, id)).orderBy(desc(payments.createdAt)),
    given: refundsOfBookingQuery(db, id),
    disputed: disputesQuery(db).where(eq(payments.bookingId, id)),
    issued: invoicesOfBookingQuery(db, id),
    announced: announcedQuery(db, id),
  });
  if (!found) return null;
  const money = moneyOf(found.sums, statusAt(found.booking, now));
  return {
    ...found,
    money,
    payments: paid,
    refunds: given,
    disputes: disputed,
    invoices: issued,
    announced,
    card,
    proposal,
  };
}

/** Amounts in cents. */
export type ListedPayment = NonNullable<Awaited<ReturnType<typeof readBookingMoney>>>["payments"][number];

export const listedPaymentQuery = (db: Database, id: string) =>
  db.select(listed).from(payments).where(eq(payments.id, id));

/** Debts begin after `from`. Months are in the business's time zone. */
export async function readMoney(db: Database, from: Position<string> | null, now: number) {
  const today = calendarDateAt(now);
  const { unmatched, newest, failed, disputed, owedByMonth, owing, late, announced, confirming, ...cash } =
    await batchOf(db, {
      unmatched: db
        .select(listed)
        .from(payments)
        .where(eq(payments.status, "unmatched"))
        .orderBy(desc(payments.createdAt))
        .limit(mostShown),
      newest: db.select(listed).from(payments).orderBy(desc(payments.createdAt), desc(payments.id)).limit(mostShown),
      failed: db
        .select({
          id: refunds.id,
          bookingId: payments.bookingId,
          amount: refunds.amount,
          reason: refunds.reason,
          lastError: refunds.lastError,
        })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(eq(refunds.status, "failed"))
        .orderBy(desc(refunds.createdAt))
        .limit(mostShown),
      disputed: disputesQuery(db).where(eq(disputes.isClosed, false)),
      ...cashQueries(db, { first: monthBefore(today, monthsBack - 1), last: today }),
      owedByMonth: owedByMonthQuery(db, today),
      owing: owingQuery(db, today, from),
      late: lateQuery(db, today),
      announced: announcedQuery(db),
      confirming: confirmingQuery(db),
    });
  const { rows, next } = pageOf(owing, ({ eventDate }) => eventDate);
  const paidByMonth = monthsOf(cashLines(cash).filter(({ group }) => group !== "fees")).map(({ month, left }) => ({
    month,
    amount: left,
  }));
  const lateSums = late.map(
    (row) => overdueOf(moneyOf(row.sums, "confirmed"), balanceDueOn(row), today) ?? { amount: 0 },
  );
  return {
    figures: {
      paid: sumOf(paidByMonth.filter(({ month }) => month.startsWith(today.slice(0, 4)))),
      owed: sumOf(owedByMonth),
      late: sumOf(lateSums),
    },
    today,
    unmatched,
    newest,
    failed,
    disputes: disputed,
    owedByMonth,
    announced,
    confirming,
    paidByMonth,
    owing: {
      next,
      later: from !== null,
      rows: rows.map(({ sums, ...row }) => ({
        ...row,
        dueOn: openParts(moneyOf(sums, "confirmed"), balanceDueOn(row))[0]?.dueOn ?? balanceDueOn(row),
      })),
    },
  };
}

/** In rows. */
const chunkSize = 1000;

export const paymentHead = [
  "noted",
  "received on",
  "receipt",
  "client",
  "event date",
  "for",
  "method",
  "amount in dollars",
  "currency",
  "given back in dollars",
  "status",
  "note",
  "marked by",
  "unmarked because",
];

/** Oldest first. Times are in UTC, money in dollars. */
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
      payment.receivedOn,
      payment.receiptNumber === null ? null : receiptName(payment.receiptNumber, payment.createdAt),
      clientName,
      eventDate,
      payment.purpose,
      payment.method,
      decimalDollars(payment.amount),
      payment.currency,
      decimalDollars(payment.refundedAmount),
      payment.status,
      payment.note,
      payment.by,
      payment.unmarkReason,
    ]);
  }
}
