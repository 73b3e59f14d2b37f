import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";
import { contacts } from "./leads.ts";

/**
 * `contactId` is the lead, also that of a client's booking. `zone` is the picker's; `sequence` rises with each change
 * of time or state (RFC 5546).
 */
export const calls = sqliteTable(
  "calls",
  {
    id: id(),
    contactId: text().references(() => contacts.id, { onDelete: "cascade" }),
    bookingId: text().references(() => bookings.id, { onDelete: "cascade" }),
    phone: text().notNull(),
    zone: text().notNull(),
    startsAt: instant().notNull(),
    /** Keyed hash; null of a booking's, and once the call is over. */
    network: text(),
    sequence: integer().notNull().default(0),
    canceledAt: instant(),
    canceledBy: text({ enum: ["client", "dj"] }),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("calls_ahead").on(table.startsAt).where(sql`${table.canceledAt} is null`),
    index("calls_of_contact").on(table.contactId, table.startsAt),
    index("calls_of_booking").on(table.bookingId, table.startsAt),
  ],
);
