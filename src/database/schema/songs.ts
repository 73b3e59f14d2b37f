import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { songPreferences } from "../../features/songs/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * `position` is a fractional index. `momentId` null or of a deleted moment: the dance floor. `seconds` and `explicit`
 * are null where unknown.
 */
export const songRequests = sqliteTable(
  "song_requests",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    title: text().notNull(),
    artist: text(),
    note: text(),
    preference: text({ enum: songPreferences }).notNull(),
    position: text().notNull(),
    momentId: text(),
    seconds: integer(),
    explicit: flag(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("song_requests_of_booking").on(table.bookingId, table.position, table.id),
    index("song_requests_by_list").on(table.bookingId, table.momentId, table.preference, table.seconds),
  ],
);
