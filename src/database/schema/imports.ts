import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type ImportField, type ImportOptions, rowOutcomes } from "../../features/imports/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";

/** `columns` maps each column; null: left out. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    fileName: text().notNull(),
    head: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    columns: text({ mode: "json" }).$type<readonly (ImportField | null)[]>().notNull(),
    options: text({ mode: "json" }).$type<ImportOptions>().notNull(),
    by: text().notNull(),
    /** Null: only previewed, or undone. */
    begunAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("imports_newest").on(table.createdAt, table.id)],
);

/** `number` as in a spreadsheet, the head being row 1. Without `outcome` it waits. */
export const importRows = sqliteTable(
  "import_rows",
  {
    importId: text()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    cells: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    outcome: text({ enum: rowOutcomes }),
    reason: text(),
    contactId: text(),
    bookingId: text(),
    subscriberId: text(),
    songId: text(),
    /** Set by triggers once the result was edited. */
    isChanged: flag().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index("import_rows_of_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("import_rows_of_subscriber").on(table.subscriberId).where(sql`${table.subscriberId} is not null`),
    index("import_rows_of_song").on(table.songId).where(sql`${table.songId} is not null`),
    index("import_rows_of_booking").on(table.bookingId).where(sql`${table.bookingId} is not null`),
  ],
);
