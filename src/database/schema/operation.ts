import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** When each task of the Cron Trigger was last begun: one that missed its time is taken up by the next minute. */
export const jobs = sqliteTable("jobs", { name: text().primaryKey(), begunAt: instant().notNull() });

/** What the DJ has put off on the list of what waits: `subject` names it there, `until` is the date on which it is back. */
export const snoozes = sqliteTable("snoozes", { subject: text().primaryKey(), until: text().notNull() });

/**
 * What went wrong, counted by hour, kind and place, for the digest to the administrator. `place` is a route or a task,
 * `lastId` the id of the last request under which the log has more, `told` how many of the `times` a digest has told of.
 * Nothing of a visitor's is in it.
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
    told: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.event, table.place] }),
    index("faults_newest").on(table.lastAt),
    index("faults_untold").on(table.lastAt).where(sql`${table.times} > ${table.told}`),
  ],
);
