import { type SQL, sql } from "drizzle-orm";
import { offerHours } from "../../content/terms.ts";
import { hour } from "../../platform/durations.ts";

/** In milliseconds, from sending. */
export const offerTime = offerHours * hour;

/** A sent offer reserves its date until it is over. */
export const isOffered = (now: number): SQL =>
  sql`(waitlist.left_at is null and waitlist.offer_sent_at > ${now - offerTime})`;

/** Confirmed, not left, and without an offer that is over. */
export const isWaiting = (now: number): SQL =>
  sql`(waitlist.left_at is null and waitlist.confirmed_at is not null
    and (waitlist.offer_sent_at is null or waitlist.offer_sent_at > ${now - offerTime}))`;

/**
 * `email` is in lower case, `mailboxes` an SQL list of `mailboxKey`s: an offer may be taken under another spelling of
 * the address.
 */
export const isOfferedToOthers = (date: string | SQL, email: string | SQL, mailboxes: SQL, now: number): SQL =>
  sql`exists (select 1 from waitlist where waitlist.date = ${date} and waitlist.email <> ${email}
    and waitlist.mailbox not in ${mailboxes} and ${isOffered(now)})`;
