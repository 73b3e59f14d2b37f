import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import { sumsOfBooking } from "../../database/booking-sums.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { owedOfBooking } from "../../database/schema/payments.ts";
import { type CalendarDate, calendarDateAt, dateInBrief, dateInWords } from "../../platform/dates.ts";
import { billDollars } from "../../platform/money.ts";
import { balanceDueInWords, balanceDueOn } from "../bookings/client-view.ts";
import { partyInWords, statusAt } from "../bookings/model.ts";
import { clientOf, liveSessionQuery } from "../portal/access/sessions.ts";
import { receiptName } from "./model.ts";
import { moneyOf, overdueOf } from "./money/model.ts";

/** Bookings per statement. */
const most = 100;

const openQuery = (db: Database, clientEmail: SQL, now: number) =>
  db
    .select({
      id: bookings.id,
      clientName: bookings.clientName,
      companyName: bookings.companyName,
      billingAddress: bookings.billingAddress,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      balanceDays: bookings.balanceDays,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      createdAt: bookings.createdAt,
      sums: sumsOfBooking,
      invoice: sql`(select json_object('number', number, 'createdAt', created_at) from invoices
        where invoices.booking_id = bookings.id and invoices.credits is null
          and not exists (select 1 from invoices as note where note.credits = invoices.id)
        order by number desc limit 1)`
        .mapWith((json: string): { number: number; createdAt: number } => JSON.parse(json))
        .as("newest_invoice"),
    })
    .from(bookings)
    .where(and(eq(bookings.clientEmail, clientEmail), isStanding(now), sql`${owedOfBooking} > 0`))
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(most);

type OpenBooking = Awaited<ReturnType<typeof openQuery>>[number];

/** Amounts in cents. */
export interface Statement {
  on: CalendarDate;
  party: string;
  billingAddress: string | null;
  rows: readonly { label: string; left: number }[];
  total: number;
}

function statementOf(open: readonly OpenBooking[], now: number): Statement | null {
  const today = calendarDateAt(now);
  const rows = open.map((booking) => {
    const money = moneyOf(booking.sums, statusAt(booking, now));
    const overdue = overdueOf(money, balanceDueOn(booking), today);
    const part = money.parts.find(({ left }) => left > 0);
    const due = overdue
      ? `overdue, was due ${dateInBrief(overdue.since)}`
      : part
        ? `in parts, the next due ${dateInBrief(part.dueOn)}`
        : `due ${balanceDueInWords(booking)}`;
    const invoice = booking.invoice && receiptName(booking.invoice.number, booking.invoice.createdAt);
    const label = [
      `${booking.eventType} on ${dateInWords(booking.eventDate)}`,
      ...(invoice ? [`invoice ${invoice}`] : []),
      due,
    ].join(", ");
    return { label, left: money.left };
  });
  const last = open.at(-1);
  if (!last) return null;
  return {
    on: today,
    party: partyInWords(last),
    billingAddress: open.find(({ billingAddress }) => billingAddress)?.billingAddress ?? null,
    rows,
    total: rows.reduce((sum, { left }) => sum + left, 0),
  };
}

export const statementSums = ({ rows, total }: Statement) => [
  ...rows.map(({ label, left }) => ({ label, sum: billDollars(left) })),
  { label: "Open in all", sum: billDollars(total), mark: "band" as const },
];

/** Null without a session. */
export async function readClientStatement(db: Database, sid: string, now: number) {
  const {
    session: [session],
    open,
  } = await batchOf(db, { session: liveSessionQuery(db, sid, now), open: openQuery(db, clientOf(sid, now), now) });
  return session ? { session, statement: statementOf(open, now) } : null;
}

export const readStatement = async (db: Database, bookingId: string, now: number): Promise<Statement | null> =>
  statementOf(
    await openQuery(
      db,
      sql`(select of_booking.client_email from bookings as of_booking where of_booking.id = ${bookingId})`,
      now,
    ),
    now,
  );
