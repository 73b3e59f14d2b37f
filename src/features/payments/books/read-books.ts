import { and, between, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { BookingStatus } from "../../../content/statuses.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { disputes, paidOfBooking, payments, refunds, wentBack } from "../../../database/schema/payments.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, isCalendarDate } from "../../../platform/dates.ts";
import type { Span } from "../../../platform/months.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "../model.ts";
import { moneyOf } from "../money/model.ts";
import { type Expense, expensesQuery } from "./expenses.ts";
import { type Basis, type BookLine, expenseLabels } from "./model.ts";

/** Leaves out unmatched payments, whose purpose is unknown, and other currencies. */
const isBooked = and(inArray(payments.status, ["paid", "refunded"]), eq(payments.currency, "usd"));

const ofPayment = {
  receivedOn: payments.receivedOn,
  purpose: payments.purpose,
  method: payments.method,
  receiptNumber: payments.receiptNumber,
  // Aliased because a batch gives rows by column names.
  paidAt: sql<number>`payments.created_at`.as("paid_at"),
  client: bookings.clientName,
  eventDate: bookings.eventDate,
};

const receivedQuery = (db: Database, { first, last }: Span) =>
  db
    .select({ ...ofPayment, amount: payments.amount, fee: payments.fee })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(between(payments.receivedOn, first, last), isBooked));

const instantsOf = ({ first, last }: Span) => [instantAt(first, 0), instantAt(addDays(last, 1), 0)] as const;

function refundedQuery(db: Database, span: Span) {
  const [from, end] = instantsOf(span);
  return db
    .select({ ...ofPayment, amount: refunds.amount, at: refunds.createdAt, reason: refunds.reason })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(gte(refunds.createdAt, from), lt(refunds.createdAt, end), wentBack(sql`refunds.status`), isBooked));
}

function lostQuery(db: Database, span: Span) {
  const [from, end] = instantsOf(span);
  return db
    .select({ ...ofPayment, amount: disputes.amount, at: disputes.createdAt })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(gte(disputes.createdAt, from), lt(disputes.createdAt, end), eq(disputes.status, "lost"), isBooked));
}

/** Past events, and canceled ones with payments. */
const earnedQuery = (db: Database, { first, last }: Span, today: CalendarDate) =>
  db
    .select({
      client: bookings.clientName,
      eventDate: bookings.eventDate,
      eventType: bookings.eventType,
      status: bookings.status,
      sums: sumsOfBooking,
    })
    .from(bookings)
    .where(
      sql`bookings.event_date between ${first} and ${last < today ? last : today}
        and (bookings.status in ('confirmed', 'completed')
          or (bookings.status in ('cancelled', 'released') and ${paidOfBooking} > 0))`,
    );

const unmatchedQuery = (db: Database, { first, last }: Span) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(payments)
    .where(and(between(payments.receivedOn, first, last), eq(payments.status, "unmatched")));

export const cashQueries = (db: Database, span: Span) => ({
  received: receivedQuery(db, span),
  refunded: refundedQuery(db, span),
  lost: lostQuery(db, span),
});

type Rows<Query extends (...given: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>;

interface CashRows {
  received: Rows<typeof receivedQuery>;
  refunded: Rows<typeof refundedQuery>;
  lost: Rows<typeof lostQuery>;
}

type OfPayment = Omit<CashRows["received"][number], "amount" | "fee">;

const about = ({ purpose, eventDate }: OfPayment): string =>
  `${paymentPurposeLabels[purpose]}${eventDate ? ` of the event on ${eventDate}` : ""}`;

function lineOf(row: OfPayment, day: string, line: Pick<BookLine, "group" | "amount" | "about">): BookLine[] {
  const { client, eventDate, receiptNumber, paidAt, method } = row;
  const receipt = receiptNumber === null ? null : receiptName(receiptNumber, paidAt);
  return isCalendarDate(day) ? [{ ...line, day, client, eventDate, receipt, method: paymentMethodLabels[method] }] : [];
}

const inOrder = (lines: readonly BookLine[]): BookLine[] =>
  lines.toSorted((one, other) => one.day.localeCompare(other.day));

export const cashLines = ({ received, refunded, lost }: CashRows): BookLine[] =>
  inOrder([
    ...received.flatMap((row) => [
      ...lineOf(row, row.receivedOn, {
        group: row.purpose === "tip" ? "tips" : "income",
        amount: row.amount,
        about: about(row),
      }),
      ...(row.fee ? lineOf(row, row.receivedOn, { group: "fees", amount: -row.fee, about: "Card fee" }) : []),
    ]),
    ...refunded.flatMap((row) =>
      lineOf(row, calendarDateAt(row.at), { group: "back", amount: -row.amount, about: `Refund: ${row.reason}` }),
    ),
    ...lost.flatMap((row) =>
      lineOf(row, calendarDateAt(row.at), { group: "back", amount: -row.amount, about: "Lost dispute" }),
    ),
  ]);

const expenseLines = (spent: readonly Expense[]): BookLine[] =>
  spent.flatMap(({ spentOn: day, kind, amount, about: what }) =>
    amount > 0
      ? [
          {
            day,
            group: "expenses" as const,
            amount: -amount,
            about: `${expenseLabels[kind]}: ${what}`,
            client: null,
            eventDate: null,
            receipt: null,
            method: null,
          },
        ]
      : [],
  );

const isEarned = (status: BookingStatus): boolean => status === "confirmed" || status === "completed";

function earnedLine({ client, eventDate, eventType, status, sums }: Rows<typeof earnedQuery>[number]): BookLine[] {
  const money = moneyOf(sums, status);
  const amount = isEarned(status) ? money.total - money.courtesy : money.paid - (money.goesBack ?? 0);
  if (amount === 0) return [];
  const what = isEarned(status) ? eventType : `Stays of what was canceled: ${eventType}`;
  return [{ day: eventDate, group: "income", amount, about: what, client, eventDate, receipt: null, method: null }];
}

const ofTips = <Row extends OfPayment>(rows: readonly Row[]): Row[] => rows.filter(({ purpose }) => purpose === "tip");

/** `owed` in cents; `unknownFees`: card payments whose fee Stripe has not reported. */
export async function readBooks(db: Database, { span, basis }: { span: Span; basis: Basis }, today: CalendarDate) {
  const { spent, earned, unmatched, ...cash } = await batchOf(db, {
    ...cashQueries(db, span),
    spent: expensesQuery(db, span),
    earned: earnedQuery(db, span, today),
    unmatched: unmatchedQuery(db, span),
  });
  const { received, refunded, lost } = cash;
  const lines =
    basis === "cash"
      ? cashLines(cash)
      : [
          ...cashLines({ received, refunded: ofTips(refunded), lost: ofTips(lost) }).filter(
            ({ group }) => group !== "income",
          ),
          ...earned.flatMap(earnedLine),
        ];
  return {
    lines: inOrder([...lines, ...expenseLines(spent)]),
    expenses: spent,
    owed: earned.reduce((sum, { sums, status }) => sum + (isEarned(status) ? moneyOf(sums, status).left : 0), 0),
    unmatched: unmatched[0]?.count ?? 0,
    unknownFees: received.filter(({ method, fee }) => method === "card" && fee === null).length,
  };
}

export type Books = Awaited<ReturnType<typeof readBooks>>;
