import { count, desc, gte, isNotNull, sql } from "drizzle-orm";
import type { EventCategory } from "../../../content/categories.ts";
import type { Database } from "../../../database/client.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { addDays, type CalendarDate, instantAt, weekdayOf } from "../../../platform/dates.ts";

const weeksShown = 12;

const funnelDays = 90;

const answersCounted = 200;

const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekdayOf(date) + 6) % 7));

export const sinceOfFunnel = (today: CalendarDate): CalendarDate => addDays(today, 1 - funnelDays);

/** Instants at which local days begin, as SQLite knows no time zones. */
const startOf = (date: CalendarDate): number => instantAt(date, 0);

const category = sql<EventCategory | "message">`coalesce(${contacts.eventCategory}, 'message')`.as("category");

export function leadsByWeek(db: Database, mondays: readonly [CalendarDate, ...CalendarDate[]]) {
  const begun = mondays.map((monday) => sql`when ${contacts.createdAt} >= ${startOf(monday)} then ${monday}`);
  const week = sql<CalendarDate>`case ${sql.join(begun.reverse(), sql` `)} end`.as("week");
  return db
    .select({ week, category, leads: count() })
    .from(contacts)
    .where(gte(contacts.createdAt, startOf(mondays[0])))
    .groupBy((row) => [row.week, row.category]);
}

export const leadsByStatusQuery = (db: Database, since: CalendarDate) =>
  db
    .select({ status: contacts.status, category, leads: count() })
    .from(contacts)
    .where(gte(contacts.createdAt, startOf(since)))
    // In the order of an index, so that nothing is sorted.
    .groupBy(contacts.status, contacts.eventCategory);

/** Milliseconds from message to answer. */
export const answerTimesQuery = (db: Database) =>
  db
    .select({ time: sql<number>`${contacts.answeredAt} - ${contacts.createdAt}` })
    .from(contacts)
    .where(isNotNull(contacts.answeredAt))
    .orderBy(desc(contacts.answeredAt))
    .limit(answersCounted);

export function mondaysShown(today: CalendarDate): [CalendarDate, ...CalendarDate[]] {
  const first = addDays(mondayOf(today), -7 * (weeksShown - 1));
  return [first, ...Array.from({ length: weeksShown - 1 }, (_, index) => addDays(first, 7 * (index + 1)))];
}
