import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "../columns.ts";

/**
 * From the newest export. The id is the file's location, else the names; `songKey` is one for all versions, `artistKey` for all spellings. Clients
 * and guests never see a location.
 */
export const crateTracks = sqliteTable(
  "crate_tracks",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    artist: text(),
    mix: text(),
    seconds: integer(),
    bpm: real(),
    key: text(),
    explicit: flag(),
    location: text(),
    songKey: text().notNull(),
    artistKey: text(),
  },
  (table) => [index("crate_tracks_by_song").on(table.songKey), index("crate_tracks_by_artist").on(table.artistKey)],
);

/** Parts of an export under way, as JSON; at the end they become the library. */
export const cratePortions = sqliteTable(
  "crate_portions",
  {
    upload: text().notNull(),
    number: integer().notNull(),
    tracks: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.upload, table.number] })],
);

/** Holds for all bookings; null: none of the similar tracks. It lapses with its track. */
export const crateChoices = sqliteTable("crate_choices", {
  songKey: text().primaryKey(),
  trackId: text(),
  createdAt: createdAt(),
});
