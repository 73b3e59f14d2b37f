import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * One a booking. `name` is how the client signs. `mayShow` is the consent to show it with that name, venue and date;
 * `shownAt`: it is on the site; `keptAt`: the DJ keeps it off.
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
