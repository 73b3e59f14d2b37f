import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expenseKinds } from "../../features/payments/books/model.ts";
import { createdAt, date, id } from "../columns.ts";

/** In cents, or miles driven. The form makes the id. */
export const expenses = sqliteTable(
  "expenses",
  {
    id: id(),
    spentOn: date().notNull(),
    kind: text({ enum: expenseKinds }).notNull(),
    amount: integer().notNull().default(0),
    miles: integer().notNull().default(0),
    about: text().notNull(),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("expenses_by_day").on(table.spentOn, table.id),
    check("expenses_amount", sql`${table.amount} >= 0 and ${table.miles} >= 0`),
  ],
);
