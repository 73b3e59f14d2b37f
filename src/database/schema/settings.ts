import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** Only settings that differ from `src/content`; features/settings/model.ts checks `value`. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).$type<unknown>().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
});

/** `content` is the PDF in Base64, `bytes` its size before. */
export const papers = sqliteTable(
  "papers",
  {
    id: text().primaryKey(),
    label: text().notNull(),
    content: text().notNull(),
    bytes: integer().notNull(),
    createdAt: instant().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [index("papers_in_order").on(table.createdAt, table.id)],
);
