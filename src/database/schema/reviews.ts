import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * `name` is the signature. `mayShow` consents to name, venue and date; `shownAt`: on the site; `keptAt`: the DJ keeps
 * it off.
 */
export const reviews = sqliteTable(
  "reviews",
  {
    bookingId: text()
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    rating: integer().notNull(),
    words: text().notNull(),
    name: text().notNull(),
    mayShow: flag().notNull(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    shownAt: instant(),
    keptAt: instant(),
  },
  (table) => [index("reviews_newest").on(table.createdAt, table.bookingId)],
);
