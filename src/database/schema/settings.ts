import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Only settings that differ from `src/content`; features/settings/model.ts checks `value`. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).$type<unknown>().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
});

export const papers = sqliteTable(
  "papers",
  {
    id: text().primaryKey(),
    label: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [index("papers_in_order").on(table.createdAt, table.id)],
);

/** The PDF in Base64. A copy of the database goes back in statements of 100,000 bytes at most, so no row may be longer. */
export const paperPieces = sqliteTable(
  "paper_pieces",
  {
    paperId: text()
      .notNull()
      .references(() => papers.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.number] })],
);
