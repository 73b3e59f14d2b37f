import { and, desc, eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import { sumsOfBooking } from "../../../database/booking-sums.ts";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings, isClient, isStanding, unsignedOfBooking } from "../../../database/schema/bookings.ts";
import { invoices } from "../../../database/schema/payments.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { auditQuery } from "../../admin/audit/audit-log.ts";
import type { Actor } from "../../admin/audit/model.ts";
import { ownBookingId, ownBookingQuery } from "../../bookings/client-bookings.ts";
import { balanceDueOn, isDueOnSigning } from "../../bookings/client-view.ts";
import { linesOf, reducedLines } from "../../bookings/lines.ts";
import { dueOf, statusAt } from "../../bookings/model.ts";
import { clientOf, liveSessionQuery, type OfClient, ofClient } from "../../portal/access/sessions.ts";
import { moneyOf } from "../money/model.ts";
import { standingColumns } from "./invoice-standing.ts";

export async function readClientInvoices(db: Database, sid: string, now: number, asked: string | null) {
  const {
    session: [session],
    booking: [booking],
    issued,
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, asked),
    issued: invoicesOfBookingQuery(db, ownBookingId(sid, now, asked)),
  });
  return ofClient(session, booking && { booking, issued });
}

export async function readClientInvoice(db: Database, sid: string, now: number, id: string) {
  const [[session], [invoice]] = await db.batch([
    liveSessionQuery(db, sid, now),
    db
      .select({
        ...invoiceFields,
        goesToOthers: sql`exists (select 1 from bookings where bookings.id = invoices.booking_id and ${isClient(now)})`
          .mapWith(Boolean)
          .as("goes_to_others"),
        portalLinkVersion:
          sql<number>`(select portal_link_version from bookings where bookings.id = invoices.booking_id)`.as(
            "portal_link_version",
          ),
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.id, id),
          sql`exists (select 1 from bookings where bookings.id = invoices.booking_id
            and bookings.client_email = ${clientOf(sid, now)})`,
        ),
      ),
  ]);
  return ofClient(session, invoice);
}

/**
 * The same key gives the same invoice.
 * @returns the invoice's id, or null when none can be written
 */
export async function issueClientInvoice(
  db: Database,
  sid: string,
  asked: string,
  request: InvoiceRequest,
  now: number,
): Promise<OfClient<{ invoice: string | null }>> {
  const {
    session: [session],
    booking: [booking],
    known: [known],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: invoicedQuery(db, ownBookingId(sid, now, asked)),
    known: invoiceQuery(db, request.key),
  });
  if (!session || !booking) return ofClient(session, null);
  if (known) return ofClient(session, { invoice: known.bookingId === booking.id ? known.id : null });
  const mostNow = sql`iif(${isClient(now)}, ${most}, ${mostUnpaid})`;
  const [issued] = await issueInvoiceQuery(db, booking, request, now, mostNow);
  return ofClient(session, { invoice: issued?.id ?? null });
}

/** Per booking, and of a client before anything is paid. */
const most = 20;
export const mostUnpaid = 2;

/** `key` is the form's own, and becomes the id. */
export interface InvoiceRequest {
  key: string;
  billTo: string;
  purchaseOrder: string | null;
}

const invoicedQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: bookings.id,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      venue: bookings.venue,
      city: bookings.city,
      packageName: bookings.packageName,
      price: bookings.price,
      balanceDays: bookings.balanceDays,
      createdAt: bookings.createdAt,
      unsigned: unsignedOfBooking,
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
      sums: sumsOfBooking,
      depositDue: dueOf("deposit"),
      lines: bookings.lines,
      updatedAt: bookings.updatedAt,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));

type Invoiced = Awaited<ReturnType<typeof invoicedQuery>>[number];

