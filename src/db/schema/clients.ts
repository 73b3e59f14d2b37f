import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { eventCategories } from "../../content/categories.ts";
import { bookingStatuses } from "../../forms/booking.ts";
import { requestTypes } from "../../forms/client-request.ts";
import { songWishes } from "../../forms/song-request.ts";
import { createdAt, flag, id, instant, strings } from "./columns.ts";

/** What a portal session holds: whose it is, the link that opened it, since when, and the browser's own name. */
export interface PortalSession {
  email: string;
  bookingId: string;
  /** A booking whose link version is another one has revoked this session. */
  linkVersion: number;
  createdAt: number;
  userAgent: string;
}

/** Portal sessions. `sid` is the hash of the cookie's random id, `expire` an instant. */
export const sessions = sqliteTable(
  "sessions",
  {
    sid: text().primaryKey(),
    sess: text({ mode: "json" }).$type<PortalSession>().notNull(),
    clientEmail: text().generatedAlwaysAs(sql`json_extract(sess, '$.email')`),
    bookingId: text().generatedAlwaysAs(sql`json_extract(sess, '$.bookingId')`),
    linkVersion: integer().generatedAlwaysAs(sql`json_extract(sess, '$.linkVersion')`),
    expire: instant().notNull(),
  },
  (table) => [index("sessions_client").on(table.clientEmail), index("sessions_expire").on(table.expire)],
);

export const contactStatuses = ["new", "contacted", "quoted", "booked", "lost"] as const;

/** Leads and contact messages. `eventCategory` and `discountCode` are set for leads alone, `venue` for messages. */
export const contacts = sqliteTable(
  "contacts",
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    companyName: text(),
    eventDate: text(),
    eventType: text().notNull(),
    venue: text(),
    guestCount: text(),
    budget: text(),
    details: text(),
    source: text().notNull().default("website"),
    discountCode: text(),
    status: text({ enum: contactStatuses }).notNull().default("new"),
    eventCategory: text({ enum: eventCategories }),
    /** One form post stores one contact, however often it is sent. */
    idempotencyKey: text().notNull().unique(),
    /** When its status first left "new": the instant that the promised answer time is measured to. */
    answeredAt: instant(),
    createdAt: createdAt(),
    /** What the inbox is searched in, see `db/contact-search.ts`. */
    searchText: text().notNull().default(""),
  },
  (table) => [
    index("contacts_newest").on(table.createdAt, table.id),
    index("contacts_by_status").on(table.status, table.createdAt, table.id),
    // For the inbox narrowed to both, and for the funnel, which counts along it.
    index("contacts_by_both").on(table.status, table.eventCategory, table.createdAt, table.id),
    index("contacts_by_category").on(table.eventCategory, table.createdAt, table.id),
    index("contacts_email").on(table.email),
    index("contacts_of_person").on(sql`lower(${table.email})`),
    index("contacts_answered").on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
  ],
);

/** What happened to a contact: a change of its status, or a private note. `by` is the administrator's e-mail. */
export const contactEvents = sqliteTable(
  "contact_events",
  {
    id: id(),
    contactId: text()
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** The status from then on; null for a note. */
    status: text({ enum: contactStatuses }),
    note: text(),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("contact_events_of_contact").on(table.contactId, table.createdAt, table.id)],
);

/** Only who is `subscribed` and has confirmed gets mail. `email` is in lower case: one mailbox is one subscriber. */
export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull().unique(),
    firstName: text(),
    phone: text(),
    interests: strings(),
    subscribed: flag().notNull().default(true),
    /** When the address was last confirmed by its link; `null` until then. */
    confirmedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("newsletter_subscribers_by_state").on(table.subscribed, table.confirmedAt)],
);

export const clientRequestStatuses = ["pending", "completed"] as const;

/** What clients ask in the portal. `adminResponse` is the DJ's answer. */
export const clientRequests = sqliteTable(
  "client_requests",
  {
    id: id(),
    clientEmail: text().notNull(),
    contactId: text().references(() => contacts.id),
    bookingId: text().references(() => bookings.id),
    type: text({ enum: requestTypes }).notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    songRequest: text(),
    status: text({ enum: clientRequestStatuses }).notNull().default("pending"),
    adminResponse: text(),
    respondedAt: instant(),
    /** One form post stores one request, however often it is sent. */
    idempotencyKey: text().unique(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("client_requests_of_client").on(table.clientEmail, table.createdAt, table.id),
    index("client_requests_by_status").on(table.status, table.createdAt, table.id),
    index("client_requests_of_booking").on(table.bookingId),
    index("client_requests_newest").on(table.createdAt, table.id),
  ],
);

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
    note: text(),
    status: text({ enum: bookingStatuses }).notNull().default("hold"),
    portalLinkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // One DJ plays one date: the database itself refuses a second confirmed booking.
    uniqueIndex("bookings_confirmed_date").on(table.eventDate).where(sql`${table.status} = 'confirmed'`),
    // A lead becomes one booking, however often the button is pressed.
    uniqueIndex("bookings_of_contact")
      .on(table.contactId)
      .where(sql`${table.contactId} is not null and ${table.status} <> 'cancelled'`),
    index("bookings_of_client").on(table.clientEmail, table.eventDate, table.id),
    index("bookings_by_date").on(table.eventDate, table.id),
    index("bookings_by_status").on(table.status, table.eventDate, table.id),
  ],
);

/** A song that a client wishes for, or wishes away. `position` orders the songs of a booking (a fractional index). */
export const songRequests = sqliteTable(
  "song_requests",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    title: text().notNull(),
    artist: text(),
    note: text(),
    wish: text({ enum: songWishes }).notNull(),
    position: text().notNull(),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("song_requests_of_booking").on(table.bookingId, table.position, table.id)],
);
