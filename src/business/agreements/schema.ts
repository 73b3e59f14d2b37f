import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "../../db/columns.ts";
import { bookings } from "../bookings/schema.ts";
import type { ContractSheet } from "./contract-sheet.ts";

/** Contracts as their clients have seen them, word for word. Versions of a booking count from 1 and are never changed. */
export const contractVersions = sqliteTable(
  "contract_versions",
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    sheet: text({ mode: "json" }).$type<ContractSheet>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.number] })],
);
