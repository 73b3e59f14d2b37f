import { eq, type SQL, sql } from "drizzle-orm";
import { type FollowUp, type FollowUpText, followUps, standardFollowUps } from "../../content/follow-ups.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { isActive, isSignedByClient, waitsForClientsName } from "../../database/schema/bookings.ts";
import { confirmingOfBooking } from "../../database/schema/payments.ts";
import { addressesOf } from "../../database/schema/people.ts";
import { followUpTexts } from "../../database/schema/reminders.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { automaticMailKey, queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isReachable, queueMailQuery } from "../../platform/mail/outbox.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { dueOf } from "../bookings/model.ts";
import { isBlocked } from "../dates/blocked-days.ts";
import { remindSignersQuery } from "../people/signer-mails.ts";
import { isDaytime } from "./due.ts";
import { isStandard } from "./planning-texts.ts";

/** Days in which a late mail still goes out, so switching on mails no old clients. */
const madeUpFor = 14;
/** Mails of a kind in one run. */
const portion = 25;
/** Of leads, whose mailboxes are known only once they are read. */
const mostRead = 1000;

export const followUpTextsQuery = (db: Database) => db.select().from(followUpTexts);

type Changed = Awaited<ReturnType<typeof followUpTextsQuery>>;

/** `version` is when it was changed, 0 for what is standard. */
type EditedFollowUp = FollowUpText & { version: number };

export function followUpTextOf(of: FollowUp, changed: Changed): EditedFollowUp {
  const own = changed.find((each) => each.of === of);
  const { subject, text, days, isOn } = own ?? standardFollowUps[of];
  return { subject, text, days, isOn, version: own?.updatedAt ?? 0 };
}

export const keepFollowUpQuery = (db: Database, of: FollowUp, { version, ...text }: EditedFollowUp, now: number) =>
  db
    .insert(followUpTexts)
    .values({ of, ...text, updatedAt: now })
    .onConflictDoUpdate({
      target: followUpTexts.of,
      set: { ...text, updatedAt: now },
      setWhere: eq(followUpTexts.updatedAt, version),
    });

/** Stores nothing where it was changed since `version`, unless to the same. */
export async function saveFollowUp(
  db: Database,
  of: FollowUp,
  edited: EditedFollowUp,
  { by, now }: Actor,
): Promise<boolean> {
  const { changed } = await batchOf(db, {
    save: keepFollowUpQuery(db, of, edited, now),
    audit: auditQuery(db, { what: "setting-changed", who: by, about: `follow-up ${of}` }, now, sql`changes() > 0`),
    changed: followUpTextsQuery(db),
  });
  const stored = followUpTextOf(of, changed);
  return isStandard(stored, edited) && stored.days === edited.days && stored.isOn === edited.isOn;
}

const lastReply = sql`(select max(outbox.created_at) from outbox
  where outbox.contact_id = contacts.id and outbox.kind = 'lead-answer')`;
const quoteDate = sql`json_extract(quotes.choice, '$.eventDate')`;
const isReached = sql`contacts.is_left_alone = 0 and ${isReachable(sql`contacts.email`)}`;
const isReachedByBooking = sql`bookings.is_left_alone = 0 and ${isReachable(sql`bookings.client_email`)} and not exists (select 1 from contacts
  where contacts.id = bookings.contact_id and contacts.is_left_alone = 1)`;

interface Waiting {
  from: SQL;
  waits: SQL;
  since: SQL;
  row: Readonly<
    Record<
      "id" | "contactId" | "email" | "name" | "language" | "event" | "date" | "sum" | "linkVersion" | "expiresAt",
      SQL
    >
  >;
}

const none = sql`null`;

/** From an address that is not theirs: it waits for the DJ's yes. */
const repliedSince = (whose: SQL, since: SQL) => sql`exists (select 1 from mail_replies
  where ${whose} and mail_replies.accepted_at is null and mail_replies.created_at > ${since})`;

