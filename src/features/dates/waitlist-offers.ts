import { type SQL, sql } from "drizzle-orm";
import { offerHours } from "../../content/terms.ts";
import { hour } from "../../platform/durations.ts";

/** Milliseconds from the sending of the offer's mail. */
export const offerTime = offerHours * hour;

/** The offer to the waitlist entry at hand has gone out and is not over: it reserves its date. */
export const isOffered = (now: number): SQL =>
  sql`(waitlist.left_at is null and waitlist.offer_sent_at > ${now - offerTime})`;

/** Confirmed, not left, and without an offer that is over. */
export const isWaiting = (now: number): SQL =>
  sql`(waitlist.left_at is null and waitlist.confirmed_at is not null
    and (waitlist.offer_sent_at is null or waitlist.offer_sent_at > ${now - offerTime}))`;

/**
 * Whether a date is offered to somebody else than the one with `email` (lower case) or one of `mailboxes` (an SQL list
 * of `mailboxKey`s): who was asked at one spelling of an address may take the date under another.
 */
export const isOfferedToOthers = (date: string | SQL, email: string | SQL, mailboxes: SQL, now: number): SQL =>
  sql`exists (select 1 from waitlist where waitlist.date = ${date} and waitlist.email <> ${email}
    and waitlist.mailbox not in ${mailboxes} and ${isOffered(now)})`;
