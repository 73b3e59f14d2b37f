import { asc, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { openedDays } from "../../database/schema/dates.ts";
import type { CalendarDate } from "../../platform/dates.ts";

/** Held or confirmed on `date`, but for the booking `exceptId`. Ended holds must have been released. */
const eventsOn = (date: string | SQL, exceptId: string | SQL = ""): SQL<number> =>
  sql<number>`(select count(*) from bookings as other
    where other.event_date = ${date} and other.status in ('hold', 'confirmed') and other.id <> ${exceptId})`;

/** The DJ takes another event on `date`, beside those that are there. */
export const hasRoom = (date: string | SQL, exceptId: string | SQL = ""): SQL =>
  sql`exists (select 1 from opened_days where opened_days.date = ${date} and opened_days.most > ${eventsOn(date, exceptId)})`;

/** Another booking than `exceptId` has `date` at `now`, and the DJ takes none beside it. */
export const isTakenByAnother = (date: SQL, exceptId: SQL, now: number): SQL =>
  sql`(exists (select 1 from bookings as taker where taker.event_date = ${date} and taker.id <> ${exceptId}
    and (taker.status = 'confirmed'
      or (taker.status = 'hold' and (taker.hold_ends_at is null or taker.hold_ends_at > ${now}))))
    and not ${hasRoom(date, exceptId)})`;

/** Of the days of a span: where {@link hasRoom} holds, as an SQL list. */
export const daysWithRoom = (first: string, last: string): SQL =>
  sql`(select opened_days.date from opened_days where opened_days.date between ${first} and ${last}
    and opened_days.most > ${eventsOn(sql`opened_days.date`)})`;

/** Who plays the booking `id` when it takes `date`: null of a day's one event, and of a day that has no room. */
export const crewFor = (date: string | SQL, id: string | SQL): SQL =>
  sql`iif(${eventsOn(date, id)} > 0 and ${hasRoom(date, id)}, 'other', null)`;

/** For one event more than there are; twice is once. Does nothing on a day that has none. */
export const openDayQuery = (db: Database, date: CalendarDate, now: number) =>
  db
    .insert(openedDays)
    // In schema order.
    .select(
      sql`select ${date} as date, ${eventsOn(date)} + 1 as most, ${now} as created_at where ${eventsOn(date)} > 0`,
    )
    .onConflictDoUpdate({ target: openedDays.date, set: { most: sql`excluded.most` } })
    .returning({ date: openedDays.date });

/** Tells whether it was open. What is booked stays. */
export const closeDayQuery = (db: Database, date: string) =>
  db.delete(openedDays).where(sql`${openedDays.date} = ${date}`).returning({ date: openedDays.date });

/** On one page. */
const mostListed = 100;

/** From `today` on, with how many events each has. */
export const openedDaysQuery = (db: Database, today: CalendarDate) =>
  db
    .select({ date: openedDays.date, most: openedDays.most, events: eventsOn(sql`opened_days.date`).mapWith(Number) })
    .from(openedDays)
    .where(gte(openedDays.date, today))
    .orderBy(asc(openedDays.date))
    .limit(mostListed);
