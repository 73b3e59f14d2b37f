import { type SQL, sql } from "drizzle-orm";
import { offerHours } from "../../content/terms.ts";
import { hour } from "../../platform/durations.ts";

/** Milliseconds for which a date is offered to one person, from when the mail with the offer has gone out. */
export const offerTime = offerHours * hour;

/** That the offer to an entry of the waitlist in hand has gone out and is not over at `now` (an instant): it keeps its date. */
export const isOffered = (now: number): SQL =>
  sql`(waitlist.left_at is null and waitlist.offer_sent_at > ${now - offerTime})`;

/** That the entry in hand counts at `now`: its address has confirmed it, nobody left it, and its offer is not over. */
export const isInLine = (now: number): SQL =>
  sql`(waitlist.left_at is null and waitlist.confirmed_at is not null
    and (waitlist.offer_sent_at is null or waitlist.offer_sent_at > ${now - offerTime}))`;

/**
 * That a date is offered to somebody who is not the one with `email` (in lower case), nor with one of `mailboxes` (an SQL list, as
 * `mailboxKey` gives them): whoever was asked at one spelling of an address may take the date under another. As an SQL value.
 */
export const isKeptFor = (date: string | SQL, email: string | SQL, mailboxes: SQL, now: number): SQL =>
  sql`exists (select 1 from waitlist where waitlist.date = ${date} and waitlist.email <> ${email}
    and waitlist.mailbox not in ${mailboxes} and ${isOffered(now)})`;