/** The DJ has to answer any request since then. */
const ofBooking = (now: number, since: SQL, sum: SQL, waits: SQL): Waiting => ({
  from: sql`bookings`,
  since,
  waits: sql`bookings.status in ('hold', 'confirmed') and ${isActive(now)} and bookings.event_date >= ${calendarDateAt(now)}
    and ${isReachedByBooking} and ${waits} and not exists (select 1 from client_requests
      where client_requests.booking_id = bookings.id and client_requests.created_at > ${since})
    and not exists (select 1 from calls where calls.booking_id = bookings.id and calls.created_at > ${since})
    and not exists (select 1 from amendments where amendments.booking_id = bookings.id
      and amendments.proposed_by = 'client' and amendments.created_at > ${since})
    and not ${repliedSince(sql`mail_replies.booking_id = bookings.id`, since)}`,
  row: {
    id: sql`bookings.id`,
    contactId: sql`bookings.contact_id`,
    email: sql`bookings.client_email`,
    name: sql`bookings.client_name`,
    language: sql`bookings.language`,
    event: sql`bookings.event_type`,
    date: sql`bookings.event_date`,
    sum,
    linkVersion: sql`bookings.portal_link_version`,
    expiresAt: none,
  },
});

const ofLead = {
  contactId: sql`contacts.id`,
  email: sql`contacts.email`,
  name: sql`contacts.first_name`,
  language: sql`contacts.language`,
};

/** Joined addresses are one person, who is written to once. */
const theirAddresses = addressesOf(sql`lower(contacts.email)`);

const wroteSince = (since: SQL) => sql`(exists (select 1 from contacts as later
    where lower(later.email) in ${theirAddresses} and later.created_at > ${since})
  or exists (select 1 from client_requests
    where client_requests.client_email in ${theirAddresses} and client_requests.created_at > ${since})
  or exists (select 1 from calls where calls.contact_id = contacts.id and calls.created_at > ${since})
  or ${repliedSince(sql`mail_replies.contact_id in (select own.id from contacts as own where lower(own.email) in ${theirAddresses})`, since)})`;

const signedAt = sql`(select max(signatures.signed_at) from signatures where signatures.booking_id = bookings.id)`;

const waitingOf: Readonly<Record<FollowUp, (now: number) => Waiting>> = {
  lead: (now) => ({
    from: sql`contacts`,
    since: sql`coalesce(${lastReply}, contacts.answered_at)`,
    waits: sql`contacts.status = 'contacted' and contacts.event_category is not null and ${isReached}
      and coalesce(contacts.event_date, '9999') >= ${calendarDateAt(now)} and not ${wroteSince(sql`contacts.created_at`)}
      and not exists (select 1 from bookings where bookings.client_email in ${theirAddresses})
      and not exists (select 1 from contacts as other inner join quotes on quotes.contact_id = other.id
        where lower(other.email) in ${theirAddresses})`,
    row: {
      ...ofLead,
      id: sql`contacts.id`,
      event: sql`contacts.event_type`,
      date: sql`contacts.event_date`,
      sum: none,
      linkVersion: none,
      expiresAt: none,
    },
  }),
  quote: (now) => {
    const since = sql`max(quotes.created_at, coalesce(${lastReply}, 0))`;
    return {
      from: sql`quotes inner join contacts on contacts.id = quotes.contact_id`,
      since,
      waits: sql`quotes.status = 'open' and quotes.expires_at > ${now} and ${isReached}
        and contacts.status not in ('lost', 'booked') and ${quoteDate} >= ${calendarDateAt(now)}
        and not ${wroteSince(since)} and not exists (select 1 from outbox where outbox.contact_id = contacts.id
          and outbox.kind = 'quote-notice' and json_extract(outbox.data, '$.event') = 'asked' and outbox.created_at >= ${since})
        and not exists (select 1 from bookings where bookings.event_date = ${quoteDate} and ${isActive(now)})
        and not ${isBlocked(quoteDate)}`,
      row: {
        ...ofLead,
        id: sql`quotes.id`,
        event: sql`json_extract(quotes.facts, '$.eventType')`,
        date: quoteDate,
        sum: sql`quotes.total`,
        linkVersion: sql`quotes.link_version`,
        expiresAt: sql`quotes.expires_at`,
      },
    };
  },
  contract: (now) => ofBooking(now, sql`bookings.created_at`, sql`bookings.price`, waitsForClientsName),
  deposit: (now) =>
    ofBooking(
      now,
      signedAt,
      dueOf("deposit"),
      sql`${isSignedByClient} and ${dueOf("deposit")} is not null and ${confirmingOfBooking} = 0
        and not exists (select 1 from announced_payments
          where announced_payments.booking_id = bookings.id and announced_payments.amount > 0)`,
    ),
};

