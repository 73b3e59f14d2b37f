import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { bookingFields, bookings } from "../bookings/schema.ts";
import { paidOfBooking } from "../payments/schema.ts";

/**
 * A statement that revokes all links of a booking, those in mails that still wait, and the sessions that they opened.
 * Gives whose they were; nothing when there is no such booking.
 */
export const revokePortalLinksQuery = (db: Database, bookingId: string, now: number) =>
  db
    .update(bookings)
    .set({ portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`, updatedAt: now })
    .where(eq(bookings.id, bookingId))
    .returning({ clientName: bookings.clientName, eventDate: bookings.eventDate });

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
