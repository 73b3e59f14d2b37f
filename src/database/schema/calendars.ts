import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, date, id, instant } from "../columns.ts";

/**
 * Secret iCal addresses. `etag` and `lastModified` are from the last good answer at `readAt`; `triedAt` and `failure`
 * (null: none) from the last try.
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
