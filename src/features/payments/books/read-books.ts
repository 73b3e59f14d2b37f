import { and, between, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "../../../content/statuses.ts";
import { batchOf } from "../../../database/batch-of.ts";
import { sumsOfBooking, taxOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { paidOfBooking, payments, refunds, wentBack } from "../../../database/schema/payments.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, isCalendarDate } from "../../../platform/dates.ts";
import type { Span } from "../../../platform/months.ts";
import { taxWithin } from "../../prices/tax.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "../model.ts";
import { moneyOf, taxOfPart } from "../money/model.ts";
import { type Expense, expensesQuery } from "./expenses.ts";
import { type Basis, type BookLine, expenseLabels, groupLabels } from "./model.ts";

/** Leaves out unmatched payments, whose purpose is unknown, and other currencies. */
const isBooked = and(inArray(payments.status, ["paid", "refunded"]), eq(payments.currency, "usd"));

/** In cents: what was paid and not given back before that row, in the order of entry. */
const paidBefore = (at: SQL, id: SQL): SQL<number> => {
  const isBefore = (row: string) => sql`(${sql.raw(row)}.created_at, ${sql.raw(row)}.id) < (${at}, ${id})`;
  const ofBooking = sql`paid.booking_id = bookings.id and paid.purpose <> 'tip' and paid.status in ('paid', 'refunded')`;
  return sql<number>`((select coalesce(sum(paid.amount), 0) from payments as paid where ${ofBooking} and ${isBefore("paid")})
    - (select coalesce(sum(back.amount), 0) from refunds as back inner join payments as paid on paid.id = back.payment_id
      where ${ofBooking} and ${wentBack(sql`back.status`)} and ${isBefore("back")}))`;
};

const ofPayment = (at: SQL, id: SQL) => ({
  receivedOn: payments.receivedOn,
  purpose: payments.purpose,
  method: payments.method,
  receiptNumber: payments.receiptNumber,
  // Aliased because a batch gives rows by column names.
  paidAt: sql<number>`payments.created_at`.as("paid_at"),
  client: bookings.clientName,
  eventDate: bookings.eventDate,
  price: sql<number>`coalesce(bookings.price, 0)`.as("of_price"),
  tax: sql<number>`iif(bookings.id is null, 0, ${taxOfBooking})`.as("of_tax"),
  before: sql<number>`iif(bookings.id is null or ${taxOfBooking} = 0, 0, ${paidBefore(at, id)})`.as("paid_before"),
});

const receivedQuery = (db: Database, { first, last }: Span) =>
  db
    .select({
      ...ofPayment(sql`payments.created_at`, sql`payments.id`),
      amount: payments.amount,
      fee: payments.fee,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(between(payments.receivedOn, first, last), isBooked));

const instantsOf = ({ first, last }: Span) => [instantAt(first, 0), instantAt(addDays(last, 1), 0)] as const;

function refundedQuery(db: Database, span: Span) {
  const [from, end] = instantsOf(span);
  return db
    .select({
      ...ofPayment(sql`refunds.created_at`, sql`refunds.id`),
      amount: refunds.amount,
      at: refunds.createdAt,
      reason: refunds.reason,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(and(gte(refunds.createdAt, from), lt(refunds.createdAt, end), wentBack(sql`refunds.status`), isBooked));
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
});

type Rows<Query extends (...given: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Query>>;

interface CashRows {
  received: Rows<typeof receivedQuery>;
  refunded: Rows<typeof refundedQuery>;
}

type OfPayment = Omit<CashRows["received"][number], "amount" | "fee">;

const about = ({ purpose, eventDate }: OfPayment): string =>
  `${paymentPurposeLabels[purpose]}${eventDate ? ` of the event on ${eventDate}` : ""}`;

/** Each payment holds what the tax in all that was paid has grown by, so that rounding leaves no cent over. */
function linesOf(row: OfPayment, day: string, line: Pick<BookLine, "group" | "amount" | "about">): BookLine[] {
  const { before, purpose } = row;
  const tax = purpose === "tip" ? 0 : taxWithin(before + line.amount, row) - taxWithin(before, row);
  return [
    ...lineOf(row, day, { ...line, amount: line.amount - tax }),
    ...(tax === 0 ? [] : lineOf(row, day, { group: "tax", amount: tax, about: `${groupLabels.tax}: ${line.about}` })),
  ];
}

function lineOf(row: OfPayment, day: string, line: Pick<BookLine, "group" | "amount" | "about">): BookLine[] {
  const { client, eventDate, receiptNumber, paidAt, method } = row;
  const receipt = receiptNumber === null ? null : receiptName(receiptNumber, paidAt);
  return isCalendarDate(day) ? [{ ...line, day, client, eventDate, receipt, method: paymentMethodLabels[method] }] : [];
}

const inOrder = (lines: readonly BookLine[]): BookLine[] =>
  lines.toSorted((one, other) => one.day.localeCompare(other.day));

export const cashLines = ({ received, refunded }: CashRows): BookLine[] =>
  inOrder([
    ...received.flatMap((row) => [
      ...linesOf(row, row.receivedOn, {
        group: row.purpose === "tip" ? "tips" : "income",
        amount: row.amount,
        about: about(row),
      }),
      ...(row.fee ? lineOf(row, row.receivedOn, { group: "fees", amount: -row.fee, about: "Card fee" }) : []),
    ]),
    ...refunded.flatMap((row) =>
      linesOf(row, calendarDateAt(row.at), { group: "back", amount: -row.amount, about: `Refund: ${row.reason}` }),
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
  const tax = taxOfPart(money, amount);
  const line = { day: eventDate, client, eventDate, receipt: null, method: null };
  return [
    { ...line, group: "income", amount: amount - tax, about: what },
    ...(tax === 0 ? [] : [{ ...line, group: "tax" as const, amount: tax, about: `${groupLabels.tax}: ${what}` }]),
  ];
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
  const { received, refunded } = cash;
  const lines =
    basis === "cash"
      ? cashLines(cash)
      : [
          ...cashLines({ received, refunded: ofTips(refunded) }).filter(
            ({ group }) => group !== "income" && group !== "tax",
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
