import { and, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { guestPages, newGuestCode } from "../../database/schema/guests.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { sessions } from "../../database/schema/portal.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { addressesOf } from "./addresses.ts";

/** A statement that ends the links to all quotes of some leads, a query that gives their ids. */
const endQuoteLinksQuery = (db: Database, ofContacts: SQLWrapper) =>
  db
    .update(quotes)
    .set({ linkVersion: sql`${quotes.linkVersion} + 1` })
    .where(inArray(quotes.contactId, ofContacts));

/** A statement that ends what browsers are told again which have sent some leads, a query that gives their ids. */
const endReceiptsQuery = (db: Database, ofContacts: SQLWrapper) =>
  db.update(contacts).set({ receiptUntil: null }).where(inArray(contacts.id, ofContacts));

/** A statement that revokes the keys to the plans of some bookings, a query that gives their ids. */
const revokeKeysQuery = (db: Database, ofBookings: SQLWrapper, now: number) =>
  db
    .update(planKeys)
    .set({ revokedAt: now, version: sql`${planKeys.version} + 1` })
    .where(and(inArray(planKeys.bookingId, ofBookings), isNull(planKeys.revokedAt)));

/** Milliseconds until who holds a key is told that it ended: whoever gets another one meanwhile has no need to hear of it. */
const tellAfter = hour;

/**
 * A statement that tells the holders of those keys that `which` picks, before their last day, that these have ended: a mailbox once a
 * day. It stands behind what ends them.
 */
export const tellKeyHoldersQuery = (db: Database, which: SQL, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "plan-key-ended",
      data: { keyId: planKeys.id },
      recipient: planKeys.email,
      event: [planKeys.mailbox, sql`${calendarDateAt(now)}`],
      from: sql`${planKeys} inner join ${bookings} on ${bookings.id} = ${planKeys.bookingId}
        where ${which} and ${planKeys.endsAt} > ${now} and ${isStanding(now)} and ${planKeys.email} <> ${bookings.clientEmail}`,
      dueAt: sql`${now + tellAfter}`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** A statement that gives the guests' pages of some bookings, a query or list of their ids, new codes. */
export const renewGuestCodesQuery = (db: Database, ofBookings: SQLWrapper) =>
  db.update(guestPages).set({ code: newGuestCode }).where(inArray(guestPages.bookingId, ofBookings));

const contactOf = (id: SQL) =>
  sql`(select of_booking.contact_id from bookings as of_booking where of_booking.id = ${id})`;

/**
 * Statements that end what else than the portal's links a booking has given out: the links to the quotes that it came from, what the
 * browser that asked for them is told, and the keys to its plan, whose holders hear of it. `id` is an SQL value, null for none, and is
 * read by each.
 */
export const endLinksOfBookingQueries = (db: Database, id: SQL, now: number) =>
  [
    endQuoteLinksQuery(db, contactOf(id)),
    endReceiptsQuery(db, contactOf(id)),
    revokeKeysQuery(db, id, now),
    tellKeyHoldersQuery(db, sql`plan_keys.booking_id = ${id} and plan_keys.revoked_at = ${now}`, now),
  ] as const;

/** A statement that signs the person out everywhere who has an address (an SQL value), whichever link has signed in. */
export const signOutQuery = (db: Database, email: SQL) =>
  db.delete(sessions).where(sql`${sessions.clientEmail} in ${addressesOf(email)}`);

/**
 * Statements that end every link of the person who has an address (`email`, an SQL value that is null for nobody), under all
 * addresses of that person: links to the portal and the calendar of all their bookings with the sessions, to their quotes, of their
 * places on waitlists, those that ask whether they want news, the keys that they have given, and the links of keys that they were
 * given. The version of the booking `exceptId` is left to the caller. The first gives whose they were. `linkKinds` says which stay.
 */
export const endLinksQueries = (db: Database, email: SQL, now: number, exceptId = "") => {
  const addresses = addressesOf(email);
  const isTheirs = sql`${bookings.clientEmail} in ${addresses}`;
  const theirContacts = db
    .select({ id: contacts.id })
    .from(contacts)
    .where(sql`lower(${contacts.email}) in ${addresses}`);
  return [
    db
      .update(bookings)
      .set({ portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`, updatedAt: now })
      .where(sql`${isTheirs} and ${bookings.id} <> ${exceptId}`)
      .returning({ clientName: bookings.clientName }),
    endQuoteLinksQuery(db, theirContacts),
    endReceiptsQuery(db, theirContacts),
    revokeKeysQuery(db, db.select({ id: bookings.id }).from(bookings).where(isTheirs), now),
    tellKeyHoldersQuery(
      db,
      sql`plan_keys.revoked_at = ${now} and plan_keys.email not in ${addresses}
        and plan_keys.booking_id in (select bookings.id from bookings where ${isTheirs})`,
      now,
    ),
    // Another client's key: it gets a new link by that client, whose list goes on to show it.
    db
      .update(planKeys)
      .set({ version: sql`${planKeys.version} + 1` })
      .where(sql`${planKeys.email} in ${addresses}`),
    db
      .update(waitlist)
      .set({ linkVersion: sql`${waitlist.linkVersion} + 1` })
      .where(sql`${waitlist.email} in ${addresses}`),
    db
      .update(newsletterSubscribers)
      .set({ linkVersion: sql`${newsletterSubscribers.linkVersion} + 1` })
      .where(sql`${newsletterSubscribers.email} in ${addresses}`),
  ] as const;
};

/** A statement that mails those again, with new links, to whom a date is offered: which entries `which` tells. */
export const mailOffersAgainQuery = (db: Database, which: SQL, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "waitlist-offer",
      data: { entryId: waitlist.id },
      recipient: waitlist.email,
      event: [waitlist.id, waitlist.linkVersion],
      from: sql`${waitlist} where ${which} and ${waitlist.leftAt} is null and ${waitlist.offerSentAt} is not null`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** The address of the client of a booking, as an SQL value. */
export const addressOfClient = (bookingId: string): SQL =>
  sql`(select asked.client_email from bookings as asked where asked.id = ${bookingId})`;

/**
 * Statements that end every link of a person as the DJ asks for it: {@link endLinksQueries}, and the codes of their guests' pages. A
 * date that is offered to them they are mailed anew, and who was given a key hears that its link is dead.
 */
export const revokeLinksQueries = (db: Database, email: SQL, now: number) => {
  const addresses = addressesOf(email);
  return [
    ...endLinksQueries(db, email, now),
    renewGuestCodesQuery(
      db,
      db.select({ id: bookings.id }).from(bookings).where(sql`${bookings.clientEmail} in ${addresses}`),
    ),
    mailOffersAgainQuery(db, sql`${waitlist.email} in ${addresses}`, now),
    tellKeyHoldersQuery(db, sql`plan_keys.email in ${addresses} and plan_keys.revoked_at is null`, now),
  ] as const;
};
