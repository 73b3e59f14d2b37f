import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "../../db/columns.ts";

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
 * Who wants a date that is somebody else's, the first to ask first. `email` is in lower case. `offeredAt` and `offerEndsAt` are
 * instants, once the date was offered; `leftAt` when they left, were taken off, or let the offer pass.
 */
export const waitlist = sqliteTable(
  "waitlist",
  {
    id: id(),
    date: text().notNull(),
    email: text().notNull(),
    name: text(),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
    offeredAt: instant(),
    offerEndsAt: instant(),
    leftAt: instant(),
  },
  (table) => [
    index("waitlist_waiting").on(table.date, table.createdAt, table.id).where(sql`${table.leftAt} is null`),
    index("waitlist_of_client").on(table.email, table.date),
  ],
);
