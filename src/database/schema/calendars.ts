import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, date, id, instant } from "../columns.ts";

/**
 * The DJ's other calendars, by their secret iCal address. `etag` and `lastModified` are of the last good answer, at
 * `readAt`; `triedAt` is the last try, and `failure` why it failed, else `null`.
 */
export const calendars = sqliteTable("calendars", {
  id: id(),
  label: text().notNull(),
  address: text().notNull().unique(),
  etag: text(),
  lastModified: text(),
  triedAt: instant(),
  readAt: instant(),
  failure: text(),
  createdAt: createdAt(),
});

/** As of a calendar's last good answer. */
export const busyDays = sqliteTable(
  "busy_days",
  {
    date: date().notNull(),
    calendarId: text()
      .notNull()
      .references(() => calendars.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.calendarId] }),
    index("busy_days_of_calendar").on(table.calendarId, table.date),
  ],
);
