import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "../../db/columns.ts";

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
