import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FoundSong } from "../../features/songs/model.ts";
import { instant } from "../columns.ts";

/** Answers are cached for a month. */
export const songSearches = sqliteTable("song_searches", {
  words: text().primaryKey(),
  found: text({ mode: "json" }).$type<FoundSong[]>().notNull(),
  askedAt: instant().notNull(),
});

/** One row: the site asks MusicBrainz at most once a second. */
export const songSearchTurn = sqliteTable(
  "song_search_turn",
  { id: integer().primaryKey(), freeAt: instant().notNull() },
  (table) => [check("song_search_turn_one_row", sql`${table.id} = 1`)],
);
