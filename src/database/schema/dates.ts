import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "../columns.ts";

/**
 * Days that the DJ gives to nobody: from the first to the last, both included, or those of them that are a `weekday` (0 for
 * Sunday). `reason` is the DJ's own.
 */
export const blockedDays = sqliteTable(
  "blocked_days",
  {
    id: id(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    weekday: integer(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [index("blocked_days_by_last").on(table.lastDay, table.firstDay, table.id)],
);

/**
 * Who wants a date that is somebody else's, the first to ask first. `email` is in lower case, `mailbox` its hash (mail/mailbox.ts).
 * Instants: `confirmedAt` when the address said yes, and nothing counts before; `offeredAt` when the offer was queued as the
 * mail `offerMail`, `offerSentAt` when that went out (a trigger of the outbox sets it); `leftAt` when they left, were taken off, or
 * let the offer pass.
 */
export const waitlist = sqliteTable(
  "waitlist",
  {
    id: id(),
    date: text().notNull(),
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
    /** Raised when the links of its person end: older ones are dead. */
    linkVersion: integer().notNull().default(0),
  },
  (table) => [
    index("waitlist_waiting").on(table.date, table.createdAt, table.id).where(sql`${table.leftAt} is null`),
    index("waitlist_of_client").on(table.email, table.date),
    index("waitlist_of_mailbox").on(table.mailbox, table.date),
    index("waitlist_of_offer").on(table.offerMail).where(sql`${table.offerMail} is not null`),
  ],
);
