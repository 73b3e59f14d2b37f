import { eq, sql } from "drizzle-orm";
import { calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { openDays } from "../dates/date-state.ts";
import { busyDaysIn } from "./busy-days-in.ts";
import { type Calendar, listCalendarsQuery } from "./calendars.ts";
import { CalendarFault, type Fetched, fetchCalendar } from "./fetch-calendar.ts";
import { busyDays, calendars } from "./schema.ts";

type Answer = Exclude<Fetched, "unchanged">;

/** The days of those that can be asked for which an answer is busy on. @throws CalendarFault */
export const daysOf = async ({ text }: Answer, now: number): Promise<string> =>
  JSON.stringify([
    ...(await busyDaysIn(text, openDays(calendarDateAt(now))).catch(() => {
      throw new CalendarFault("What its server sends is no calendar");
    })),
  ]);

/** Statements that keep what a calendar's server has answered, and change those of its `days` (JSON) that are others than before. */
export function keepQueries(db: Database, { id }: { id: string }, fetched: Answer, days: string, now: number) {
  const { etag, lastModified } = fetched;
  return [
    db
      .delete(busyDays)
      .where(sql`${busyDays.calendarId} = ${id} and ${busyDays.date} not in (select value from json_each(${days}))`)
      .returning({ date: busyDays.date }),
    db
      .insert(busyDays)
      .select(sql`select value as date, ${id} as calendar_id from json_each(${days}) where true`)
      .onConflictDoNothing()
      .returning({ date: busyDays.date }),
    db
      .update(calendars)
      .set({ etag, lastModified, triedAt: now, readAt: now, failure: null })
      .where(eq(calendars.id, id)),
  ] as const;
}

/** Reads one calendar. What it was busy on stays as it was when that fails. Gives whether it is busy on other days than before. */
async function readCalendar(db: Database, calendar: Calendar, now: number): Promise<boolean> {
  // The days that can be asked for move with each day: once a day everything is read.
  const isOfToday = calendar.readAt !== null && calendarDateAt(calendar.readAt) === calendarDateAt(now);
  try {
    const fetched = await fetchCalendar(calendar.address, isOfToday ? calendar : { etag: null, lastModified: null });
    if (fetched !== "unchanged") {
      const [freed, taken] = await db.batch(keepQueries(db, calendar, fetched, await daysOf(fetched, now), now));
      return freed.length + taken.length > 0;
    }
    await db.update(calendars).set({ triedAt: now, readAt: now, failure: null }).where(eq(calendars.id, calendar.id));
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error;
    const failure = error.message;
    await db.update(calendars).set({ triedAt: now, failure }).where(eq(calendars.id, calendar.id));
  }
  return false;
}

/**
 * Reads all calendars at `now` (an instant); one that fails keeps no other from being read. Gives whether any is busy on other days
 * than before.
 */
export async function readCalendars(db: Database, now: number): Promise<boolean> {
  const found = await listCalendarsQuery(db);
  const changed = await Promise.all(found.map((calendar) => readCalendar(db, calendar, now)));
  return changed.includes(true);
}
