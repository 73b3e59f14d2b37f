import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { longestLine, mostDates } from "../../content/terms.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { isActive } from "../../database/schema/bookings.ts";
import { isWaiting, waitlist } from "../../database/schema/dates.ts";
import { type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { queueAutomaticMailQuery } from "../../platform/mail/automatic-mail.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { isTaken } from "./offer-dates.ts";
import type { LinkedEntry } from "./waitlist-token.ts";

/** `email` in lower case; `client` is the signed-in client's address, as SQL. */
export interface Waiting {
  date: CalendarDate;
  email: string;
  name: string | null;
  language: string;
  client: SQL<string>;
}

const mostShown = 400;

/** Counts people, not entries. */
const lengthOf = (date: SQL | string, now: number): SQL =>
  sql`(select count(distinct waitlist.mailbox) from waitlist where waitlist.date = ${date} and ${isWaiting(now)})`;

const otherDatesOf = (mailbox: SQL | string, date: SQL | string, now: number): SQL =>
  sql`(select count(distinct waitlist.date) from waitlist where waitlist.mailbox = ${mailbox} and waitlist.date <> ${date}
    and waitlist.date >= ${calendarDateAt(now)} and ${isWaiting(now)})`;

/** Waits until tomorrow when its mailbox had a mail today. */
const askQuery = (db: Database, { id, email, mailbox }: { id: string; email: string; mailbox: string }, now: number) =>
  queueAutomaticMailQuery(
    db,
    {
      mail: { kind: "waitlist-confirm", entryId: id },
      recipient: email,
      mailbox,
      days: 2,
      where: sql`exists (select 1 from waitlist where waitlist.id = ${id} and waitlist.confirmed_at is null)`,
    },
    now,
  );

/**
 * Once per key. The entry counts once confirmed, as a client signed in with the address is. Gives its id, or why there
 * is none; an id of nothing where only the words are known, which others may type as well (`isOwnKey` false).
 */
export async function joinWaitlist(
  db: Database,
  { date, email, name, language, client }: Waiting,
  { idempotencyKey, isOwnKey }: { idempotencyKey: string; isOwnKey: boolean },
  now: number,
): Promise<{ id: string } | "line-full" | "dates-full"> {
  const [id, mailbox] = [crypto.randomUUID(), await mailboxKey(email)];
  const isClient = sql`coalesce(${client} = ${email}, 0)`;
  const hasTooMany = sql`(${isClient} and ${otherDatesOf(mailbox, date, now)} >= ${mostDates})`;
  const {
    tooMany: [tooMany],
    found: [entry],
  } = await batchOf(db, {
    tooMany: db.select({ is: sql<number>`${hasTooMany}`.as("is_too_many") }).from(sql`(select 1)`),
    entry: insertFrom(
      db,
      waitlist,
      {
        id,
        date,
        email,
        mailbox,
        name,
        language,
        idempotencyKey,
        createdAt: now,
        confirmedAt: sql`iif(${isClient}, ${now}, null)`,
        linkVersion: 0,
      },
      sql`where ${lengthOf(date, now)} < ${longestLine} and not ${hasTooMany}`,
    ).onConflictDoNothing({ target: waitlist.idempotencyKey }),
    asked: askQuery(db, { id, email, mailbox }, now),
    found: db
      .select({ id: sql<string>`iif(${isOwnKey} or ${isClient}, ${waitlist.id}, ${id})`.as("joined_id") })
      .from(waitlist)
      .where(eq(waitlist.idempotencyKey, idempotencyKey)),
  });
  return entry ?? (tooMany?.is ? "dates-full" : "line-full");
}

/** Null once the link no longer matches the entry. */
const addressOf = ({ id, email, linkVersion }: LinkedEntry): SQL =>
  sql`(select of_entry.email from waitlist as of_entry where of_entry.id = ${id} and of_entry.email = ${email}
    and of_entry.link_version = ${linkVersion})`;

export const waitsOfQuery = (db: Database, entry: LinkedEntry, now: number) =>
  db
    .select({ id: waitlist.id, date: waitlist.date, confirmedAt: waitlist.confirmedAt })
    .from(waitlist)
    .where(and(eq(waitlist.email, addressOf(entry)), gte(waitlist.date, calendarDateAt(now)), isNull(waitlist.leftAt)))
    .orderBy(asc(waitlist.date), asc(waitlist.createdAt), asc(waitlist.id))
    .limit(mostShown);

/**
 * Confirms while the line and the mailbox's limit have room, once per date. Repeating changes nothing. Gives what the
 * address waits for.
 */
export async function confirmWaiting(db: Database, entry: LinkedEntry, dates: readonly CalendarDate[], now: number) {
  const ofDate = (date: CalendarDate) =>
    and(eq(waitlist.email, addressOf(entry)), eq(waitlist.date, date), isNull(waitlist.leftAt));
  const confirming = dates.flatMap((date) => [
    db
      .update(waitlist)
      .set({ confirmedAt: now })
      .where(
        and(
          ofDate(date),
          isNull(waitlist.confirmedAt),
          sql`${lengthOf(date, now)} < ${longestLine}`,
          sql`${otherDatesOf(sql`(select mailbox from waitlist where id = ${entry.id})`, date, now)} < ${mostDates}`,
        ),
      ),
    db
      .update(waitlist)
      .set({ leftAt: now })
      .where(
        and(
          ofDate(date),
          isNull(waitlist.offeredAt),
          // Null, so no row, while none is confirmed.
          sql`${waitlist.id} <> (select kept.id from waitlist as kept where kept.email = waitlist.email and kept.date = waitlist.date
            and kept.left_at is null and kept.confirmed_at is not null
            order by kept.offered_at is null, kept.created_at, kept.id limit 1)`,
        ),
      ),
  ]);
  const [first, ...rest] = confirming;
  if (first) await db.batch([first, ...rest]);
  return waitsOfQuery(db, entry, now);
}

export const waitlistEntryQuery = (db: Database, id: string, which?: SQL) =>
  db
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.id, id), which));

