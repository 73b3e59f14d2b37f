import { type SQL, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { offerHours } from "../../content/terms.ts";
import { hour } from "../../platform/durations.ts";
import { createdAt, date, id, instant } from "../columns.ts";

/** Both days included, or each `weekday` (0 is Sunday). `reason` is for the DJ. */
export const blockedDays = sqliteTable(
  "blocked_days",
  {
    id: id(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    weekday: integer(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [index("blocked_days_by_last").on(table.lastDay, table.firstDay, table.id)],
);

/** Up to `most` events, those after the first by another crew. */
export const openedDays = sqliteTable("opened_days", {
  date: date().primaryKey(),
  most: integer().notNull(),
  createdAt: createdAt(),
});

/**
 * `email` is lower case, `mailbox` its hash. Nothing counts before `confirmedAt`. `offeredAt`: the mail `offerMail`
 * was queued; `offerSentAt`: it went out (outbox trigger). `leftAt`: left, removed or let the offer pass.
 */
export const waitlist = sqliteTable(
  "waitlist",
  {
    id: id(),
    date: date().notNull(),
    email: text().notNull(),
    mailbox: text().notNull().default(""),
    name: text(),
    /** The language of the page that was written on. */
    language: text().notNull().default("en"),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: instant(),
    offeredAt: instant(),
    offerMail: text(),
    offerSentAt: instant(),
    leftAt: instant(),
    /** Raising it ends the person's links. */
    linkVersion: integer().notNull().default(0),
  },
  (table) => [
    index("waitlist_waiting").on(table.date, table.createdAt, table.id).where(sql`${table.leftAt} is null`),
    index("waitlist_of_client").on(table.email, table.date),
    index("waitlist_of_mailbox").on(table.mailbox, table.date),
    index("waitlist_of_offer").on(table.offerMail).where(sql`${table.offerMail} is not null`),
  ],
);

/** Ended holds must have been released. */
export const eventsOn = (date: string | SQL, exceptId: string | SQL = ""): SQL<number> =>
  sql<number>`(select count(*) from bookings as other
    where other.event_date = ${date} and other.status in ('hold', 'confirmed') and other.id <> ${exceptId})`;

export const hasRoom = (date: string | SQL, exceptId: string | SQL = ""): SQL =>
  sql`exists (select 1 from opened_days where opened_days.date = ${date} and opened_days.most > ${eventsOn(date, exceptId)})`;

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
