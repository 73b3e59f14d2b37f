import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { songWishes } from "../../features/songs/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * A song that a client wishes for, or wishes away. `position` orders the songs of a booking (a fractional index). `momentId`: the
 * moment of the evening (`plan_moments`) whose list it stands in; null, or of a moment that has gone: the dance floor's. `seconds` and `explicit` are null where not known.
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
    wish: text({ enum: songWishes }).notNull(),
    position: text().notNull(),
    momentId: text(),
    seconds: integer(),
    explicit: flag(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("song_requests_of_booking").on(table.bookingId, table.position, table.id),
    index("song_requests_by_list").on(table.bookingId, table.momentId, table.wish, table.seconds),
    // Songs that others have asked for begin with what is typed, whatever its case.
    index("song_requests_by_title").on(sql`${table.title} collate nocase`),
    index("song_requests_by_artist").on(sql`${table.artist} collate nocase`),
  ],
);
