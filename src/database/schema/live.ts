import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "../columns.ts";

/** `noticedAt`: when subscribers were mailed; null for one too soon after the last notice. */
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

/** Of a table with one row. */
export const onlyRow = 1;

/**
 * One row. KV holds the copy that visitors read; `publishedAt` is the `updatedAt` of that copy, which tells whether it
 * lags.
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
    /** A track set by hand holds Spotify off; null when nothing does. */
    heldSince: instant(),
    /** Null: until Spotify's next track. */
    heldUntil: instant(),
    /** Spotify's track meanwhile, see `track-hold.ts`; null until a sync has looked. */
    heldOver: text(),
  },
  (table) => [check("now_playing_one_row", sql`${table.id} = 1`)],
);

/**
 * One row, or none. Tokens are encrypted (`token-cipher.ts`). `version` rises with every change of the tokens; a
 * change made on an older one is dropped.
 */
export const spotifyConnection = sqliteTable(
  "spotify_connection",
  {
    id: integer().primaryKey(),
    refreshToken: text().notNull(),
    accessToken: text(),
    accessTokenExpiresAt: instant(),
    version: integer().notNull(),
    /** Until then only the sync that claimed the version may ask for new tokens. */
    refreshingUntil: instant(),
    connectedAt: instant().notNull(),
    /** Spotify no longer takes the refresh token: the administrator has to connect again. */
    revokedAt: instant(),
    lastSyncedAt: instant(),
    /** Of the last sync, in words for the administrator. */
    lastError: text(),
    nextTryAt: instant(),
  },
  (table) => [check("spotify_connection_one_row", sql`${table.id} = 1`)],
);
