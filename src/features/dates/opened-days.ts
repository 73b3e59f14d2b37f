import { asc, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { eventsOn, hasRoom, openedDays } from "../../database/schema/dates.ts";
import type { CalendarDate } from "../../platform/dates.ts";

/** Only where there is no room for another event. */
export const isTakenByAnother = (date: SQL, exceptId: SQL, now: number): SQL =>
  sql`(exists (select 1 from bookings as taker where taker.event_date = ${date} and taker.id <> ${exceptId}
    and (taker.status = 'confirmed'
      or (taker.status = 'hold' and (taker.hold_ends_at is null or taker.hold_ends_at > ${now}))))
    and not ${hasRoom(date, exceptId)})`;

/** An SQL list of days where {@link hasRoom} holds. */
export const daysWithRoom = (first: string, last: string): SQL =>
  sql`(select opened_days.date from opened_days where opened_days.date between ${first} and ${last}
    and opened_days.most > ${eventsOn(sql`opened_days.date`)})`;

/** Null for a day's first event, and without room. */
export const crewFor = (date: string | SQL, id: string | SQL): SQL =>
  sql`iif(${eventsOn(date, id)} > 0 and ${hasRoom(date, id)}, 'other', null)`;

/** Allows one event more than there are, once. Does nothing on a day without events. */
export const openDayQuery = (db: Database, date: CalendarDate, now: number) =>
  insertFrom(
    db,
    openedDays,
    { date, most: sql`${eventsOn(date)} + 1`, createdAt: now },
    sql`where ${eventsOn(date)} > 0`,
  )
    .onConflictDoUpdate({ target: openedDays.date, set: { most: sql`excluded.most` } })
    .returning({ date: openedDays.date });

/** Gives whether it was open. Bookings stay. */
export const closeDayQuery = (db: Database, date: string) =>
  db.delete(openedDays).where(sql`${openedDays.date} = ${date}`).returning({ date: openedDays.date });

/** On one page. */
const mostListed = 100;

export const openedDaysQuery = (db: Database, today: CalendarDate) =>
  db
    .select({ date: openedDays.date, most: openedDays.most, events: eventsOn(sql`opened_days.date`).mapWith(Number) })
    .from(openedDays)
    .where(gte(openedDays.date, today))
    .orderBy(asc(openedDays.date))
    .limit(mostListed);