const isAutomatic = (of: FollowUp): boolean => of === "lead" || of === "quote";

export function dueFollowUpsQuery(db: Database, of: FollowUp, now: number, more: (waiting: Waiting) => SQL) {
  const waiting = waitingOf[of](now);
  const { from, row, since, waits } = waiting;
  return db
    .select({
      id: sql<string>`${row.id}`.as("id"),
      contactId: sql<string | null>`${row.contactId}`.as("contact_id"),
      email: sql<string>`${row.email}`.as("email"),
      name: sql<string>`${row.name}`.as("name"),
      language: sql<string>`${row.language}`.as("language"),
      event: sql<string>`${row.event}`.as("event"),
      date: sql<string | null>`${row.date}`.as("date"),
      sum: sql<number | null>`${row.sum}`.as("sum"),
      linkVersion: sql<number | null>`${row.linkVersion}`.as("link_version"),
      expiresAt: sql<number | null>`${row.expiresAt}`.as("expires_at"),
    })
    .from(from)
    .where(sql`${waits} and ${more(waiting)}`)
    .orderBy(since)
    .limit(isAutomatic(of) ? mostRead : portion);
}

export type Waits = Awaited<ReturnType<typeof dueFollowUpsQuery>>[number];

const keyOf = (of: FollowUp, id: SQL | string): SQL => sql`${`follow-up:${of}:`} || ${id}`;

/** A lead's kinds share the key of automatic mails, so its contact tells whether it had one. */
const isFirst = (of: FollowUp, { contactId, id }: Waiting["row"]): SQL =>
  sql`not exists (select 1 from outbox where outbox.dedupe_key = ${keyOf(of, id)}) and not exists (select 1 from outbox
    where outbox.contact_id = ${contactId} and outbox.kind = 'follow-up' and json_extract(outbox.data, '$.of') = ${of})`;

/** Each follow-up once per lead or booking. */
export async function queueFollowUps(db: Database, now: number): Promise<void> {
  if (!isDaytime(now)) return;
  const changed = await followUpTextsQuery(db);
  const texts = followUps.map((of) => ({ of, ...followUpTextOf(of, changed) }));
  for (const { of, days } of texts.filter(({ isOn }) => isOn)) {
    const due = now - days * day;
    const waiting = await dueFollowUpsQuery(
      db,
      of,
      now,
      ({ since, row }) => sql`${since} between ${due - madeUpFor * day} and ${due} and ${isFirst(of, row)}`,
    );
    const [first, ...more] = isAutomatic(of)
      ? await automaticQueries(db, of, waiting, now)
      : waiting.map((row) => queueMailQuery(db, mailOf(of, row), row.email, `follow-up:${of}:${row.id}`, now));
    if (first) await db.batch([first, ...more]);
    if (of === "contract") await remindSignersQuery(db, { from: due - madeUpFor * day, until: due }, now);
  }
}

const mailOf = (of: FollowUp, { id, contactId }: Waits) => ({ kind: "follow-up", of, id, contactId }) as const;

/**
 * A lead's address may be anybody's, so it gets at most one automatic mail a day. A mailbox that had it takes nobody
 * else's place, however many leads it has.
 */
async function automaticQueries(db: Database, of: FollowUp, waiting: readonly Waits[], now: number) {
  const first = new Map<string, Waits>();
  for (const row of waiting) {
    const mailbox = await mailboxKey(row.email);
    if (!first.has(mailbox)) first.set(mailbox, row);
  }
  const mailed = await db
    .select({ mailbox: sql<string>`value`.as("mailbox") })
    .from(sql`json_each(${JSON.stringify([...first.keys()])})`)
    .where(
      sql`exists (select 1 from outbox where outbox.dedupe_key = ${automaticMailKey(sql`value`, calendarDateAt(now))})`,
    );
  for (const { mailbox } of mailed) first.delete(mailbox);
  return [...first]
    .slice(0, portion)
    .map(([mailbox, row]) =>
      queueAutomaticMailQuery(
        db,
        { mail: mailOf(of, row), recipient: row.email, mailbox, days: 1, where: sql`true` },
        now,
      ),
    );
}
