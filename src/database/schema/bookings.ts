import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { bookingStatuses, cancelers, crews, type SignerRole } from "../../content/statuses.ts";
import { balanceDueDays } from "../../content/terms.ts";
import type { PriceLine } from "../../features/prices/model.ts";
import { createdAt, date, flag, id, instant } from "../columns.ts";
import { contacts } from "./leads.ts";

/** Raise `linkVersion`, and the links to sign end. */
export interface Signer {
  id: string;
  role: SignerRole;
  name: string;
  /** `null`: signs on paper. */
  email: string | null;
  linkVersion: number;
}

/**
 * Times are `HH:MM` at the business; an end before the start is on the next day. `price` and `deposit` in cents.
 * `clientEmail` is in lower case. `note` is never shown to the client.
 */
export const bookings = sqliteTable(
  "bookings",
  {
    id: id(),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    clientPhone: text(),
    /** A company is the party; the client, or who signs in the client's place, represents it. */
    companyName: text(),
    billingAddress: text(),
    purchaseOrder: text(),
    /** Who pays the bills of a company: gets its invoices, and nothing else. In lower case. */
    payableEmail: text(),
    contactId: text().references(() => contacts.id),
    eventDate: date().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    eventType: text().notNull(),
    venue: text(),
    city: text(),
    packageName: text().notNull(),
    price: integer().notNull(),
    deposit: integer().notNull().default(0),
    /** Before the event; below zero after it, as companies pay (net 15, net 30). */
    balanceDays: integer().notNull().default(balanceDueDays),
    /** They sum up to the price. */
    lines: text({ mode: "json" }).$type<readonly PriceLine[]>().notNull().default([]),
    /** Beside the client, or in the client's place. */
    signers: text({ mode: "json" }).$type<readonly Signer[]>().notNull().default([]),
    /**
     * The agreement that counts: the next one once something changes after the signed one has ended. Amendments belong
     * to theirs.
     */
    agreement: integer().notNull().default(1),
    note: text(),
    status: text({ enum: bookingStatuses }).notNull().default("hold"),
    /** What a canceled booking was before, and is again when it is reopened. */
    canceledFrom: text({ enum: bookingStatuses }),
    /** Null while it is not canceled, or nobody has said. */
    canceledBy: text({ enum: cancelers }),
    /** Who plays another event of a day, which only the DJ allows. Null: it is the one of its day. */
    crew: text({ enum: crews }),
    /** Minutes for the road, packing and setting up between it and the other events of the day that the same crew plays. */
    minutesBetween: integer().notNull().default(0),
    /** Null: no end, or no hold any more. */
    holdEndsAt: instant(),
    /** Raised with each change of time, place or status: the SEQUENCE of its event in calendars (calendar-file.ts). */
    sequence: integer().notNull().default(0),
    /** Brought along by an import: nothing is mailed by itself until the DJ sends the portal's link. */
    isLeftAlone: flag().notNull().default(false),
    /** Null: the DJ made the booking. */
    quoteId: text(),
    portalLinkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
    /** The client's name, address and phone (contacts.ts). */
    searchText: text().notNull().default(""),
  },
  (table) => [
    // One DJ plays one date, but for what the DJ puts beside. A hold that has ended stands in the way until it is released,
    // so whatever takes a date releases first (holds.ts).
    uniqueIndex("bookings_active_date")
      .on(table.eventDate)
      .where(sql`${table.status} in ('hold', 'confirmed') and ${table.crew} is null`),
    // A lead becomes one booking, and so does a quote, however often the button is clicked.
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

/** Without the text for the search. */
export const bookingFields = fields;

/**
 * Confirmed, or on a hold that has not ended at `now`. In full: Drizzle omits the table in selections of one.
 */
export const isActive = (now: number): SQL =>
  sql`(bookings.status in ('hold', 'confirmed') and (bookings.status = 'confirmed' or bookings.hold_ends_at is null or bookings.hold_ends_at > ${now}))`;

/** It has its date at `now`, or its event is over. */
export const isStanding = (now: number): SQL => sql`(${isActive(now)} or bookings.status = 'completed')`;

/** Of the agreement that counts. */
export const isSignedByAnyone: SQL = sql`exists (select 1 from signatures
  where signatures.booking_id = bookings.id and signatures.agreement = bookings.agreement)`;

/** Somebody else signs in the client's place. */
const isSignedInPlace: SQL = sql`exists (select 1 from json_each(bookings.signers)
  where json_extract(value, '$.role') in ('representative', 'parent'))`;

/** Who has still to sign the agreement that counts on the client's side, as rows of `id` and `name`: the client has an empty id. */
const unsignedRows: SQL = sql`(select '' as id, bookings.client_name as name where not ${isSignedInPlace}
    union all select json_extract(value, '$.id'), json_extract(value, '$.name') from json_each(bookings.signers)) as needed
  where not exists (select 1 from signatures where signatures.booking_id = bookings.id
    and signatures.agreement = bookings.agreement and signatures.signer = needed.id)`;

/** That all who have to on the client's side have signed the agreement that counts, whether or not the DJ has, as an SQL value. */
export const isSignedByClient: SQL = sql`(not exists (select 1 from ${unsignedRows}))`;

/** That the client in person has still to sign the agreement that counts, as an SQL value. */
export const waitsForClientsName: SQL = sql`exists (select 1 from ${unsignedRows} and needed.id = '')`;

/** Who has to sign on the client's side; the client has an empty id. */
export type NeededSigner = Pick<Signer, "id" | "name">;

/** Who of them has not signed the agreement that counts, as an SQL value. */
export const unsignedOfBooking =
  sql`(select json_group_array(json_object('id', needed.id, 'name', needed.name)) from ${unsignedRows})`
    .mapWith((json: string): readonly NeededSigner[] => JSON.parse(json))
    .as("unsigned");

/** Signed, partly paid, or made or confirmed by the DJ. */
export const isAgreedTo: SQL = sql`(bookings.status in ('confirmed', 'completed') or bookings.quote_id is null
  or ${isSignedByClient} or exists (select 1 from payments where payments.booking_id = bookings.id
    and payments.status = 'paid' and payments.amount > payments.refunded_amount))`;

/**
 * Whoever booked is a client: the booking stands and is agreed to. Accepting a quote costs nothing, so a hold alone
 * makes nobody one.
 */
export const isClient = (now: number): SQL => sql`(${isStanding(now)} and ${isAgreedTo})`;

/**
 * Holds that the site gave by itself, for limits (web-holds.ts). `eventDate` as it was then, `mailbox` a hash
 * (mailbox.ts), `network` a keyed one: empty once the hold is paid for, ended, or the DJ's decision.
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
    index("web_holds_of_mailbox").on(table.mailbox, table.eventDate),
    index("web_holds_open").on(table.network).where(sql`${table.network} <> ''`),
  ],
);

/** `tokenHash` is the hash of the secret part of the address. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  revokedAt: instant(),
});
