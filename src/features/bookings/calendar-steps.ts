import { type SQL, sql } from "drizzle-orm";
import { bookings } from "../../database/schema/bookings.ts";

/*
 * SEQUENCE of a booking's event in calendars: it rises with each change of time, place or status (RFC 5546, 2.1.4), and with
 * no other.
 */

/** When and where an event is. Times `HH:MM`. */
interface WhenAndWhere {
  eventDate: string;
  startTime: string;
  endTime: string;
  venue?: string | null | undefined;
  city?: string | null | undefined;
}

/** Whether calendars show something else after a change. */
export const changesCalendar = (before: WhenAndWhere, after: WhenAndWhere): boolean =>
  (["eventDate", "startTime", "endTime", "venue", "city"] as const).some((field) => before[field] !== after[field]);

/** The next SEQUENCE once a booking is changed to `after`, as an SQL value: the same when nothing of that is new. */
export function sequenceAfter(after: WhenAndWhere): SQL {
  const { eventDate, startTime, endTime, venue, city } = bookings;
  return sql`${bookings.sequence} + (${eventDate} <> ${after.eventDate} or ${startTime} <> ${after.startTime}
    or ${endTime} <> ${after.endTime} or ${venue} is not ${after.venue ?? null} or ${city} is not ${after.city ?? null})`;
}

/**
 * The next SEQUENCE once a booking's status changes at `now` (an instant), as an SQL value. A hold whose end nobody wrote down
 * was off in calendars already: that counts as a step of its own.
 */
export const sequenceAfterStatus = (now: number): SQL =>
  sql`${bookings.sequence} + iif(${bookings.status} = 'hold' and coalesce(${bookings.holdEndsAt} <= ${now}, 0), 2, 1)`;
