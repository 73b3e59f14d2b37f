import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { invoices } from "../../database/schema/payments.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/own-booking.ts";
import { clientOf, type LiveSession, liveSessionQuery } from "../portal/access/sessions.ts";
import { invoiceQuery, invoicesOfBookingQuery } from "./invoices.ts";
import { type InvoiceWish, invoicedQuery, issueInvoiceQuery } from "./issue-invoice.ts";

/** A booking of the client's with its invoices, in one round trip; null without a live session, no booking for another's. */
export async function readOwnInvoices(db: Database, sid: string, now: number, asked: string | null) {
  const [[session], [booking], issued] = await db.batch([
    liveSessionQuery(db, sid, now),
    ownBookingQuery(db, sid, now, asked),
    invoicesOfBookingQuery(db, ownBookingId(sid, now, asked)),
  ]);
  return session ? { session, found: booking ? { booking, issued } : null } : null;
}

/** An invoice of the client's; null without a live session. */
export async function readOwnInvoice(db: Database, sid: string, now: number, id: string) {
  const [[session], [invoice]] = await db.batch([
    liveSessionQuery(db, sid, now),
    db
      .select()
      .from(invoices)
      .where(
        and(
          eq(invoices.id, id),
          sql`exists (select 1 from bookings where bookings.id = invoices.booking_id
            and bookings.client_email = ${clientOf(sid, now)})`,
        ),
      ),
  ]);
  return session ? { session, invoice: invoice ?? null } : null;
}

/**
 * Issues an invoice as a client asks for it, for a booking of the client's. The same key again is the same invoice.
 *
 * @returns null without a live session; the invoice's id, or null when none can be written
 */
export async function issueOwnInvoice(
  db: Database,
  sid: string,
  asked: string,
  wish: InvoiceWish,
  now: number,
): Promise<{ session: LiveSession; found: boolean; invoice: string | null } | null> {
  const [[session], [booking], [known]] = await db.batch([
    liveSessionQuery(db, sid, now),
    invoicedQuery(db, ownBookingId(sid, now, asked)),
    invoiceQuery(db, wish.key),
  ]);
  if (!session) return null;
  if (!booking) return { session, found: false, invoice: null };
  if (known) return { session, found: true, invoice: known.bookingId === booking.id ? known.id : null };
  const [issued] = await issueInvoiceQuery(db, booking, wish, now);
  return { session, found: true, invoice: issued?.id ?? null };
}
