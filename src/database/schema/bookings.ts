import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookingStatuses, type SignerRole } from "../../content/statuses.ts";
import type { PriceLine } from "../../features/prices/model.ts";
import { createdAt, id, instant } from "../columns.ts";
import { contacts } from "./leads.ts";

/** Somebody who signs beside the client, or in the client's place. `linkVersion`: raise it, and the links to sign end. */
export interface Signer {
  id: string;
  role: SignerRole;
  name: string;
  /** `null`: signs on paper. */
  email: string | null;
  linkVersion: number;
}

/**
 * Times are wall-clock `HH:MM` at the business; an end before the start is on the next day. `price` and `deposit` in
 * cents. `clientEmail` is in lower case. `note` is the DJ's own, never shown to the client.
 */
export const bookings = sqliteTable(
  "bookings",
  {
    id: id(),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    clientPhone: text(),
    contactId: text().references(() => contacts.id),
    eventDate: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    eventType: text().notNull(),
    venue: text(),
    city: text(),
    packageName: text().notNull(),
    price: integer().notNull(),
    deposit: integer().notNull().default(0),
    /** What was bought, line by line: its sum is the price. */
    lines: text({ mode: "json" }).$type<readonly PriceLine[]>().notNull().default([]),
    /** Who signs beside the client, or in the client's place. */
    signers: text({ mode: "json" }).$type<readonly Signer[]>().notNull().default([]),
    /** Which agreement counts: the next one once something changes after the signed one has ended. Amendments belong to theirs. */
    agreement: integer().notNull().default(1),
    note: text(),
    status: text({ enum: bookingStatuses }).notNull().default("hold"),
    /** When a hold ends by itself; null: it has no end, or is none any more. */
    holdEndsAt: instant(),
    /** How often time, place or status has changed: the SEQUENCE of its event in calendars (calendar-steps.ts). */
    sequence: integer().notNull().default(0),
    /** The quote that was accepted; null: the DJ made the booking. */
    quoteId: text(),
    portalLinkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    /** What its client is searched by: name, address and phone, as `business/leads/contact-search.ts` has it. */
    searchText: text().notNull().default(""),
  },
  (table) => [
    // One DJ plays one date: the database itself refuses a second booking that is held or confirmed. A hold that has ended
    // stands in the way until it is released, so whatever takes a date releases first (release-holds.ts).
    uniqueIndex("bookings_active_date").on(table.eventDate).where(sql`${table.status} in ('hold', 'confirmed')`),
    // A lead becomes one booking, and so does a quote, however often the button is pressed.
    uniqueIndex("bookings_of_contact")
      .on(table.contactId)
      .where(sql`${table.contactId} is not null and ${table.status} not in ('cancelled', 'released')`),
    uniqueIndex("bookings_of_quote")
      .on(table.quoteId)
      .where(sql`${table.quoteId} is not null and ${table.status} not in ('cancelled', 'released')`),
    index("bookings_by_quote").on(table.quoteId, table.createdAt).where(sql`${table.quoteId} is not null`),
    index("bookings_of_client").on(table.clientEmail, table.eventDate, table.id),
    index("bookings_by_date").on(table.eventDate, table.id),
    index("bookings_by_status").on(table.status, table.eventDate, table.id, table.holdEndsAt),
  ],
);

const { searchText: _, ...fields } = getTableColumns(bookings);

/** The columns of a booking, without what the search alone reads. */
export const bookingFields = fields;

/**
 * That a booking has its date at `now` (an instant), as an SQL value: it is confirmed, or held and the hold has not ended. In
 * full: in a selection of one table Drizzle writes columns without their table.
 */
export const isActive = (now: number): SQL =>
  sql`(bookings.status in ('hold', 'confirmed') and (bookings.status = 'confirmed' or bookings.hold_ends_at is null or bookings.hold_ends_at > ${now}))`;

/** That a booking stands at `now` (an instant), as an SQL value: it has its date, or its event is over. */
export const isStanding = (now: number): SQL => sql`(${isActive(now)} or bookings.status = 'completed')`;

/** That anybody has signed the agreement of a booking that counts, as an SQL value. */
export const isSignedByAnyone: SQL = sql`exists (select 1 from signatures
  where signatures.booking_id = bookings.id and signatures.agreement = bookings.agreement)`;

/** That who signs a booking in the client's place is somebody else, as an SQL value. */
const isSignedInPlace: SQL = sql`exists (select 1 from json_each(bookings.signers)
  where json_extract(value, '$.role') in ('representative', 'parent'))`;

/** That all who have to on the client's side have signed the agreement that counts, whether or not the DJ has, as an SQL value. */
export const isSignedByClient: SQL = sql`(${isSignedByAnyone} and not exists (
  select 1 from (select '' as id where not ${isSignedInPlace}
    union all select json_extract(value, '$.id') from json_each(bookings.signers)) as needed
  where not exists (select 1 from signatures where signatures.booking_id = bookings.id
    and signatures.agreement = bookings.agreement and signatures.signer = needed.id)))`;

/** That a booking is signed, or anything of it paid, or that the DJ has said yes by making or confirming it: as an SQL value. */
export const isAgreedTo: SQL = sql`(bookings.status in ('confirmed', 'completed') or bookings.quote_id is null
  or ${isSignedByClient} or exists (select 1 from payments where payments.booking_id = bookings.id
    and payments.status = 'paid' and payments.amount > payments.refunded_amount))`;

/**
 * That whoever booked is a client at `now`, as an SQL value: the booking stands and is agreed to. Accepting a quote costs nothing, so
 * a hold alone makes nobody one.
 */
export const isClient = (now: number): SQL => sql`(${isStanding(now)} and ${isAgreedTo})`;

/**
 * Each time that the site by itself has held a date for somebody: what limits count by (web-holds.ts). `eventDate` is the date as it
 * was then, `mailbox` a hash (mail/mailbox.ts), `network` a keyed one: empty once the hold is paid for, ended, or the DJ's word.
 */
export const webHolds = sqliteTable(
  "web_holds",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    heldAt: instant().notNull(),
    eventDate: text().notNull(),
    mailbox: text().notNull(),
    network: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.heldAt] }),
    index("web_holds_of_mailbox").on(table.mailbox, table.eventDate),
    index("web_holds_open").on(table.network).where(sql`${table.network} <> ''`),
  ],
);

/** Addresses of the calendar feed. `tokenHash` is the hash of the secret part of the address. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  revokedAt: instant(),
});
