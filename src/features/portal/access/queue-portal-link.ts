import type { RateLimit } from "@cloudflare/workers-types";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings, isAgreedTo, isSignedByClient, isStanding } from "../../../database/schema/bookings.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { automaticMailKey } from "../../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { isReachable, mailsOfRowsQuery } from "../../../platform/mail/outbox.ts";

interface LinkMail {
  there: SQL;
  /** Milliseconds for which the key stays. */
  every: number;
  /** Recipient and day, where mails are counted. */
  ofDay?: readonly SQL[];
  otherKey?: SQL;
  isNew?: boolean;
}

const linkMail = (
  db: Database,
  { there, every, ofDay = [], otherKey = sql`null`, isNew = false }: LinkMail,
  now: number,
) =>
  mailsOfRowsQuery(
    db,
    {
      kind: "portal-link",
      data: {
        bookingId: bookings.id,
        linkVersion: bookings.portalLinkVersion,
        isNew: sql`json(${String(isNew)})`,
        keys: sql`null`,
      },
      recipient: bookings.clientEmail,
      event: [...ofDay, bookings.id, bookings.portalLinkVersion, sql`${Math.floor(now / every)}`],
      otherKey,
      from: sql`${bookings} where ${there}`,
    },
    now,
  );

/** At most one mail a minute, else the one already queued. Nothing for a canceled booking or erased client. */
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

/** A mailbox's daily limit, because anybody can type its address. */
const mostLinks = 3;

interface LinkWanted {
  /** In lower case. */
  email: string;
  mailbox: string;
  /** When false, does the same work and queues nothing. */
  allowed: boolean;
  today: CalendarDate;
  /** Instant. */
  now: number;
}

/**
 * Shows neither a missing booking nor a reached limit. An address with only accepted quotes (no held date, signature
 * or payment) gets one automatic mail a day of any kind.
 */
const queueLinkOfAddressQuery = (db: Database, { email, mailbox, allowed, today, now }: LinkWanted) => {
  const ofDay = `portal-link:${mailbox}:${today}:`;
  const mailed = sql`(select count(*) from outbox as mailed where mailed.dedupe_key >= ${ofDay} and mailed.dedupe_key < ${`${ofDay.slice(0, -1)};`})`;
  const isExpected = sql`exists (select 1 from ${bookings} where bookings.client_email = ${email} and (${isStanding(now)}
    or (bookings.status <> 'cancelled' and (${isAgreedTo} or ${isSignedByClient}))))`;
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

/**
 * Any address causes the same work and no result, so that neither answer nor timing reveals it.
 * @param limit counts by the hash of the address
 * @throws when D1 does
 */
export async function askForLink(db: Database, limit: RateLimit, typed: string, now: number): Promise<void> {
  const email = typed.toLowerCase();
  const { success: allowed } = await limit.limit({ key: await sha256(email) });
  await queueLinkOfAddressQuery(db, {
    email,
    mailbox: await mailboxKey(email),
    allowed,
    today: calendarDateAt(now),
    now,
  });
}
