import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { eventCategories } from "../content/categories.ts";
import { bookingStatuses } from "../forms/booking.ts";
import { requestTypes } from "../forms/client-request.ts";
import { songWishes } from "../forms/song-request.ts";
import type { OutboxMail } from "./outbox-mail.ts";

/*
 * Instants are integer milliseconds since the epoch, money is integer cents, calendar dates are `YYYY-MM-DD` at the
 * business, booleans are 0 and 1, arrays are JSON. Ids are UUIDs made by the application unless a row is seeded.
 */

const id = () => text().primaryKey();
const instant = () => integer({ mode: "number" });
const createdAt = () => instant().notNull();
const flag = () => integer({ mode: "boolean" });

/**
 * The calendar date at the business of `created_at`. Triggers need it, and SQLite knows no time zones: this is the rule
 * by which the United States have set their clocks since 2007, as in `calendar/show-calendar.ts`.
 */
const easternDate = sql`date(created_at / 1000 - case
  when created_at / 1000 >= unixepoch(strftime('%Y', created_at / 1000, 'unixepoch') || '-03-01', 'weekday 0', '+7 days', '+7 hours')
   and created_at / 1000 < unixepoch(strftime('%Y', created_at / 1000, 'unixepoch') || '-11-01', 'weekday 0', '+6 hours')
  then 14400 else 18000 end, 'unixepoch')`;
const strings = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

