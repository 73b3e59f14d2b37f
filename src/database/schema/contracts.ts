import { type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BookingSummary } from "../../features/bookings/model.ts";
import type { ContractSheet } from "../../features/contracts/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";
import { clientRequests } from "./requests.ts";

/**
 * Override `src/features/contracts/clauses.ts`. Changes are new versions (a trigger refuses others), as signatures
 * refer to them. Empty `text`: left out.
 */
export const contractClauses = sqliteTable(
  "contract_clauses",
  {
    clause: text().notNull(),
    version: integer().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
    withoutDeposit: text(),
    createdAt: createdAt(),
    createdBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clause, table.version] })],
);

/** As clients saw them; never changed. */
export const contractVersions = sqliteTable(
  "contract_versions",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    agreement: integer().notNull().default(1),
    sheet: text({ mode: "json" }).$type<ContractSheet>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.number] })],
);

/**
 * The exact text with its SHA-256. Triggers refuse changes and removal (`migrations/0001_triggers.sql`). `session` is
 * a hash.
 */
export const signatures = sqliteTable(
  "signatures",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id),
    /** The version's number. */
    number: integer().notNull(),
    agreement: integer().notNull().default(1),
    /** An id of `bookings.signers`; empty: the client. */
    signer: text().notNull().default(""),
    text: text().notNull(),
    sha256: text().notNull(),
    name: text().notNull(),
    consent: text().notNull(),
    session: text().notNull(),
    userAgent: text().notNull(),
    /** The administrator who entered a paper signature; null: signed on the site. */
    by: text(),
    signedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("signatures_of_version").on(table.bookingId, table.number, table.signer),
    index("signatures_by_fingerprint").on(table.sha256),
  ],
);

/** Null `by`: at once, automatically. */
export const countersignatures = sqliteTable("countersignatures", {
  signatureId: text()
    .primaryKey()
    .references(() => signatures.id),
  by: text(),
  createdAt: createdAt(),
});

/** `signer`: an id of the signers before or after, empty for the client, "dj" for the DJ, "paper" where the DJ has entered it. */
export interface Yes {
  signer: string;
  at: number;
  browser: string | null;
  /** By whom the change makes a party: stored as a signature once it counts. `session` is a hash. */
  signed?: Pick<typeof signatures.$inferSelect, "text" | "sha256" | "name" | "consent" | "session">;
}

/**
 * One counts only once all others have said yes, the last one at `decidedAt`: the client or a signer with `session` and
 * `userAgent`, or the administrator `decidedBy`. A booking has one open.
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
    status: text({ enum: ["proposed", "accepted", "declined", "withdrawn"] })
      .notNull()
      .default("proposed"),
    by: text().notNull(),
    createdAt: createdAt(),
    /** Whoever proposed it says yes by that. Not of overtime, where one yes is enough. */
    yeses: text({ mode: "json" }).$type<readonly Yes[]>().notNull().default([]),
    decidedAt: instant(),
    decidedBy: text(),
    session: text(),
    userAgent: text(),
    /** An id of `bookings.signers` that decided it; null: the client or the DJ. */
    signer: text(),
    /** Overtime: until when it may be accepted. Null: any other change. */
    answerBy: instant(),
    /** That it answers. */
    requestId: text().references(() => clientRequests.id, { onDelete: "set null" }),
  },
  (table) => [
    index("amendments_of_request").on(table.requestId, table.createdAt).where(sql`${table.requestId} is not null`),
    uniqueIndex("amendments_proposed").on(table.bookingId).where(sql`${table.status} = 'proposed'`),
    index("amendments_of_booking").on(table.bookingId, table.createdAt),
    index("amendments_to_answer").on(table.answerBy).where(sql`${table.status} = 'proposed'`),
  ],
);

/** Of a row of `amendments`; `who` as in its yeses. */
export const hasYesOf = (who: string | SQL): SQL =>
  sql`exists (select 1 from json_each(amendments.yeses) where json_extract(json_each.value, '$.signer') = ${who})`;

/** The DJ agrees to it: only then signers are asked. */
export const isAskable: SQL = sql`(amendments.proposed_by = 'dj' or ${hasYesOf("dj")})`;
