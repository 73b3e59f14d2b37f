import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Last starts, so that missed jobs are caught up. */
export const jobs = sqliteTable("jobs", { name: text().primaryKey(), begunAt: instant().notNull() });

export const snoozes = sqliteTable("snoozes", { subject: text().primaryKey(), until: text().notNull() });

/**
 * By hour, kind and place; nothing about visitors. `place` is a route or job, `lastId` the last request in the log,
 * `notified` how many of `times` a digest has named.
 */
export const faults = sqliteTable(
  "faults",
  {
    hour: instant().notNull(),
    event: text().notNull(),
    place: text().notNull(),
    lastId: text().notNull(),
    times: integer().notNull(),
    lastAt: instant().notNull(),
    notified: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.event, table.place] }),
    index("faults_newest").on(table.lastAt),
    index("faults_unnotified").on(table.lastAt).where(sql`${table.times} > ${table.notified}`),
  ],
);
