import { asc, eq, sql } from "drizzle-orm";
import { breaksReference } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { busyDays, calendars } from "../../database/schema/calendars.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { raiseVersionsQuery } from "../content/versions.ts";
import { openDays } from "../dates/date-state.ts";
import { busyDaysIn } from "./busy-days-in.ts";
import { CalendarFault, type Fetched, fetchCalendar } from "./fetch-calendar.ts";

type Answer = Exclude<Fetched, "unchanged">;

/**
 * Busy days as JSON.
 * @throws CalendarFault
 */
async function daysOf({ text }: Answer, now: number): Promise<string> {
  try {
    return JSON.stringify([...(await busyDaysIn(text, openDays(calendarDateAt(now))))]);
  } catch (error) {
    throw error instanceof CalendarFault ? error : new CalendarFault("What its server sends is no calendar");
  }
}

/** Writes only days that differ; `days` is JSON. */
function keepQueries(db: Database, { id }: { id: string }, fetched: Answer, days: string, now: number) {
  const { etag, lastModified } = fetched;
  return [
    db
      .delete(busyDays)
      .where(sql`${busyDays.calendarId} = ${id} and ${busyDays.date} not in (select value from json_each(${days}))`)
      .returning({ date: busyDays.date }),
    raiseVersionsQuery(db, "dates"),
    insertFrom(db, busyDays, { date: sql`value`, calendarId: id }, sql`from json_each(${days}) where true`)
      .onConflictDoNothing()
      .returning({ date: busyDays.date }),
    raiseVersionsQuery(db, "dates"),
    db
      .update(calendars)
      .set({ etag, lastModified, triedAt: now, readAt: now, failure: null })
      .where(eq(calendars.id, id)),
  ] as const;
}

const mostCalendars = 5;

export type Calendar = typeof calendars.$inferSelect;

export const listCalendarsQuery = (db: Database) =>
  db.select().from(calendars).orderBy(asc(calendars.createdAt), asc(calendars.id)).limit(mostCalendars);

export const countFailingCalendarsQuery = (db: Database) =>
  db.select({ failing: sql<number>`count(${calendars.failure})` }).from(calendars);

/** Gives whether it was there. */
export const removeCalendarQuery = (db: Database, id: string) =>
  db.delete(calendars).where(eq(calendars.id, id)).returning({ id: calendars.id });

/** A fault keeps the busy days. Gives whether they changed. */
async function readCalendar(db: Database, calendar: Calendar, now: number): Promise<boolean> {
  // The open days move daily, so everything is read once a day.
  const isOfToday = calendar.readAt !== null && calendarDateAt(calendar.readAt) === calendarDateAt(now);
  try {
    const fetched = await fetchCalendar(calendar.address, isOfToday ? calendar : { etag: null, lastModified: null });
    if (fetched !== "unchanged") {
      const [freed, , taken] = await db.batch(keepQueries(db, calendar, fetched, await daysOf(fetched, now), now));
      return freed.length + taken.length > 0;
    }
    await db.update(calendars).set({ triedAt: now, readAt: now, failure: null }).where(eq(calendars.id, calendar.id));
  } catch (error) {
    // The calendar was removed while it was read.
    if (breaksReference(error)) return false;
    if (!(error instanceof CalendarFault)) throw error;
    const failure = error.message;
    await db.update(calendars).set({ triedAt: now, failure }).where(eq(calendars.id, calendar.id));
  }
  return false;
}

/** One failure does not stop the others. Gives whether busy days changed. */
export async function readCalendars(db: Database, now: number): Promise<boolean> {
  const found = await listCalendarsQuery(db);
  const changed = await Promise.all(found.map((calendar) => readCalendar(db, calendar, now)));
  return changed.includes(true);
}

const notOneMore = `It is there already, or there are ${mostCalendars} calendars`;

/**
 * Adding an address again changes nothing.
 * @returns why it was not added, or null
 */
export async function addCalendar(
  db: Database,
  { label, address }: Pick<Calendar, "label" | "address">,
  now: number,
): Promise<string | null> {
  const id = crypto.randomUUID();
  try {
    const fetched = await fetchCalendar(address, { etag: null, lastModified: null });
    if (fetched === "unchanged") return "Its server has nothing to give";
    const [added] = await db.batch([
      insertFrom(
        db,
        calendars,
        { id, label, address, createdAt: now },
        sql`where (select count(*) from ${calendars}) < ${mostCalendars}`,
      )
        .onConflictDoNothing({ target: calendars.address })
        .returning({ id: calendars.id }),
      ...keepQueries(db, { id }, fetched, await daysOf(fetched, now), now),
    ]);
    return added.length > 0 ? null : notOneMore;
  } catch (error) {
    // The calendar itself was not added.
    if (breaksReference(error)) return notOneMore;
    if (error instanceof CalendarFault) return error.message;
    throw error;
  }
}
