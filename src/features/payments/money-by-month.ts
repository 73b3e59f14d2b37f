import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { payments } from "../../database/schema/payments.ts";
import { addDays, type CalendarDate, instantAt } from "../../platform/dates.ts";
import { monthAround } from "../../platform/months.ts";

/** A month and what came in it, or falls due in it, in cents. */
export interface MonthOfMoney {
  /** The first day of the month. */
  month: string;
  amount: number;
}

/** Months back that are shown, this one among them. */
const monthsBack = 13;

/** The first days of the months up to that of `today`, the last one first, with the instants at which each begins and ends. */
function monthsUpTo(today: CalendarDate): SQL[] {
  const months: SQL[] = [];
  let { first, last } = monthAround(today);
  for (let count = 0; count < monthsBack; count += 1) {
    months.push(sql`(${first}, ${instantAt(first, 0)}, ${instantAt(addDays(last, 1), 0)})`);
    ({ first, last } = monthAround(addDays(first, -1)));
  }
  return months;
}

/** A statement that sums what was paid in each month at the business and not given back, the first month first. */
export const paidByMonthQuery = (db: Database, today: CalendarDate) =>
  db
    .select({
      month: sql<string>`months.column1`.as("month"),
      amount: sql<number>`sum(${payments.amount} - ${payments.refundedAmount})`.as("amount"),
    })
    .from(sql`(values ${sql.join(monthsUpTo(today), sql`, `)}) as months`)
    .innerJoin(
      payments,
      sql`${payments.createdAt} >= months.column2 and ${payments.createdAt} < months.column3 and ${payments.status} = 'paid'`,
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
