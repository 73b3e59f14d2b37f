import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BookingSummary } from "../../features/bookings/model.ts";
import type { ContractSheet } from "../../features/contracts/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/**
 * The words of clauses as the DJ wrote them, over those of `src/features/contracts/clauses.ts`. A change is the next version, and a trigger
 * refuses every other one: what was signed says which words it has. Nothing in `text`: the clause is left out.
 */
export const contractClauses = sqliteTable(
  "contract_clauses",
  {
    clause: text().notNull(),
    version: integer().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
    /** In its place when no deposit is asked for. */
    withoutDeposit: text(),
    createdAt: createdAt(),
    createdBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clause, table.version] })],
);

/** Contracts as their clients have seen them, word for word. Versions of a booking count from 1 and are never changed. */
export const contractVersions = sqliteTable(
  "contract_versions",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    /** The agreement that it is a version of, see `bookings.agreement`. */
    agreement: integer().notNull().default(1),
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
    agreement: integer().notNull().default(1),
    /** Who of those that sign for the client's side, by the id of `bookings.signers`; empty: the client. */
    signer: text().notNull().default(""),
    text: text().notNull(),
    sha256: text().notNull(),
    name: text().notNull(),
    /** The words that were ticked. */
    consent: text().notNull(),
    session: text().notNull(),
    userAgent: text().notNull(),
    /** The administrator who entered what was signed on paper; null: signed on the site. */
    by: text(),
    signedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("signatures_of_version").on(table.bookingId, table.number, table.signer),
    index("signatures_by_fingerprint").on(table.sha256),
  ],
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
 * Changes of a signed booking that one side proposes: `before` and `after` as both are told of them, `note` in the proposer's
 * words. None counts before the other side accepts it; then `decidedAt` says when, with the client's `session` and
 * `userAgent` or the administrator `decidedBy`. Of a booking one is open.
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
    proposedBy: text({ enum: ["dj", "client"] })
      .notNull()
      .default("dj"),
    note: text(),
    status: text({ enum: ["proposed", "accepted", "declined", "withdrawn"] })
      .notNull()
      .default("proposed"),
    by: text().notNull(),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: text(),
    session: text(),
    userAgent: text(),
  },
  (table) => [
    uniqueIndex("amendments_proposed").on(table.bookingId).where(sql`${table.status} = 'proposed'`),
    index("amendments_of_booking").on(table.bookingId, table.createdAt),
  ],
);
