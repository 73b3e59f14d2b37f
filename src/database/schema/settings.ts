import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** A row for each setting that differs from `src/content`; features/settings/model.ts checks `value`. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).$type<unknown>().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
});

/** W-9 and certificates, sent with replies to leads. `content` is the PDF in Base64, `bytes` its size before. */
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
