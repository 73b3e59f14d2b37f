import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookingFields, bookings } from "../../../database/schema/bookings.ts";
import { paidOfBooking } from "../../../database/schema/payments.ts";
import { endLinksQueries } from "../../people/end-links.ts";

/**
 * Statements that revoke all links of the client of a booking, the mails with a link to the portal that still wait among them, and
 * sign that client out everywhere. The first gives the bookings of that client; none when there is no such booking.
 */
export const revokeLinksQueries = (db: Database, bookingId: string, now: number) =>
  endLinksQueries(db, sql`(select asked.client_email from bookings as asked where asked.id = ${bookingId})`, now);

/** What the mail with a booking's access link needs, what is paid (cents) among it, if the booking still stands and is still that of `clientEmail`. */
export const bookingOfLink = async (db: Database, id: string, clientEmail: string) => {
  const [booking] = await db
    .select({ ...bookingFields, paid: paidOfBooking })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.clientEmail, clientEmail), ne(bookings.status, "cancelled")));
  return booking ?? null;
};

/** A statement that reads how the booking stands that a link was signed for, if it is its client's still. */
export const linkedBookingQuery = (db: Database, { bookingId, email }: { bookingId: string; email: string }) =>
  db
    .select({ status: bookings.status, linkVersion: bookings.portalLinkVersion })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.clientEmail, email)));
