import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { balanceDueDays } from "../../content/terms.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { type InvoiceLine, invoices, paidOfBooking } from "../../database/schema/payments.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { addDays, calendarDateAt, dateInWords } from "../../platform/dates.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import type { Price } from "../prices/price-of.ts";
import { invoiceQuery } from "./invoices.ts";

/** Invoices that one booking has at most: whoever needs another one calls. */
const most = 20;

/** To whom an invoice is written. `key` is the form's own, and becomes its id. */
export interface InvoiceWish {
  key: string;
  billTo: string;
  purchaseOrder: string | null;
}

/** A statement that reads what an invoice of a booking is made of: the booking, and the price of the quote it was made from. */
export const invoicedQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      id: bookings.id,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      venue: bookings.venue,
      city: bookings.city,
      packageName: bookings.packageName,
      price: bookings.price,
      updatedAt: bookings.updatedAt,
      quoted: sql<Price | null>`(select quotes.price from quotes where quotes.id = bookings.quote_id)`
        .mapWith(quotes.price)
        .as("quoted"),
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));

/** What an invoice is made of. */
export type Invoiced = Awaited<ReturnType<typeof invoicedQuery>>[number];

/** Line by line as the quote had it, while its sum is the price. */
function linesOf({ quoted, packageName, price }: Invoiced): readonly InvoiceLine[] {
  if (quoted?.total !== price) return [{ label: `DJ services, ${packageName}`, amount: price }];
  return quoted.lines.map(({ label, amount }) => ({ label, amount }));
}

/**
 * A statement that issues an invoice with the next number, for a booking with a price that is held or booked and was not
 * changed since it was read. It gives the id. The same key again changes nothing.
 */
export function issueInvoiceQuery(
  db: Database,
  booking: Invoiced,
  { key, billTo, purchaseOrder }: InvoiceWish,
  now: number,
) {
  const date = eventDateOf(booking);
  const [due, today] = [addDays(date, -balanceDueDays), calendarDateAt(now)];
  const about = [`${booking.eventType} on ${dateInWords(date)}`, booking.venue, booking.city]
    .filter(Boolean)
    .join(", ");
  // The columns in the order of the schema.
  return db
    .insert(invoices)
    .select(
      sql`select ${key} as id, bookings.id as booking_id, (select coalesce(max(number), 0) + 1 from invoices) as number,
        ${billTo} as bill_to, ${purchaseOrder} as purchase_order, bookings.price as total, bookings.deposit as deposit,
        ${paidOfBooking} as paid, ${due > today ? due : today} as due_on, ${now} as created_at, ${about} as about,
        ${JSON.stringify(linesOf(booking))} as lines
        from bookings where bookings.id = ${booking.id} and bookings.updated_at = ${booking.updatedAt}
          and bookings.status in ('hold', 'confirmed', 'completed') and bookings.price > 0
          and (select count(*) from invoices where invoices.booking_id = bookings.id) < ${most}`,
    )
    .onConflictDoNothing({ target: invoices.id })
    .returning({ id: invoices.id });
}

/** Issues an invoice as the DJ asks for it; tells whether there is one. */
export async function issueInvoice(db: Database, bookingId: string, wish: InvoiceWish, now: number): Promise<boolean> {
  const [[booking], [known]] = await db.batch([invoicedQuery(db, bookingId), invoiceQuery(db, wish.key)]);
  if (known) return known.bookingId === bookingId;
  return booking !== undefined && (await issueInvoiceQuery(db, booking, wish, now)).length > 0;
}
