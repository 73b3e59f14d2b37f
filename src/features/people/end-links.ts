import { inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { sessions } from "../../database/schema/portal.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { addressesOf } from "./addresses.ts";

/** A statement that ends the links to all quotes of some leads, a query that gives their ids. */
const endQuoteLinksQuery = (db: Database, ofContacts: SQLWrapper) =>
  db
    .update(quotes)
    .set({ linkVersion: sql`${quotes.linkVersion} + 1` })
    .where(inArray(quotes.contactId, ofContacts));

/** A statement that revokes the keys to the plans of some bookings, a query that gives their ids. */
const revokeKeysQuery = (db: Database, ofBookings: SQLWrapper, now: number) =>
  db
    .update(planKeys)
    .set({ revokedAt: now, version: sql`${planKeys.version} + 1` })
    .where(sql`${inArray(planKeys.bookingId, ofBookings)} and ${isNull(planKeys.revokedAt)}`);

/**
 * Statements that end what else than the portal's links a booking has given out: the links to the quotes that it came from and the
 * keys to its plan. `id` is an SQL value, null for none, and is read by each.
 */
export const endLinksOfBookingQueries = (db: Database, id: SQL, now: number) =>
  [
    endQuoteLinksQuery(db, sql`(select of_booking.contact_id from bookings as of_booking where of_booking.id = ${id})`),
    revokeKeysQuery(db, id, now),
  ] as const;

/** A statement that signs the person out everywhere who has an address (an SQL value), whichever link has signed in. */
export const signOutQuery = (db: Database, email: SQL) =>
  db.delete(sessions).where(sql`${sessions.clientEmail} in ${addressesOf(email)}`);

/**
 * Statements that end every link of the person who has an address (`email`, an SQL value that is null for nobody), under all
 * addresses of that person: links to the portal and the calendar of all their bookings with the sessions, to their quotes, the
 * keys that they have given, and the links of keys that they were given. The version of the booking `exceptId` is left to the
 * caller. The first gives whose they were. `linkKinds` of web/links says which links stay.
 */
export const endLinksQueries = (db: Database, email: SQL, now: number, exceptId = "") => {
  const addresses = addressesOf(email);
  const isTheirs = sql`${bookings.clientEmail} in ${addresses}`;
  return [
    db
      .update(bookings)
      .set({ portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`, updatedAt: now })
      .where(sql`${isTheirs} and ${bookings.id} <> ${exceptId}`)
      .returning({ clientName: bookings.clientName }),
    endQuoteLinksQuery(
      db,
      db.select({ id: contacts.id }).from(contacts).where(sql`lower(${contacts.email}) in ${addresses}`),
    ),
    revokeKeysQuery(db, db.select({ id: bookings.id }).from(bookings).where(isTheirs), now),
    // Another client's key: it gets a new link by that client, whose list goes on to show it.
    db
      .update(planKeys)
      .set({ version: sql`${planKeys.version} + 1` })
      .where(sql`${planKeys.email} in ${addresses}`),
  ] as const;
};
