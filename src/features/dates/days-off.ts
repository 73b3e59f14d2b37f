import { and, between, eq, gte, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import { busyDays, calendars } from "../../database/schema/calendars.ts";
import { blockedDays } from "../../database/schema/dates.ts";
import { type CalendarDate, isCalendarDate, weekdayOf } from "../../platform/dates.ts";
import { daysOf, type Span } from "../../platform/months.ts";

/** Why a day without a booking is not free, for the DJ alone: blocked, with the note; or busy, by which calendar. */
export interface DayOff {
  kind: "blocked" | "busy";
  label: string | null;
}

/** A statement that reads what is blocked within `span`, and what calendars elsewhere are busy with. */
export const daysOffQuery = (db: Database, { first, last }: Span) =>
  unionAll(
    db
      .select({
        first: blockedDays.firstDay,
        last: sql<string>`${blockedDays.lastDay}`.as("last"),
        weekday: sql<number | null>`${blockedDays.weekday}`.as("weekday"),
        label: sql<string | null>`${blockedDays.reason}`.as("label"),
        kind: sql<DayOff["kind"]>`'blocked'`.as("kind"),
      })
      .from(blockedDays)
      .where(and(gte(blockedDays.lastDay, first), lte(blockedDays.firstDay, last))),
    db
      .select({
        first: busyDays.date,
        last: sql<string>`${busyDays.date}`.as("last"),
        weekday: sql<number | null>`null`.as("weekday"),
        label: sql<string | null>`${calendars.label}`.as("label"),
        kind: sql<DayOff["kind"]>`'busy'`.as("kind"),
      })
      .from(busyDays)
      .innerJoin(calendars, eq(calendars.id, busyDays.calendarId))
      .where(between(busyDays.date, first, last)),
  );

/** The days of `span` that are off by `rows`, what is blocked before what is busy. */
export function daysOffIn(
  rows: Awaited<ReturnType<typeof daysOffQuery>>,
  span: Span,
): ReadonlyMap<CalendarDate, readonly DayOff[]> {
  const off = new Map<CalendarDate, DayOff[]>();
  for (const { first, last, weekday, label, kind } of rows) {
    const end = last < span.last ? last : span.last;
    const begin = first > span.first ? first : span.first;
    if (!isCalendarDate(begin) || !isCalendarDate(end)) continue;
    for (const day of daysOf({ first: begin, last: end }))
      if (weekday === null || weekdayOf(day) === weekday) off.set(day, [...(off.get(day) ?? []), { kind, label }]);
  }
  return off;
}
