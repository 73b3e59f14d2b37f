import { asc, between, eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { expenses } from "../../../database/schema/expenses.ts";
import type { Span } from "../../../platform/months.ts";

export type Expense = typeof expenses.$inferSelect;

/** The same form stores nothing more. */
export const addExpenseQuery = (db: Database, expense: Omit<Expense, "createdAt">, now: number) =>
  db
    .insert(expenses)
    .values({ ...expense, createdAt: now })
    .onConflictDoNothing();

export const removeExpenseQuery = (db: Database, id: string) =>
  db.delete(expenses).where(eq(expenses.id, id)).returning({ spentOn: expenses.spentOn });

export const expensesQuery = (db: Database, { first, last }: Span) =>
  db
    .select()
    .from(expenses)
    .where(between(expenses.spentOn, first, last))
    .orderBy(asc(expenses.spentOn), asc(expenses.id));
