import { and, between, gte, isNull, lte, ne, notInArray, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import { bookings, isActive } from "../../database/schema/bookings.ts";
import { busyDays } from "../../database/schema/calendars.ts";
import { blockedDays, isOffered, waitlist } from "../../database/schema/dates.ts";
import { type CalendarDate, weekdayOf } from "../../platform/dates.ts";
import { daysOf, type Span } from "../../platform/months.ts";
import { untilFreed } from "./blocked-days.ts";
import type { Occupied } from "./date-state.ts";
import { daysWithRoom } from "./opened-days.ts";

/** A `weekday` limits it to those days. */
export interface OccupiedRow {
  first: CalendarDate;
  last: CalendarDate;
  state: string;
  weekday: number | null;
  /** Null where nothing ends by itself. */
  until: number | null;
}

const noDays: Span = { first: untilFreed, last: "0001-01-01" };

/**
 * Ended holds do not count, nor days with room for another event unless `isAny`, nor what is offered to `mailbox`.
 * Without a span it finds nothing, so it can stand in every batch.
 */
export const occupiedDaysQuery = (
  db: Database,
  span: Span | null,
  now: number,
  { isAny = false, mailbox = "" } = {},
) => {
  const { first, last } = span ?? noDays;
  return unionAll(
    db
      .select({
        first: bookings.eventDate,
        last: sql<CalendarDate>`${bookings.eventDate}`.as("last"),
        state: sql<string>`iif(${bookings.status} = 'confirmed', 'taken', 'held')`.as("state"),
        weekday: sql<number | null>`null`.as("weekday"),
        until: sql<number | null>`iif(${bookings.status} = 'hold', ${bookings.holdEndsAt}, null)`.as("until"),
      })
      .from(bookings)
      .where(
        and(
          isActive(now),
          between(bookings.eventDate, first, last),
          isAny ? undefined : notInArray(bookings.eventDate, daysWithRoom(first, last)),
        ),
      ),
    db
      .select({
        first: blockedDays.firstDay,
        last: sql<CalendarDate>`${blockedDays.lastDay}`.as("last"),
        state: sql<string>`'taken'`.as("state"),
        weekday: sql<number | null>`${blockedDays.weekday}`.as("weekday"),
        until: sql<number | null>`null`.as("until"),
      })
      .from(blockedDays)
      .where(and(gte(blockedDays.lastDay, first), lte(blockedDays.firstDay, last))),
    db
      .select({
        first: busyDays.date,
        last: sql<CalendarDate>`${busyDays.date}`.as("last"),
        state: sql<string>`'taken'`.as("state"),
        weekday: sql<number | null>`null`.as("weekday"),
        until: sql<number | null>`null`.as("until"),
      })
      .from(busyDays)
      .where(between(busyDays.date, first, last)),
    db
      .select({
        first: waitlist.date,
        last: sql<CalendarDate>`${waitlist.date}`.as("last"),
        state: sql<string>`'held'`.as("state"),
        weekday: sql<number | null>`null`.as("weekday"),
        until: sql<number | null>`null`.as("until"),
      })
      .from(waitlist)
      .where(
        and(
          isNull(waitlist.leftAt),
          isOffered(now),
          between(waitlist.date, first, last),
          ne(waitlist.mailbox, mailbox),
        ),
      ),
  );
};

export const occupiedFromQuery = (db: Database, today: CalendarDate, now: number) =>
  occupiedDaysQuery(db, { first: today, last: untilFreed }, now);

/** Taken wins over held. */
export function occupiedIn(rows: readonly OccupiedRow[], span: Span | null): Occupied {
  const occupied = new Map<CalendarDate, { state: "held" | "taken"; until: number | null }>();
  if (!span) return occupied;
  for (const { first, last, state, weekday, until } of rows) {
    const within = { first: first > span.first ? first : span.first, last: last < span.last ? last : span.last };
    for (const day of daysOf(within))
      if (occupied.get(day)?.state !== "taken" && (weekday === null || weekdayOf(day) === weekday))
        occupied.set(
          day,
          state === "held"
            ? { state, until: until ?? occupied.get(day)?.until ?? null }
            : { state: "taken", until: null },
        );
  }
  return occupied;
}