/** With whether the date is blocked or somebody else's by now. */
export const linkedEntryQuery = (db: Database, { id, email, linkVersion }: LinkedEntry, now: number) =>
  db
    .select({
      ...getTableColumns(waitlist),
      isGone: sql`(${isTaken(now)} and not exists (select 1 from bookings where bookings.event_date = waitlist.date
        and bookings.client_email = waitlist.email and ${isActive(now)}))`.mapWith(Boolean),
    })
    .from(waitlist)
    .where(and(eq(waitlist.id, id), eq(waitlist.email, email), eq(waitlist.linkVersion, linkVersion)));

/**
 * Until it has said yes the id alone is enough, which whoever typed the address knows; then only its own session
 * (`client`, as SQL) is.
 */
export const isOpenById = (client: SQL<string>) =>
  sql`(waitlist.link_version = 0 and (waitlist.confirmed_at is null or coalesce(waitlist.email = ${client}, 0)))`;

/** `of` is an entry of the same address. */
export const leaveWaitlistQuery = (db: Database, entry: LinkedEntry, now: number, of = entry.id) =>
  db
    .update(waitlist)
    .set({ leftAt: now })
    .where(
      and(
        isNull(waitlist.leftAt),
        sql`${waitlist.email} = ${addressOf(entry)} and ${waitlist.date} = (select date from waitlist where id = ${of})`,
      ),
    )
    .returning({ id: waitlist.id });

export const withdrawEntryQuery = (db: Database, id: string, now: number, which?: SQL) =>
  db
    .update(waitlist)
    .set({ leftAt: now })
    .where(and(eq(waitlist.id, id), isNull(waitlist.leftAt), which))
    .returning({ id: waitlist.id });

/** `hasIt`: they hold or booked that date. */
export const listWaitingQuery = (db: Database, today: CalendarDate, now: number) =>
  db
    .select({
      ...getTableColumns(waitlist),
      hasIt: sql`exists (select 1 from bookings where bookings.client_email = waitlist.email
        and bookings.event_date = waitlist.date and ${isActive(now)})`.mapWith(Boolean),
    })
    .from(waitlist)
    .where(and(gte(waitlist.date, today), isNull(waitlist.leftAt)))
    .orderBy(asc(waitlist.date), asc(waitlist.createdAt), asc(waitlist.id))
    .limit(mostShown);

export type ListedEntry = Awaited<ReturnType<typeof listWaitingQuery>>[number];

export const countWaitingQuery = (db: Database, today: CalendarDate, now: number) =>
  db
    .select({ inLine: sql<number>`count(*)` })
    .from(waitlist)
    .where(and(gte(waitlist.date, today), isNull(waitlist.leftAt), isNotNull(waitlist.confirmedAt), isWaiting(now)));
