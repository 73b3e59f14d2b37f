import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type ImportField, type ImportOptions, rowOutcomes } from "../../features/imports/model.ts";
import { createdAt, flag, id, instant } from "../columns.ts";

/** A file that was brought along. `columns` says what each of its columns means; null: it is left out. */
export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    fileName: text().notNull(),
    head: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    columns: text({ mode: "json" }).$type<readonly (ImportField | null)[]>().notNull(),
    options: text({ mode: "json" }).$type<ImportOptions>().notNull(),
    by: text().notNull(),
    /** When its rows began to come in. Null: only looked at, or undone. */
    begunAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index("imports_newest").on(table.createdAt, table.id)],
);

/** `number` counts as a spreadsheet does: the head is row 1. Without an `outcome` it waits. */
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
    /** What it made, or what was there already. */
    contactId: text(),
    bookingId: text(),
    subscriberId: text(),
    songId: text(),
    /** Set by triggers: what it made was changed since. */
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
