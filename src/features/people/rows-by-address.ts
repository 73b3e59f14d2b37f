import { and, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { calls } from "../../database/schema/calls.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { importRows } from "../../database/schema/imports.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { newsletterSubscribers } from "../../database/schema/newsletter.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { addressesOf } from "../../database/schema/people.ts";
import { sessions } from "../../database/schema/portal.ts";
import { clientRequests, mailReplies } from "../../database/schema/requests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { isAboutPapers } from "./rows-of-papers.ts";

export const isTheirs = (email: string) => (address: SQLWrapper) => sql`${address} in ${addressesOf(email)}`;

export const isContact = (email: string): SQL => sql`lower(${contacts.email}) in ${addressesOf(email)}`;

export const contactsOfQuery = (db: Database, email: string) =>
  db.select({ id: contacts.id }).from(contacts).where(isContact(email));

export const isBooking = (email: string): SQL => sql`${bookings.clientEmail} in ${addressesOf(email)}`;

export const bookingsOfQuery = (db: Database, email: string) =>
  db.select({ id: bookings.id }).from(bookings).where(isBooking(email));

export const isSong = (db: Database, email: string) => inArray(songRequests.bookingId, bookingsOfQuery(db, email));

export const isKey = (db: Database, email: string) =>
  or(sql`${planKeys.email} in ${addressesOf(email)}`, inArray(planKeys.bookingId, bookingsOfQuery(db, email)));

export const isContract = (db: Database, email: string) =>
  inArray(contractVersions.bookingId, bookingsOfQuery(db, email));

export const isRequest = (db: Database, email: string) =>
  or(
    sql`${clientRequests.clientEmail} in ${addressesOf(email)}`,
    inArray(clientRequests.bookingId, bookingsOfQuery(db, email)),
  );

export const isReply = (db: Database, email: string) =>
  or(
    sql`${mailReplies.fromEmail} in ${addressesOf(email)}`,
    sql`${mailReplies.writerEmail} in ${addressesOf(email)}`,
    inArray(mailReplies.bookingId, bookingsOfQuery(db, email)),
    inArray(mailReplies.contactId, contactsOfQuery(db, email)),
    inArray(
      mailReplies.requestId,
      db.select({ id: clientRequests.id }).from(clientRequests).where(isRequest(db, email)),
    ),
  );

export const isCall = (db: Database, email: string) =>
  or(inArray(calls.contactId, contactsOfQuery(db, email)), inArray(calls.bookingId, bookingsOfQuery(db, email)));

export const isSession = (email: string): SQL => sql`${sessions.clientEmail} in ${addressesOf(email)}`;

export const isOnWaitlist = (email: string): SQL => sql`${waitlist.email} in ${addressesOf(email)}`;

export const isSubscriber = (email: string): SQL => sql`${newsletterSubscribers.email} in ${addressesOf(email)}`;

/** GLOB without its own signs. */
const exactly = sql.raw("replace(replace(replace(address, '[', '[[]'), '*', '[*]'), '?', '[?]')");

/** A cell may say more than the address, which must not be part of a longer one: ana@example.com of diana@example.com.au. */
const standsIn = (text: SQL): SQL => sql`instr(${text}, address) > 0 and (
  ${text} || ' ' glob '*[^a-z0-9._%+-]' || ${exactly} || '[^a-z0-9.-]*'
  or ${text} || ' ' glob '*[^a-z0-9._%+-]' || ${exactly} || '.[^a-z0-9]*')`;

/** By what they made, or by any address in their cells. */
export const isImportRow = (db: Database, email: string) =>
  or(
    inArray(importRows.bookingId, bookingsOfQuery(db, email)),
    inArray(importRows.contactId, contactsOfQuery(db, email)),
    sql`exists (select 1 from ${addressesOf(email)}, json_each(${importRows.cells}) as cell
      where ${standsIn(sql`' ' || lower(cell.value)`)})`,
  );

// Searches every mail, because notices to the DJ name a person in fields that differ by kind, and erasure must miss
// none. Quotes make the address a whole JSON value. Notices with an id of theirs count too: their text is stored.
export const isMail = (db: Database, email: string) =>
  or(
    sql`lower(${outbox.recipient}) in ${addressesOf(email)}`,
    sql`exists (select 1 from ${addressesOf(email)} where instr(lower(${outbox.data}), json_quote(address)) > 0)`,
    inArray(outbox.contactId, contactsOfQuery(db, email)),
    sql`json_extract(${outbox.data}, '$.requestId') in ${db
      .select({ id: clientRequests.id })
      .from(clientRequests)
      .where(isRequest(db, email))}`,
    sql`json_extract(${outbox.data}, '$.replyId') in ${db
      .select({ id: mailReplies.id })
      .from(mailReplies)
      .where(isReply(db, email))}`,
    sql`json_extract(${outbox.data}, '$.keyId') in ${db.select({ id: planKeys.id }).from(planKeys).where(isKey(db, email))}`,
    ...isAboutPapers(db, outbox.data, bookingsOfQuery(db, email)),
  );

export const gatheringNoticesQuery = (db: Database, email: string) =>
  db
    .select({ id: outbox.gatheredIn })
    .from(outbox)
    .where(and(isNotNull(outbox.gatheredIn), isMail(db, email)));
