import { and, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { guestPages, newGuestCode } from "../../database/schema/guests.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { addressesOf } from "../../database/schema/people.ts";
import { sessions } from "../../database/schema/portal.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { hasSignerAmong } from "./signer-fields.ts";
import { namedWithoutLinks, proposedWithoutLinksQuery, signersWithoutLinks } from "./signers.ts";

const endQuoteLinksQuery = (db: Database, ofContacts: SQLWrapper) =>
  db
    .update(quotes)
    .set({ linkVersion: sql`${quotes.linkVersion} + 1` })
    .where(inArray(quotes.contactId, ofContacts));

/** `ofContacts` is a query for ids. Their browsers show no confirmation then, and no mail is taken as theirs. */
const endReceiptsQuery = (db: Database, ofContacts: SQLWrapper) =>
  db
    .update(contacts)
    .set({ receiptUntil: null, replyVersion: sql`${contacts.replyVersion} + 1` })
    .where(inArray(contacts.id, ofContacts));

const revokeKeysQuery = (db: Database, ofBookings: SQLWrapper, now: number) =>
  db
    .update(planKeys)
    .set({ revokedAt: now, version: sql`${planKeys.version} + 1` })
    .where(and(inArray(planKeys.bookingId, ofBookings), isNull(planKeys.revokedAt)));

/** Milliseconds: a holder who gets a new key meanwhile need not be told. */
const tellAfter = hour;

/** Tells them before the keys' last day, once a day for a mailbox. Must follow what ends the keys. */
export const notifyKeyHoldersQuery = (db: Database, which: SQL, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "plan-key-ended",
      data: { keyId: planKeys.id },
      recipient: planKeys.email,
      event: [planKeys.mailbox, sql`${calendarDateAt(now)}`],
      from: sql`${planKeys} inner join ${bookings} on ${bookings.id} = ${planKeys.bookingId}
        where ${which} and ${planKeys.endsAt} > ${now} and ${isStanding(now)} and ${planKeys.email} <> ${bookings.clientEmail} and ${planKeys.kind} <> 'dj'`,
      dueAt: sql`${now + tellAfter}`,
    },
    now,
  );

/**
 * From the day `was`, `by` milliseconds; nothing moves unless `moved` (SQL) holds. Mails holders the new day, place or start. The
 * guest page keeps its printed code; one that has opened stays open.
 */
export const moveKeysQueries = (
  db: Database,
  bookingId: string,
  { was, by, isElsewhere }: { was: CalendarDate; by: number; isElsewhere: SQL },
  moved: SQL,
  now: number,
) => {
  const works = sql`plan_keys.booking_id = ${bookingId} and plan_keys.revoked_at is null and plan_keys.ends_at > ${now}
    and ${moved}`;
  return [
    db
      .update(planKeys)
      .set({ endsAt: sql`${planKeys.endsAt} + ${by}` })
      .where(works),
    db
      .update(guestPages)
      .set({
        opensAt: sql`iif(${guestPages.opensAt} <= ${now}, ${guestPages.opensAt}, ${guestPages.opensAt} + ${by})`,
        closesAt: sql`${guestPages.closesAt} + ${by}`,
      })
      .where(sql`${guestPages.bookingId} = ${bookingId} and ${moved}`),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "plan-key",
        data: { keyId: planKeys.id, version: planKeys.version, was: sql`${was}` },
        recipient: planKeys.email,
        event: [planKeys.id, sql`${now}`],
        from: sql`${planKeys} inner join ${bookings} on ${bookings.id} = ${planKeys.bookingId}
          where ${works} and (${by} <> 0 or ${isElsewhere}) and ${isStanding(now)} and ${planKeys.email} <> ${bookings.clientEmail} and ${planKeys.kind} <> 'dj'`,
      },
      now,
    ),
  ] as const;
};

export const renewGuestCodesQuery = (db: Database, ofBookings: SQLWrapper) =>
  db.update(guestPages).set({ code: newGuestCode }).where(inArray(guestPages.bookingId, ofBookings));

const contactOf = (id: SQL) =>
  sql`(select of_booking.contact_id from bookings as of_booking where of_booking.id = ${id})`;

/**
 * Ends all but portal links: to quotes, confirmations, and keys, whose holders are told. Each reads `id`, SQL, null
 * for none.
 */
export const endLinksOfBookingQueries = (db: Database, id: SQL, now: number) =>
  [
    endQuoteLinksQuery(db, contactOf(id)),
    endReceiptsQuery(db, contactOf(id)),
    revokeKeysQuery(db, id, now),
    notifyKeyHoldersQuery(db, sql`plan_keys.booking_id = ${id} and plan_keys.revoked_at = ${now}`, now),
  ] as const;

/** Under all addresses. */
export const signOutQuery = (db: Database, email: SQL) =>
  db.delete(sessions).where(sql`${sessions.clientEmail} in ${addressesOf(email)}`);

/**
 * For the person with `email` (SQL, null for nobody), under all addresses; `linkKinds` says what stays. The link
 * version of booking `exceptId` is left to the caller.
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
    notifyKeyHoldersQuery(
      db,
      sql`plan_keys.revoked_at = ${now} and plan_keys.email not in ${addresses}
        and plan_keys.booking_id in (select bookings.id from bookings where ${isTheirs})`,
      now,
    ),
    // Links to sign another client's booking or their own.
    db
      .update(bookings)
      .set({ signers: signersWithoutLinks(addresses) })
      .where(hasSignerAmong(addresses)),
    proposedWithoutLinksQuery(db, addresses),
    db.update(bookings).set({ signers: namedWithoutLinks }).where(sql`${isTheirs} and bookings.signers <> '[]'`),
    // The key's own client can send a new link.
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

/** Each entry that `which` picks gets a new link. */
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
  );

export const addressOfClient = (bookingId: string): SQL =>
  sql`(select asked.client_email from bookings as asked where asked.id = ${bookingId})`;

/** {@link endLinksQueries} and new guest codes. Mails offered dates again, and tells holders of ended keys. */
export const revokeLinksQueries = (db: Database, email: SQL, now: number) => {
  const addresses = addressesOf(email);
  return [
    ...endLinksQueries(db, email, now),
    renewGuestCodesQuery(
      db,
      db.select({ id: bookings.id }).from(bookings).where(sql`${bookings.clientEmail} in ${addresses}`),
    ),
    mailOffersAgainQuery(db, sql`${waitlist.email} in ${addresses}`, now),
    notifyKeyHoldersQuery(db, sql`plan_keys.email in ${addresses} and plan_keys.revoked_at is null`, now),
  ] as const;
};
