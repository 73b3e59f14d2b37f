import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "../columns.ts";

/** `noticedAt`: subscribers were mailed; null: too soon after the last. */
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

export const onlyRow = 1;

/** One row. Visitors read a copy in KV; `publishedAt` is its `updatedAt`. */
export const nowPlaying = sqliteTable(
  "now_playing",
  {
    id: integer().primaryKey(),
    title: text().notNull().default(""),
    artist: text().notNull().default(""),
    isLive: flag().notNull().default(false),
    updatedAt: instant().notNull(),
    publishedAt: instant(),
    /** When a manual track replaced Spotify's; null: none. */
    heldSince: instant(),
    /** Null: until Spotify's next track. */
    heldUntil: instant(),
    /** Spotify's track meanwhile (`track-hold.ts`); null before a sync. */
    heldOver: text(),
  },
  (table) => [check("now_playing_one_row", sql`${table.id} = 1`)],
);

/**
 * One row or none. Tokens are encrypted (`token-cipher.ts`). `version` rises with each change; one based on an older
 * version is dropped.
 */
export const spotifyConnection = sqliteTable(
  "spotify_connection",
  {
    id: integer().primaryKey(),
    refreshToken: text().notNull(),
    accessToken: text(),
    accessTokenExpiresAt: instant(),
    version: integer().notNull(),
    /** Until then only the sync that claimed the version may refresh. */
    refreshingUntil: instant(),
    connectedAt: instant().notNull(),
    /** Spotify refused the refresh token: reconnect. */
    revokedAt: instant(),
    lastSyncedAt: instant(),
    lastError: text(),
    nextTryAt: instant(),
  },
  (table) => [check("spotify_connection_one_row", sql`${table.id} = 1`)],
);
