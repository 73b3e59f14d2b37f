import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BookingSummary } from "../../features/bookings/model.ts";
import type { ContractSheet } from "../../features/contracts/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/** Contracts as their clients have seen them, word for word. Versions of a booking count from 1 and are never changed. */
export const contractVersions = sqliteTable(
  "contract_versions",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    sheet: text({ mode: "json" }).$type<ContractSheet>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.number] })],
);

/**
 * What a client has signed: the exact text with its SHA-256, and who signed it, how and when. Triggers refuse every change
 * of a row and its removal (`migrations/0001_triggers.sql`). `session` is the hash of the client's session.
 */
export const signatures = sqliteTable(
  "signatures",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    /** The version of the contract. */
    number: integer().notNull(),
    text: text().notNull(),
    sha256: text().notNull().unique(),
    name: text().notNull(),
    /** The words that were ticked. */
    consent: text().notNull(),
    session: text().notNull(),
    userAgent: text().notNull(),
    signedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("signatures_of_version").on(table.bookingId, table.number)],
);

/** That the DJ has signed as well: at once, or `by` an administrator by hand. */
export const countersignatures = sqliteTable("countersignatures", {
  signatureId: text()
    .primaryKey()
    .references(() => signatures.id),
  by: text(),
  createdAt: createdAt(),
});

/**
 * Changes of a signed booking that the DJ proposes: `before` and `after` as the client is told of them. None counts before
 * the client accepts it; then `decidedAt`, `session` and `userAgent` say when and where. Of a booking one is open.
 */
export const amendments = sqliteTable(
  "amendments",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    before: text({ mode: "json" }).$type<BookingSummary>().notNull(),
    after: text({ mode: "json" }).$type<BookingSummary>().notNull(),
    status: text({ enum: ["proposed", "accepted", "withdrawn"] })
      .notNull()
      .default("proposed"),
    by: text().notNull(),
    createdAt: createdAt(),
    decidedAt: instant(),
    session: text(),
    userAgent: text(),
  },
  (table) => [
    uniqueIndex("amendments_proposed").on(table.bookingId).where(sql`${table.status} = 'proposed'`),
    index("amendments_of_booking").on(table.bookingId, table.createdAt),
  ],
);
