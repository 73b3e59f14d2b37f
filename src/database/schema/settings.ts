import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** A row for each setting that differs from `src/content`; features/settings/model.ts checks `value`. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).$type<unknown>().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
});
