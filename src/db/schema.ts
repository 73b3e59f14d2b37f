import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { eventCategories } from "../content/categories.ts";
import type { OutboxMail } from "./outbox-mail.ts";

/*
 * Instants are integer milliseconds since the epoch, money is integer cents, calendar dates are `YYYY-MM-DD` at the
 * business, booleans are 0 and 1, arrays are JSON. Ids are UUIDs made by the application unless a row is seeded.
 */

const id = () => text().primaryKey();
const instant = () => integer({ mode: "number" });
const createdAt = () => instant().notNull();
const flag = () => integer({ mode: "boolean" });
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

/** Portal sessions. `sid` is the hash of the cookie's random id, `expire` an instant. */
export const sessions = sqliteTable("sessions", {
  sid: text().primaryKey(),
  sess: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
  expire: instant().notNull(),
});

export const shows = sqliteTable("shows", {
  id: id(),
  title: text().notNull(),
  datetime: instant().notNull(),
  venue: text(),
  city: text(),
  heroImage: text(),
  ticketsUrl: text(),
  isLive: flag().notNull().default(false),
  createdAt: createdAt(),
});

export const mixes = sqliteTable("mixes", {
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
});

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
export const testimonials = sqliteTable("testimonials", {
  id: id(),
  author: text().notNull(),
  role: text(),
  rating: integer().notNull(),
  quote: text().notNull(),
  source: text(),
  createdAt: createdAt(),
});

export const posts = sqliteTable("posts", {
  id: id(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  excerpt: text().notNull(),
  content: text().notNull(),
  image: text(),
  published: flag().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant().notNull(),
});

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
export const contacts = sqliteTable("contacts", {
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
  createdAt: createdAt(),
});

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

export const clientRequests = sqliteTable("client_requests", {
  id: id(),
  clientEmail: text().notNull(),
  contactId: text().references(() => contacts.id),
  type: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  songRequest: text(),
  status: text().notNull().default("pending"),
  adminResponse: text(),
  createdAt: createdAt(),
  updatedAt: instant().notNull(),
});

export const bookingStatuses = ["hold", "confirmed", "completed", "cancelled"] as const;

/** Times are wall-clock `HH:MM` at the business; an end before the start is on the next day. `price` in cents. */
export const bookings = sqliteTable(
  "bookings",
  {
    id: id(),
    clientName: text().notNull(),
    clientEmail: text().notNull(),
    contactId: text().references(() => contacts.id),
    eventDate: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    eventType: text().notNull(),
    venue: text(),
    city: text(),
    packageName: text().notNull(),
    price: integer().notNull(),
    status: text({ enum: bookingStatuses }).notNull().default("hold"),
    portalLinkVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull(),
  },
  // One DJ plays one date: the database itself refuses a second confirmed booking.
  (table) => [uniqueIndex("bookings_confirmed_date").on(table.eventDate).where(sql`${table.status} = 'confirmed'`)],
);

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
    sentAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  // Rows that are sent or failed have no next attempt, so the index holds the open ones alone.
  (table) => [index("outbox_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`)],
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
