import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookingStatuses, cancelers, crews, type SignerRole } from "../../content/statuses.ts";
import type { PriceLine } from "../../features/prices/model.ts";
import { createdAt, date, flag, id, instant } from "../columns.ts";
import { contacts } from "./leads.ts";

/**
 * Raising `linkVersion` ends the links to sign. With a `mailbox` (from `mailboxKey`) the client named them, whom anyone
 * may be who has accepted a quote.
 */
export interface Signer {
  id: string;
  role: SignerRole;
  name: string;
  /** `null`: signs on paper. */
  email: string | null;
  linkVersion: number;
  mailbox?: string | null;
  /** Named by the client: signs with, never in place of, the client. */
  isNamedByClient?: true;
}

/**
 * Times are `HH:MM` at the business; an end before the start is on the next day. `price` and `deposit` are cents,
 * `clientEmail` lower case. The client never sees `note`.
 */
export const bookings = sqliteTable(
  "bookings",
  {
    id: id(),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    clientPhone: text(),
    /** The contract's party; the client or signer represents it. */
    companyName: text(),
    billingAddress: text(),
    purchaseOrder: text(),
    /** Gets the company's invoices and nothing else. Lower case. */
    payableEmail: text(),
    contactId: text().references(() => contacts.id),
    /** Of the client's pages, papers and mails. */
    language: text().notNull().default("en"),
    eventDate: date().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    eventType: text().notNull(),
    venue: text(),
    city: text(),
    packageName: text().notNull(),
    price: integer().notNull(),
    deposit: integer().notNull().default(0),
    /** Before the event; below zero after it (net 15, net 30). */
    balanceDays: integer().notNull().default(7),
    /** They sum up to the price. */
    lines: text({ mode: "json" }).$type<readonly PriceLine[]>().notNull().default([]),
    signers: text({ mode: "json" }).$type<readonly Signer[]>().notNull().default([]),
    /** Number of the agreement in force, raised when something changes after the signed one has ended. */
    agreement: integer().notNull().default(1),
    note: text(),
    status: text({ enum: bookingStatuses }).notNull().default("hold"),
    /** The status that reopening restores. */
    canceledFrom: text({ enum: bookingStatuses }),
    canceledAt: integer(),
    /** Null also while nobody has said. */
    canceledBy: text({ enum: cancelers }),
    /** Of what was paid, in cents: stays where the agreement has its own rule, as the DJ read it. */
    kept: integer(),
    /** Set only by the DJ; null: the one event of its day. */
    crew: text({ enum: crews }),
    /** Kept before and after the same crew's other events. */
    minutesBetween: integer().notNull().default(0),
    /** Null: no end, or no longer a hold. */
    holdEndsAt: instant(),
    /** The SEQUENCE in calendars, raised with each change of time, place or status. */
    sequence: integer().notNull().default(0),
    /** Imported: nothing is mailed before the portal's link. */
    isLeftAlone: flag().notNull().default(false),
    /** Null: made by the DJ. */
    quoteId: text(),
    portalLinkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    searchText: text().notNull().default(""),
  },
  (table) => [
    // An ended hold blocks its date until released, so release first (holds.ts).
    uniqueIndex("bookings_active_date")
      .on(table.eventDate)
      .where(sql`${table.status} in ('hold', 'confirmed') and ${table.crew} is null`),
    uniqueIndex("bookings_of_contact")
      .on(table.contactId)
      .where(sql`${table.contactId} is not null and ${table.status} not in ('cancelled', 'released')`),
    uniqueIndex("bookings_of_quote")
      .on(table.quoteId)
      .where(sql`${table.quoteId} is not null and ${table.status} not in ('cancelled', 'released')`),
    index("bookings_by_quote").on(table.quoteId, table.createdAt).where(sql`${table.quoteId} is not null`),
    index("bookings_of_client").on(table.clientEmail, table.eventDate, table.id),
    index("bookings_by_date").on(table.eventDate, table.id),
    index("bookings_of_payer").on(table.payableEmail).where(sql`${table.payableEmail} is not null`),
    index("bookings_with_signers").on(table.id).where(sql`${table.signers} <> '[]'`),
    index("bookings_by_status").on(table.status, table.eventDate, table.id, table.holdEndsAt),
  ],
);

const { searchText: _, ...fields } = getTableColumns(bookings);

export const bookingFields = fields;

/** Columns in full: Drizzle omits the table in selections of one. */
export const isActive = (now: number): SQL =>
  sql`(bookings.status in ('hold', 'confirmed') and (bookings.status = 'confirmed' or bookings.hold_ends_at is null or bookings.hold_ends_at > ${now}))`;

export const isStanding = (now: number): SQL => sql`(${isActive(now)} or bookings.status = 'completed')`;

export const isSignedByAnyone: SQL = sql`exists (select 1 from signatures
  where signatures.booking_id = bookings.id and signatures.agreement = bookings.agreement)`;

const isSignedInPlace: SQL = sql`exists (select 1 from json_each(bookings.signers)
  where json_extract(value, '$.role') in ('representative', 'parent') and json_extract(value, '$.isNamedByClient') is null)`;

/** The client's id is empty. */
const unsignedRows: SQL = sql`(select '' as id, bookings.client_name as name where not ${isSignedInPlace}
    union all select json_extract(value, '$.id'), json_extract(value, '$.name') from json_each(bookings.signers)) as needed
  where not exists (select 1 from signatures where signatures.booking_id = bookings.id
    and signatures.agreement = bookings.agreement and signatures.signer = needed.id)`;

export const isSignedByClient: SQL = sql`(not exists (select 1 from ${unsignedRows}))`;

export const waitsForClientsName: SQL = sql`exists (select 1 from ${unsignedRows} and needed.id = '')`;

export type NeededSigner = Pick<Signer, "id" | "name">;

export const unsignedOfBooking =
  sql`(select json_group_array(json_object('id', needed.id, 'name', needed.name)) from ${unsignedRows})`
    .mapWith((json: string): readonly NeededSigner[] => JSON.parse(json))
    .as("unsigned");

/** By money or the DJ's own word: the site countersigns by itself, so a client's signature costs a stranger nothing. */
export const isAgreedTo: SQL = sql`(bookings.status in ('confirmed', 'completed') or bookings.quote_id is null
  or exists (select 1 from countersignatures inner join signatures on signatures.id = countersignatures.signature_id
    where signatures.booking_id = bookings.id and countersignatures."by" is not null)
  or exists (select 1 from payments where payments.booking_id = bookings.id
    and payments.status = 'paid' and payments.amount > payments.refunded_amount))`;

/** May let the site write to others. */
export const isClient = (now: number): SQL => sql`(${isStanding(now)} and ${isAgreedTo})`;

/**
 * Automatic holds, for limits (web-holds.ts). `mailbox` is a hash, `network` a keyed one, emptied once paid, ended or
 * the DJ's decision.
 */
export const webHolds = sqliteTable(
  "web_holds",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    heldAt: instant().notNull(),
    eventDate: date().notNull(),
    mailbox: text().notNull(),
    network: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.heldAt] }),
    index("web_holds_of_mailbox").on(table.mailbox),
    index("web_holds_of_date").on(table.eventDate),
    index("web_holds_open").on(table.network).where(sql`${table.network} <> ''`),
  ],
);

/** `tokenHash` is of the address's secret part. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  revokedAt: instant(),
});