/** Refused when the price has changed since it was read. The same key changes nothing. */
function issueInvoiceQuery(
  db: Database,
  booking: Invoiced,
  { key, billTo, purchaseOrder }: InvoiceRequest,
  now: number,
  mostNow: SQL = sql`${most}`,
) {
  const { eventType, eventDate, venue, city } = booking;
  const { total, paid, returned, courtesy, parts } = moneyOf(booking.sums, statusAt(booking, now));
  const open = parts.filter(({ left }) => left > 0).map(({ dueOn, left }) => ({ dueOn, amount: left }));
  const [due, today] = [balanceDueOn(booking), calendarDateAt(now)];
  const isOnSigning = isDueOnSigning(booking) && booking.unsigned.length > 0;
  const dueOn = isOnSigning ? "signing" : due > today ? due : today;
  return insertFrom(
    db,
    invoices,
    {
      id: key,
      bookingId: sql`bookings.id`,
      number: sql`(select coalesce(max(number), 0) + 1 from invoices)`,
      billTo,
      purchaseOrder,
      total,
      deposit: sql`bookings.deposit`,
      depositDue: booking.depositDue ?? 0,
      paid,
      returned,
      courtesy,
      dueOn,
      createdAt: now,
      about: { eventType, eventDate, venue, city },
      lines: [...linesOf(booking), ...reducedLines(booking, booking.sums.reduced)],
      parts: open,
    },
    sql`from bookings where bookings.id = ${booking.id} and bookings.updated_at = ${booking.updatedAt}
          and ${isStanding(now)} and bookings.price > 0
          and (select count(*) from invoices where invoices.booking_id = bookings.id) < ${mostNow}`,
  )
    .onConflictDoNothing({ target: invoices.id })
    .returning({ id: invoices.id });
}

export async function issueInvoice(
  db: Database,
  bookingId: string,
  request: InvoiceRequest,
  now: number,
): Promise<boolean> {
  const [[booking], [known]] = await db.batch([invoicedQuery(db, bookingId), invoiceQuery(db, request.key)]);
  if (known) return known.bookingId === bookingId;
  return booking !== undefined && (await issueInvoiceQuery(db, booking, request, now)).length > 0;
}

/** Once, in whole. Gives whether it did. */
export async function creditInvoice(
  db: Database,
  { id, key, reason }: { id: string; key: string; reason: string | null },
  { by, now }: Actor,
): Promise<boolean> {
  const [credited] = await db.batch([
    insertFrom(
      db,
      invoices,
      {
        id: key,
        bookingId: sql`booking_id`,
        number: sql`(select max(number) + 1 from invoices)`,
        billTo: sql`bill_to`,
        purchaseOrder: sql`purchase_order`,
        total: sql`total`,
        deposit: sql`deposit`,
        depositDue: sql`deposit_due`,
        paid: sql`paid`,
        returned: sql`returned`,
        courtesy: sql`courtesy`,
        dueOn: sql`due_on`,
        createdAt: now,
        about: sql`about`,
        lines: sql`lines`,
        parts: sql`parts`,
        credits: sql`id`,
        reason,
      },
      sql`from invoices where id = ${id} and credits is null`,
    )
      .onConflictDoNothing()
      .returning({ id: invoices.id }),
    auditQuery(
      db,
      { what: "invoice-credited", who: by, about: id, id: `invoice-credited:${id}` },
      now,
      sql`exists (select 1 from invoices where invoices.id = ${key} and invoices.credits = ${id})`,
    ),
  ]);
  return credited.length > 0;
}

/** Of the credit note for an invoice, or the reverse. */
const otherPaper = sql`(select json_object('number', other.number, 'createdAt', other.created_at) from invoices as other
  where other.credits = invoices.id or other.id = invoices.credits)`
  .mapWith((json: string): { number: number; createdAt: number } => JSON.parse(json))
  .as("other_paper");

/** Null: only the client gets the bills. */
const payableEmail = sql<
  string | null
>`(select bookings.payable_email from bookings where bookings.id = invoices.booking_id)`.as("payable_email");

const invoiceFields = {
  ...getTableColumns(invoices),
  other: otherPaper,
  payableEmail,
  ...standingColumns,
};

export type Invoice = Awaited<ReturnType<typeof invoiceQuery>>[number];

export type ClientInvoice = Invoice & { goesToOthers: boolean; portalLinkVersion: number };

export const invoicesOfBookingQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      createdAt: invoices.createdAt,
      purchaseOrder: invoices.purchaseOrder,
      total: invoices.total,
      paid: invoices.paid,
      courtesy: invoices.courtesy,
      ...standingColumns,
      credits: invoices.credits,
      other: otherPaper,
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(eq(invoices.bookingId, bookingId))
    .orderBy(desc(invoices.number));

export type ListedInvoice = Awaited<ReturnType<typeof invoicesOfBookingQuery>>[number];

const invoiceQuery = (db: Database, id: string) => db.select(invoiceFields).from(invoices).where(eq(invoices.id, id));

export const invoiceWithBookingQuery = (db: Database, id: string) =>
  db
    .select({
      invoice: invoiceFields,
      booking: {
        id: bookings.id,
        clientName: bookings.clientName,
        companyName: bookings.companyName,
        clientEmail: bookings.clientEmail,
        portalLinkVersion: bookings.portalLinkVersion,
        language: bookings.language,
      },
    })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(eq(invoices.id, id));