/** Administrators, upserted at their first verified visit. */
export const users = sqliteTable("users", {
  id: id(),
  email: text().notNull().unique(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  createdAt: createdAt(),
  updatedAt: instant().notNull(),
});

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

/** Dated appearances, beside the weekly sets of `content/schedule.ts`. `heroImage` names a picture. */
export const shows = sqliteTable(
  "shows",
  {
    id: id(),
    title: text().notNull(),
    datetime: instant().notNull(),
    venue: text(),
    city: text(),
    heroImage: text(),
    ticketsUrl: text(),
    isLive: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("shows_by_time").on(table.datetime, table.id)],
);

export const mixes = sqliteTable(
  "mixes",
  {
    id: id(),
    title: text().notNull(),
    platform: text().notNull(),
    videoId: text(),
    url: text(),
    duration: text(),
    tags: strings(),
    cover: text(),
    views: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index("mixes_newest").on(table.createdAt, table.id)],
);

/** What is on offer. `price` in cents, `duration` in hours of music. */
export const packages = sqliteTable(
  "packages",
  {
    id: id(),
    name: text().notNull(),
    price: integer().notNull(),
    features: strings(),
    duration: integer().notNull(),
    description: text().notNull(),
    isPopular: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index("packages_price").on(table.price)],
);

/** `rating` out of five; `author` is a role and a place, never a person's name. */
export const testimonials = sqliteTable(
  "testimonials",
  {
    id: id(),
    author: text().notNull(),
    role: text(),
    rating: integer().notNull(),
    quote: text().notNull(),
    source: text(),
    createdAt: createdAt(),
  },
  (table) => [index("testimonials_newest").on(table.createdAt, table.id)],
);

export const posts = sqliteTable(
  "posts",
  {
    id: id(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    excerpt: text().notNull(),
    content: text().notNull(),
    image: text(),
    published: flag().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("posts_newest").on(table.createdAt, table.id)],
);

export const galleryItems = sqliteTable("gallery_items", {
  id: id(),
  type: text().notNull(),
  src: text().notNull(),
  alt: text().notNull(),
  caption: text(),
  category: text().notNull(),
  createdAt: createdAt(),
});

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
    receivedOn: text().generatedAlwaysAs(easternDate),
  },
  (table) => [
    index("contacts_newest").on(table.createdAt, table.id),
    index("contacts_by_status").on(table.status, table.createdAt, table.id),
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
export const newsletterSubscribers = sqliteTable("newsletter_subscribers", {
  id: id(),
  email: text().notNull().unique(),
  firstName: text(),
  phone: text(),
  interests: strings(),
  subscribed: flag().notNull().default(true),
  /** When the address was last confirmed by its link; `null` until then. */
  confirmedAt: instant(),
  createdAt: createdAt(),
});

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

/** Times on air. `noticedAt`: when subscribers were mailed of it; null for one too soon after the last notice. */
export const broadcasts = sqliteTable(
  "broadcasts",
  {
    id: id(),
    startedAt: instant().notNull(),
    endedAt: instant(),
    noticedAt: instant(),
  },
  (table) => [index("broadcasts_newest").on(table.startedAt), index("broadcasts_noticed").on(table.noticedAt)],
);

/** Addresses of the calendar feed. `tokenHash` is the hash of the secret part of the address. */
export const calendarFeeds = sqliteTable("calendar_feeds", {
  id: id(),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  revokedAt: instant(),
});

/** Mails to send, each written in the batch of what it tells of. See `mail/outbox.ts` for how a row is worked off. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    data: text({ mode: "json" }).$type<OutboxMail>().notNull(),
    kind: text().generatedAlwaysAs(sql`json_extract(data, '$.kind')`),
    recipient: text().notNull(),
    /** Names the event that this mail tells of: the same event never makes a second row. */
    dedupeKey: text().notNull().unique(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant(),
    /** When it went out; beside a `lastError`, when it ended because nobody needed it any more. */
    sentAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  // Rows that are sent or failed have no next attempt, so the index holds the open ones alone.
  (table) => [
    index("outbox_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("outbox_failed").on(table.createdAt).where(sql`${table.nextAttemptAt} is null and ${table.sentAt} is null`),
    index("outbox_newest").on(table.createdAt, table.id),
  ],
);

/** The id of a table that has one row. */
export const onlyRow = 1;

/**
 * What plays now, one row. KV holds the copy that visitors read; `publishedAt` is the `updatedAt` of that copy, so a copy
 * that lags behind shows.
 */
export const nowPlaying = sqliteTable(
  "now_playing",
  {
    id: integer().primaryKey(),
    title: text().notNull().default(""),
    artist: text().notNull().default(""),
    isLive: flag().notNull().default(false),
    updatedAt: instant().notNull(),
    publishedAt: instant(),
  },
  (table) => [check("now_playing_one_row", sql`${table.id} = 1`)],
);

/**
 * The connected Spotify account, one row; none when there is no connection. Tokens are encrypted, see
 * `spotify/token-cipher.ts`. `version` rises with every change of the tokens, and a change made on an older one is
 * dropped.
 */
export const spotifyConnection = sqliteTable(
  "spotify_connection",
  {
    id: integer().primaryKey(),
    refreshToken: text().notNull(),
    accessToken: text(),
    accessTokenExpiresAt: instant(),
    version: integer().notNull(),
    /** Until then one sync alone may ask for new tokens: it has claimed the version. */
    refreshingUntil: instant(),
    connectedAt: instant().notNull(),
    /** Spotify no longer takes the refresh token: the administrator has to connect again. */
    revokedAt: instant(),
    lastSyncedAt: instant(),
    /** Why the last sync brought no track, in words for the administrator; null when it did. */
    lastError: text(),
    nextTryAt: instant(),
  },
  (table) => [check("spotify_connection_one_row", sql`${table.id} = 1`)],
);

/*
 * Counts that triggers of migration 0008 keep, so that the statistics cost the same however many rows there are. Nothing
 * else writes them.
 */

/** What the counts call a contact without an event category. */
const messageCategory = "message";
export const countedCategories = [...eventCategories, messageCategory] as const;

/**
 * Contacts by event category, status of now and the calendar date on which they came. The date comes last, so that a
 * span of days is one range for each status and category.
 */
export const leadDays = sqliteTable(
  "lead_days",
  {
    status: text({ enum: contactStatuses }).notNull(),
    category: text({ enum: countedCategories }).notNull(),
    day: text().notNull(),
    leads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.status, table.category, table.day] })],
);

/** Contacts by the Monday of the week in which they came, and event category. */
export const leadWeeks = sqliteTable(
  "lead_weeks",
  {
    week: text().notNull(),
    category: text({ enum: countedCategories }).notNull(),
    leads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.category] })],
);

/** Bookings by month of the event (`YYYY-MM`) and status. `revenue` is the sum of their prices in cents. */
export const bookingMonths = sqliteTable(
  "booking_months",
  {
    month: text().notNull(),
    status: text({ enum: bookingStatuses }).notNull(),
    bookings: integer().notNull(),
    revenue: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.status] })],
);

export const subscriberStates = ["confirmed", "unconfirmed", "left"] as const;

export const subscriberCounts = sqliteTable("subscriber_counts", {
  state: text({ enum: subscriberStates }).primaryKey(),
  subscribers: integer().notNull(),
});
