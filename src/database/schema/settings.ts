import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";

/** What the DJ has set otherwise than `src/content` has it: a row for each setting, `value` as features/settings/model.ts checks it. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: text({ mode: "json" }).$type<unknown>().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
});
