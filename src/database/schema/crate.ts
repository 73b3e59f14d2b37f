import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "../columns.ts";

/**
 * The DJ's own library, as the newest export tells it. The id is the file's location, or the names where the export
 * tells none. `songKey` is that of all versions of the song. Clients and guests never see a location.
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
  },
  (table) => [
    index("crate_tracks_by_song").on(table.songKey),
    // Suggestions begin with what is typed, in any case.
    index("crate_tracks_by_artist").on(sql`${table.artist} collate nocase`),
  ],
);

/** Portions of an export on its way: a list of tracks as JSON, with their ids and keys. They become the crate at the end. */
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

/**
 * Which track the DJ says a song is, for all bookings; null: none of those that are like it. A choice of a track that
 * has gone counts no more.
 */
export const crateChoices = sqliteTable("crate_choices", {
  songKey: text().primaryKey(),
  trackId: text(),
  createdAt: createdAt(),
});
