import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings, isAgreedTo, isStanding } from "../../../database/schema/bookings.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { automaticMailKey } from "../../../platform/mail/automatic-mail.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";

interface LinkMail {
  /** Picks the booking. */
  there: SQL;
  /** Milliseconds for which the key stays. */
  every: number;
  /** First parts of the key: recipient and day, where mails are counted. */
  ofDay?: readonly SQL[];
  /** Replaces the key where it is not null. */
  otherKey?: SQL;
  /** The mail tells of the booking as well. */
  isNew?: boolean;
}

/**
 * Due at once, under a key that stays for `every` milliseconds and a link version. Does nothing without such a
 * booking.
 */
const linkMail = (
  db: Database,
  { there, every, ofDay = [], otherKey = sql`null`, isNew = false }: LinkMail,
  now: number,
) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "portal-link",
      data: { bookingId: bookings.id, linkVersion: bookings.portalLinkVersion, isNew: sql`json(${String(isNew)})` },
      recipient: bookings.clientEmail,
      event: [...ofDay, bookings.id, bookings.portalLinkVersion, sql`${Math.floor(now / every)}`],
      otherKey,
      from: sql`${bookings} where ${there}`,
    },
    now,
  );

/**
 * For the DJ, at most one a minute. Gives the mail, or the one already queued; nothing for a canceled booking or an
 * erased client.
 */
export const queuePortalLinkQuery = (db: Database, bookingId: string, now: number, isNew = false) =>
  linkMail(
    db,
    {
      there: sql`${bookings.id} = ${bookingId} and ${bookings.status} <> 'cancelled' and ${isReachable(bookings.clientEmail)}`,
      every: minute,
      isNew,
    },
    now,
  )
    // Changes nothing, but returns the row.
    .onConflictDoUpdate({ target: outbox.dedupeKey, set: { dedupeKey: sql`excluded.dedupe_key` } })
    .returning({ id: outbox.id });

/** For a mailbox and calendar day, because somebody has typed an address of it. */
const mostLinks = 3;

interface LinkWanted {
  /** In lower case, with `mailboxKey`. */
  email: string;
  mailbox: string;
  /** When false, the statement does the same work and queues nothing. */
  allowed: boolean;
  /** At the business. */
  today: CalendarDate;
  /** Instant. */
  now: number;
}

/**
 * Of the next booking, or the last one when none is ahead; never a canceled one. Does nothing without a booking, or
 * when the mailbox had {@link mostLinks} that day, and shows neither. Who accepted quotes once and has no held date,
 * nothing signed or paid, is no client: that address gets one automatic mail a day, of whatever kind.
 */
export const queueLinkOfAddressQuery = (db: Database, { email, mailbox, allowed, today, now }: LinkWanted) => {
  const ofDay = `portal-link:${mailbox}:${today}:`;
  const mailed = sql`(select count(*) from outbox as mailed where mailed.dedupe_key >= ${ofDay} and mailed.dedupe_key < ${`${ofDay.slice(0, -1)};`})`;
  const isExpected = sql`exists (select 1 from ${bookings} where bookings.client_email = ${email} and (${isStanding(now)}
    or (bookings.status <> 'cancelled' and ${isAgreedTo})))`;
  const theirs = sql`select id from bookings where client_email = ${email} and status <> 'cancelled'`;
  return linkMail(
    db,
    {
      there: sql`${allowed ? 1 : 0} and ${mailed} < ${mostLinks} and ${bookings.id} = coalesce(
        (${theirs} and event_date >= ${today} order by event_date, id limit 1),
        (${theirs} and event_date < ${today} order by event_date desc, id desc limit 1))`,
      every: 5 * minute,
      ofDay: [sql`${mailbox}`, sql`${today}`],
      otherKey: sql`case when not ${isExpected} then ${automaticMailKey(mailbox, today)} end`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });
};
