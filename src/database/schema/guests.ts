import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { phoneStates } from "../../features/guests/model.ts";
import { wishStates } from "../../features/songs/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";
import { bookings } from "./bookings.ts";

/** Letters and digits that nobody takes for one another. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const letter = sql.raw(`substr('${letters}', 1 + (random() & 0x7fffffff) % ${letters.length}, 1)`);

/** A new code of a page of guests, one of 887 million, as an SQL value. */
export const newGuestCode = sql.join([letter, letter, letter, letter, letter, letter], sql` || `);

/** The page of a booking's guests. `code` is in its address. It takes wishes from `opensAt` to `closesAt` while `isOpen`. */
export const guestPages = sqliteTable("guest_pages", {
  bookingId: text()
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  code: text().notNull().unique(),
  title: text().notNull(),
  opensAt: instant().notNull(),
  closesAt: instant().notNull(),
  isOpen: flag().notNull().default(true),
  /** How many songs a guest may ask for. */
  wishesEach: integer().notNull().default(3),
  /** What is not taken tonight, as guests read it. */
  notTaken: text(),
  createdAt: createdAt(),
});

/**
 * What guests wish for, and what plays at an event: one row a song, whatever its spelling (`songKey`, from
 * `vocabulary/same-song.ts`). `votes` counts its rows of `guest_votes`. `songId` is the client's own song, when it is one;
 * `unlessAsked`: the client wants it only if a guest asks. `place` orders what is next. A song that the DJ plays unasked has a
 * row without votes.
 */
export const guestWishes = sqliteTable(
  "guest_wishes",
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    songKey: text().notNull(),
    title: text().notNull(),
    artist: text(),
    songId: text(),
    state: text({ enum: wishStates }).notNull(),
    unlessAsked: flag().notNull().default(false),
    votes: integer().notNull().default(0),
    place: integer(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    startedAt: instant(),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex("guest_wishes_of_booking").on(table.bookingId, table.songKey),
    index("guest_wishes_by_state").on(table.bookingId, table.state, table.createdAt),
  ],
);

/**
 * Phones that have voted at an event, by the hash of the id in their cookies. `network` is a keyed hash of the network that a phone
 * first voted from; null after a day. All phones of one network that were ever asked about are in one state.
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

/** Who voted: `guest` is the hash of the random id in a guest's cookie. `asked`: they were the one who asked for it first. */
export const guestVotes = sqliteTable(
  "guest_votes",
  {
    wishId: text()
      .notNull()
      .references(() => guestWishes.id, { onDelete: "cascade" }),
    guest: text().notNull(),
    asked: flag().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.wishId, table.guest] }),
    index("guest_votes_of_guest").on(table.guest, table.createdAt),
  ],
);
