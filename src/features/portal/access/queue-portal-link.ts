import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings, isAgreedTo, isStanding } from "../../../database/schema/bookings.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { automaticMailKey } from "../../../platform/mail/automatic-mail.ts";
import { queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";

interface LinkMail {
  /** Picks the booking. */
  there: SQL;
  /** Milliseconds for which the key stays the same. */
  every: number;
  /** What the key begins with: to whom it goes on which day, where that is counted. */
  ofDay?: readonly SQL[];
  /** The key instead of that, where it is not null. */
  otherKey?: SQL;
  /** The mail tells of the booking as well. */
  isNew?: boolean;
}

/**
 * A statement that stores the mail with a booking's link, due at once, under a key that is the same for `every` milliseconds
 * and link version. It does nothing when there is no such booking.
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
 * A statement that queues a booking's link as the DJ asks for it, at most one a minute. Gives the mail, the one that is there
 * already included; nothing when there is no link to send: of a canceled booking, or to a client without an address (erased).
 */
export const queuePortalLinkQuery = (db: Database, bookingId: string, now: number, isNew = false) =>
  linkMail(
    db,
    {
      there: sql`${bookings.id} = ${bookingId} and ${bookings.status} <> 'cancelled' and instr(${bookings.clientEmail}, '@') > 0`,
      every: minute,
      isNew,
    },
    now,
  )
    // Changes nothing: a row that is left alone would not be returned.
    .onConflictDoUpdate({ target: outbox.dedupeKey, set: { dedupeKey: sql`excluded.dedupe_key` } })
    .returning({ id: outbox.id });

/** Links that a mailbox is mailed on a calendar day because somebody has typed an address of it. */
const mostLinks = 3;

interface LinkWanted {
  /** In lower case, and its mailbox as `mailboxKey` gives it. */
  email: string;
  mailbox: string;
  /** Whether a mail may go out. When not, the statement does the same work and queues nothing. */
  allowed: boolean;
  /** Calendar date at the business. */
  today: CalendarDate;
  /** Instant in milliseconds. */
  now: number;
}

/**
 * A statement that queues the access link of an address: that of its next booking, or of its last one when none is
 * ahead; a canceled one has none. It does nothing when there is no booking, or when the mailbox had {@link mostLinks} that day,
 * and gives no sign of either. Whose quotes were accepted once and no date is held by now, neither signed nor paid, is no
 * client: that address gets one automatic mail a day, of whatever kind.
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
