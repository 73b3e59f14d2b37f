import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** When each job of the Cron Trigger was last begun: the next minute takes up one that missed its time. */
export const jobs = sqliteTable("jobs", { name: text().primaryKey(), begunAt: instant().notNull() });

/** Entries of the Today page that the DJ has put off until the date `until`. */
export const snoozes = sqliteTable("snoozes", { subject: text().primaryKey(), until: text().notNull() });

/**
 * Counted by hour, kind and place for the digest. `place` is a route or a job, `lastId` the last request's id in the
 * log, `notified` how many of the `times` a digest has named. Nothing of a visitor's.
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
