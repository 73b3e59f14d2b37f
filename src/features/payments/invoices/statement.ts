import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import { sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, isStanding, type Signer } from "../../../database/schema/bookings.ts";
import { owedOfBooking } from "../../../database/schema/payments.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { balanceDueOn } from "../../bookings/client-view.ts";
import { statusAt } from "../../bookings/model.ts";
import { clientOf, liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { moneyOf, overdueOf } from "../money/model.ts";
import { isCurrent } from "./invoice-standing.ts";

/** Bookings per statement. */
const most = 100;

const openQuery = (db: Database, clientEmail: SQL, now: number) =>
  db
    .select({
      id: bookings.id,
      language: bookings.language,
      clientName: bookings.clientName,
      companyName: bookings.companyName,
      signers: bookings.signers,
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
          and ${isCurrent}
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
export interface StatementRow {
  booking: OpenBooking;
  left: number;
  overdueSince: CalendarDate | null;
  nextPartOn: CalendarDate | null;
}

export interface Statement {
  on: CalendarDate;
  language: string;
  clientName: string;
  companyName: string | null;
  signers: readonly Signer[];
  billingAddress: string | null;
  rows: readonly StatementRow[];
  total: number;
}

function statementOf(open: readonly OpenBooking[], now: number): Statement | null {
  const today = calendarDateAt(now);
  const last = open.at(-1);
  if (!last) return null;
  const rows = open.map((booking) => {
    const money = moneyOf(booking.sums, statusAt(booking, now));
    return {
      booking,
      left: money.left,
      overdueSince: overdueOf(money, balanceDueOn(booking), today)?.since ?? null,
      nextPartOn: money.parts.find(({ left }) => left > 0)?.dueOn ?? null,
    };
  });
  return {
    on: today,
    language: last.language,
    clientName: last.clientName,
    companyName: last.companyName,
    signers: last.signers,
    billingAddress: open.find(({ billingAddress }) => billingAddress)?.billingAddress ?? null,
    rows,
    total: rows.reduce((sum, { left }) => sum + left, 0),
  };
}

export async function readClientStatement(db: Database, sid: string, now: number) {
  const {
    session: [session],
    open,
  } = await batchOf(db, { session: liveSessionQuery(db, sid, now), open: openQuery(db, clientOf(sid, now), now) });
  return ofClient(session, { statement: statementOf(open, now) });
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
