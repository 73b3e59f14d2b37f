import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, date, id, instant } from "../columns.ts";

/** From the first to the last day, both included, or those of a `weekday` (0 for Sunday). `reason` is for the DJ. */
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

/** Days on which the DJ takes more than one event: as many as `most`, those after the first played by another crew. */
export const openedDays = sqliteTable("opened_days", {
  date: date().primaryKey(),
  most: integer().notNull(),
  createdAt: createdAt(),
});

/**
 * The first to ask is first. `email` is in lower case, `mailbox` its hash (mailbox.ts). Nothing counts before
 * `confirmedAt`; `offeredAt` when the offer was queued as the mail `offerMail`, `offerSentAt` when that went out (set
 * by a trigger of the outbox); `leftAt` when they left, were taken off, or let the offer pass.
 */
export const waitlist = sqliteTable(
  "waitlist",
  {
    id: id(),
    date: date().notNull(),
    email: text().notNull(),
    mailbox: text().notNull().default(""),
    name: text(),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
    confirmedAt: instant(),
    offeredAt: instant(),
    offerMail: text(),
    offerSentAt: instant(),
    leftAt: instant(),
    /** Raised when the person's links end. */
    linkVersion: integer().notNull().default(0),
  },
  (table) => [
    index("waitlist_waiting").on(table.date, table.createdAt, table.id).where(sql`${table.leftAt} is null`),
    index("waitlist_of_client").on(table.email, table.date),
    index("waitlist_of_mailbox").on(table.mailbox, table.date),
    index("waitlist_of_offer").on(table.offerMail).where(sql`${table.offerMail} is not null`),
  ],
);
