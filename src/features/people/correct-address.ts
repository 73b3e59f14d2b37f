import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { personAddresses } from "../../database/schema/people.ts";
import { clientRequests } from "../../database/schema/requests.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isReachable } from "../../platform/mail/outbox.ts";
import { readdressMailQuery, readdressMailsQueries } from "../../platform/mail/resend-mails.ts";
import { wordsOf } from "../leads/contacts.ts";
import { personOf, withoutAffinity } from "./addresses.ts";
import { endLinksQueries, mailOffersAgainQuery } from "./end-links.ts";
import { correctSignersQueries } from "./signers.ts";

/**
 * Makes `to` the address of the person who had `from` (an SQL value, null for nothing to correct); both stay known.
 * Leads, requests, bookings, keys, waitlist entries and mails that did not arrive get `to`, and the person's links end; the booking
 * `exceptId` is the caller's. They all read `from`, so they stand before what changes it.
 */
export async function correctAddressQueries(db: Database, from: SQL, to: string, exceptId: string, now: number) {
  const mailbox = await mailboxKey(to);
  const id = crypto.randomUUID();
  const [before, after] = [personOf(from), personOf(sql`${to}`)];
  // In schema order. The condition keeps SQLite from taking the `on` of a conflict for that of a join.
  const known = (email: SQL, person: SQL) =>
    db
      .insert(personAddresses)
      .select(sql`select ${email} as email, ${person} as person_id where ${from} is not null`)
      .onConflictDoNothing({ target: personAddresses.email });
  return [
    ...endLinksQueries(db, from, now, exceptId),
    known(sql`${to}`, sql`coalesce(${before}, ${id})`),
    known(from, after),
    db
      .update(personAddresses)
      .set({ personId: sql`coalesce(${before}, person_id)` })
      .where(sql`person_id = ${after} and ${from} is not null`),
    db
      .update(bookings)
      .set({ clientEmail: to, searchText: sql`${bookings.searchText} || ${wordsOf(to)}` })
      .where(sql`${bookings.clientEmail} = ${from} and ${bookings.id} <> ${exceptId}`),
    db.update(bookings).set({ payableEmail: to }).where(sql`${bookings.payableEmail} = ${from}`),
    ...correctSignersQueries(db, from, to, now),
    ...readdressMailsQueries(db, from, to, now),
    db.update(planKeys).set({ email: to, mailbox }).where(sql`${planKeys.email} = ${from}`),
    db.update(waitlist).set({ email: to, mailbox }).where(sql`${waitlist.email} = ${from}`),
    mailOffersAgainQuery(db, sql`${waitlist.email} = ${to} and ${from} is not null`, now),
    db.update(clientRequests).set({ clientEmail: to }).where(sql`${clientRequests.clientEmail} = ${from}`),
    db
      .update(contacts)
      .set({ email: to, searchText: sql`${contacts.searchText} || ${wordsOf(to)}` })
      .where(sql`lower(${contacts.email}) = ${withoutAffinity(from)}`),
  ] as const;
}

/**
 * The address that a change of booking `id` corrects: null when the address stays, the name changes as well (the
 * booking is then somebody else's), or the client was erased.
 */
export const correctedOfBooking = (id: string, change: { clientName: string; clientEmail: string }): SQL =>
  sql`(select of_booking.client_email from bookings as of_booking where of_booking.id = ${id}
    and of_booking.client_name = ${change.clientName} and of_booking.client_email <> ${change.clientEmail}
    and ${isReachable(sql`of_booking.client_email`)} and instr(${change.clientEmail}, '@') > 0)`;

/** The same for a booking made from the contact `id` under another address. */
export const correctedOfContact = (id: string, booking: { clientName: string; clientEmail: string }): SQL =>
  sql`(select lower(of_contact.email) from contacts as of_contact where of_contact.id = ${id}
    and of_contact.first_name || ' ' || of_contact.last_name = ${booking.clientName}
    and lower(of_contact.email) <> ${booking.clientEmail})`;

/**
 * Sends an unsent mail to `to` (in lower case) and corrects its person's address everywhere. A notice to the DJ is
 * only sent elsewhere; a subscriber's mail keeps its address.
 * @returns whether the mail goes out
 */
export async function readdress(
  db: Database,
  { id, recipient }: Pick<typeof outbox.$inferSelect, "id" | "recipient">,
  to: string,
  now: number,
): Promise<boolean> {
  const wrong = recipient.toLowerCase();
  const from = sql`(select ${wrong} from ${outbox} where ${eq(outbox.id, id)} and ${outbox.sentAt} is null
    and ${wrong} not in (${to}, ${site.email}) and json_extract(${outbox.data}, '$.subscriberId') is null)`;
  const [sent] = await db.batch([
    readdressMailQuery(db, id, to, now),
    ...(await correctAddressQueries(db, from, to, "", now)),
  ]);
  return sent.length > 0;
}
