import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant } from "../columns.ts";

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
    /** Since when a track that was set by hand holds Spotify off; null when nothing does. */
    heldSince: instant(),
    /** Until when it does; null: until Spotify's next track. */
    heldUntil: instant(),
    /** What Spotify played meanwhile, see `track-hold.ts`; null until a sync has looked. */
    heldOver: text(),
  },
  (table) => [check("now_playing_one_row", sql`${table.id} = 1`)],
);

/**
 * The connected Spotify account, one row; none when there is no connection. Tokens are encrypted, see
 * `business/live/spotify/token-cipher.ts`. `version` rises with every change of the tokens, and a change made on an older one is
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
