import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { phoneStates } from "../../features/guests/model.ts";
import { guestRequestStates } from "../../features/songs/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/** No letter looks like another. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const letter = sql.raw(`substr('${letters}', 1 + (random() & 0x7fffffff) % ${letters.length}, 1)`);

/** One of 887 million. */
export const newGuestCode = sql.join([letter, letter, letter, letter, letter, letter], sql` || `);

export const guestPages = sqliteTable("guest_pages", {
  bookingId: text()
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  code: text().notNull().unique(),
  title: text().notNull(),
  opensAt: instant().notNull(),
  closesAt: instant().notNull(),
  isOpen: flag().notNull().default(true),
  requestsEach: integer().notNull().default(3),
  notTaken: text(),
  createdAt: createdAt(),
});

/**
 * One row a song in any spelling (`songKey`). `votes` counts `guest_votes`. `songId` is the client's song;
 * `unlessAsked`: wanted only if a guest asks. `place` orders what is next.
 */
export const guestRequests = sqliteTable(
  "guest_requests",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    songKey: text().notNull(),
    title: text().notNull(),
    artist: text(),
    songId: text(),
    state: text({ enum: guestRequestStates }).notNull(),
    unlessAsked: flag().notNull().default(false),
    votes: integer().notNull().default(0),
    place: integer(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    startedAt: instant(),
    endedAt: instant(),
    earlierStarts: text({ mode: "json" }).$type<readonly number[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex("guest_requests_of_booking").on(table.bookingId, table.songKey),
    index("guest_requests_by_state").on(table.bookingId, table.state, table.createdAt),
    index("guest_requests_asked_for")
      .on(table.songKey, table.votes, table.title, table.artist, table.id)
      .where(sql`${table.votes} > 0 and ${table.state} <> 'held'`),
  ],
);

/**
 * By the hash of the cookie's id. `network` is a keyed hash, null after a day. All phones of a network that the DJ was
 * asked about share one state.
 */
export const guestPhones = sqliteTable(
  "guest_phones",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    guest: text().notNull(),
    network: text(),
    state: text({ enum: phoneStates }).notNull().default("counted"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.guest] }),
    index("guest_phones_of_network").on(table.bookingId, table.network, table.createdAt),
    index("guest_phones_with_network").on(table.createdAt).where(sql`${table.network} is not null`),
  ],
);

/** `guest` is the hash of the cookie's id. */
export const guestVotes = sqliteTable(
  "guest_votes",
  {
    requestId: text()
      .notNull()
      .references(() => guestRequests.id, { onDelete: "cascade" }),
    guest: text().notNull(),
    asked: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.guest] }),
    index("guest_votes_of_guest").on(table.guest, table.createdAt),
  ],
);
