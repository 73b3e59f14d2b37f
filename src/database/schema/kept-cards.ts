import { type SQL, sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/** By a client's own yes at Stripe, which has the card itself. `payer`: whose yes it was. */
export const keptCards = sqliteTable(
  "kept_cards",
  {
    methodId: text().primaryKey(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    customerId: text().notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    payer: text().notNull(),
    /** Of all but the newest of a booking. Ended: nothing is charged, and the row goes once Stripe has forgotten the card. */
    forgetAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("kept_cards_of_booking").on(table.bookingId), index("kept_cards_by_end").on(table.forgetAt)],
);

export const payerOfBooking: SQL<string> = sql`(bookings.client_email || ' ' || coalesce(bookings.payable_email, ''))`;
