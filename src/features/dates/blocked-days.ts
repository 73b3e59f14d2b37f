import { and, asc, between, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import { busyDays, calendars } from "../../database/schema/calendars.ts";
import { blockedDays } from "../../database/schema/dates.ts";
import { type CalendarDate, weekdayOf } from "../../platform/dates.ts";
import { daysOf, type Span } from "../../platform/months.ts";

/** Only for the DJ. */
export interface DayOff {
  kind: "blocked" | "busy";
  label: string | null;
}

/** Includes days that the DJ's calendars make busy. */
export const daysOffQuery = (db: Database, { first, last }: Span) =>
  unionAll(
    db
      .select({
        first: blockedDays.firstDay,
        last: sql<CalendarDate>`${blockedDays.lastDay}`.as("last"),
        weekday: sql<number | null>`${blockedDays.weekday}`.as("weekday"),
        label: sql<string | null>`${blockedDays.reason}`.as("label"),
        kind: sql<DayOff["kind"]>`'blocked'`.as("kind"),
      })
      .from(blockedDays)
      .where(and(gte(blockedDays.lastDay, first), lte(blockedDays.firstDay, last))),
    db
      .select({
        first: busyDays.date,
        last: sql<CalendarDate>`${busyDays.date}`.as("last"),
        weekday: sql<number | null>`null`.as("weekday"),
        label: sql<string | null>`${calendars.label}`.as("label"),
        kind: sql<DayOff["kind"]>`'busy'`.as("kind"),
      })
      .from(busyDays)
      .innerJoin(calendars, eq(calendars.id, busyDays.calendarId))
      .where(between(busyDays.date, first, last)),
  );

export function daysOffIn(
  rows: Awaited<ReturnType<typeof daysOffQuery>>,
  span: Span,
): ReadonlyMap<CalendarDate, readonly DayOff[]> {
  const off = new Map<CalendarDate, DayOff[]>();
  for (const { first, last, weekday, label, kind } of rows) {
    const end = last < span.last ? last : span.last;
    const begin = first > span.first ? first : span.first;
    for (const day of daysOf({ first: begin, last: end }))
      if (weekday === null || weekdayOf(day) === weekday) off.set(day, [...(off.get(day) ?? []), { kind, label }]);
  }
  return off;
}

export const isBlocked = (date: string | SQL): SQL =>
  sql`(exists (select 1 from blocked_days where blocked_days.last_day >= ${date} and blocked_days.first_day <= ${date}
    and (blocked_days.weekday is null or blocked_days.weekday = cast(strftime('%w', ${date}) as integer)))
    or exists (select 1 from busy_days where busy_days.date = ${date}))`;

export type BlockedDays = typeof blockedDays.$inferSelect;

/** Sorts after every date. */
export const untilFreed: CalendarDate = "9999-12-31";

/** Limits both one page and all days to come. */
export const mostBlocked = 200;

export const listBlockedDaysQuery = (db: Database, today: CalendarDate) =>
  db
    .select()
    .from(blockedDays)
    .where(gte(blockedDays.lastDay, today))
    .orderBy(asc(blockedDays.lastDay), asc(blockedDays.firstDay), asc(blockedDays.id))
    .limit(mostBlocked);

/** The same id again changes nothing. */
export const blockDaysQuery = (db: Database, days: BlockedDays) =>
  db.insert(blockedDays).values(days).onConflictDoNothing({ target: blockedDays.id });

/** Gives whether it was there. */
export const freeDaysQuery = (db: Database, id: string) =>
  db.delete(blockedDays).where(eq(blockedDays.id, id)).returning({ id: blockedDays.id });
