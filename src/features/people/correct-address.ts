import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { waitlist } from "../../database/schema/dates.ts";
import { planKeys } from "../../database/schema/invites.ts";
import { keptCards } from "../../database/schema/kept-cards.ts";
import { contacts } from "../../database/schema/leads.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { personAddresses, withoutAffinity } from "../../database/schema/people.ts";
import { clientRequests, mailReplies } from "../../database/schema/requests.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isReachable } from "../../platform/mail/outbox.ts";
import { readdressMailQuery, readdressMailsQueries } from "../../platform/mail/resend-mails.ts";
import { searchWordsOf } from "../leads/contacts.ts";
import { personOf } from "./email-addresses.ts";
import { endLinksQueries, mailOffersAgainQuery } from "./end-links.ts";
import { correctSignersQueries } from "./signers.ts";

/**
 * Moves a person's records from `from` (SQL, null for nothing to correct) to `to`; both stay known, and all links end.
 * Booking `exceptId` is left to the caller. All read `from`, so they must precede what changes it.
 */
export async function correctAddressQueries(db: Database, from: SQL, to: string, exceptId: string, now: number) {
  const mailbox = await mailboxKey(to);
  const id = crypto.randomUUID();
  const [before, after] = [personOf(from), personOf(sql`${to}`)];
  // Without the condition SQLite takes the conflict's `on` for a join's.
  const storeAddressQuery = (email: SQL, person: SQL) =>
    insertFrom(db, personAddresses, { email, personId: person }, sql`where ${from} is not null`).onConflictDoNothing({
      target: personAddresses.email,
    });
  return [
    ...endLinksQueries(db, from, now, exceptId),
    storeAddressQuery(sql`${to}`, sql`coalesce(${before}, ${id})`),
    storeAddressQuery(from, after),
    db
      .update(personAddresses)
      .set({ personId: sql`coalesce(${before}, person_id)` })
      .where(sql`person_id = ${after} and ${from} is not null`),
    // The same person's yes, so the card goes on paying.
    db
      .update(keptCards)
      .set({
        payer: sql`substr(replace(' ' || kept_cards.payer || ' ', ' ' || ${from} || ' ', ' ' || ${to} || ' '), 2,
          length(kept_cards.payer) - length(${from}) + length(${to}))`,
      })
      .where(
        sql`instr(' ' || kept_cards.payer || ' ', ' ' || ${from} || ' ') > 0 and kept_cards.booking_id in
          (select id from bookings where client_email = ${from} or payable_email = ${from})`,
      ),
    db
      .update(bookings)
      .set({ clientEmail: to, searchText: sql`${bookings.searchText} || ${searchWordsOf(to)}` })
      .where(sql`${bookings.clientEmail} = ${from} and ${bookings.id} <> ${exceptId}`),
    db.update(bookings).set({ payableEmail: to }).where(sql`${bookings.payableEmail} = ${from}`),
    ...readdressMailsQueries(db, from, to, now),
    ...correctSignersQueries(db, from, to, now),
    db.update(planKeys).set({ email: to, mailbox }).where(sql`${planKeys.email} = ${from}`),
    db.update(waitlist).set({ email: to, mailbox }).where(sql`${waitlist.email} = ${from}`),
    mailOffersAgainQuery(db, sql`${waitlist.email} = ${to} and ${from} is not null`, now),
    db
      .update(mailReplies)
      .set({ writerEmail: to })
      .where(sql`${mailReplies.acceptedAt} is null and ${mailReplies.writerEmail} = ${from}`),
    db.update(clientRequests).set({ clientEmail: to }).where(sql`${clientRequests.clientEmail} = ${from}`),
    db
      .update(contacts)
      .set({ email: to, searchText: sql`${contacts.searchText} || ${searchWordsOf(to)}` })
      .where(sql`lower(${contacts.email}) = ${withoutAffinity(from)}`),
  ] as const;
}

/**
 * Null when the address stays, when the name changes too (the booking is then somebody else's), or when the client was
 * erased.
 */
export const correctedOfBooking = (id: string, change: { clientName: string; clientEmail: string }): SQL =>
  sql`(select of_booking.client_email from bookings as of_booking where of_booking.id = ${id}
    and of_booking.client_name = ${change.clientName} and of_booking.client_email <> ${change.clientEmail}
    and ${isReachable(sql`of_booking.client_email`)} and instr(${change.clientEmail}, '@') > 0)`;

/** The same for a booking made from contact `id`. */
export const correctedOfContact = (id: string, booking: { clientName: string; clientEmail: string }): SQL =>
  sql`(select lower(of_contact.email) from contacts as of_contact where of_contact.id = ${id}
    and of_contact.first_name || ' ' || of_contact.last_name = ${booking.clientName}
    and lower(of_contact.email) <> ${booking.clientEmail})`;

/**
 * Also corrects the person's address, except for notices to the DJ and subscribers' mails. `to` in lower case.
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
