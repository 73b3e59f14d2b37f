import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { clientOf } from "../portal/access/sessions.ts";
import { isHeldTwice } from "./web-holds.ts";

/** A booking as its client may see it: everything but the DJ's own note. */
export type OwnBooking = Omit<Awaited<ReturnType<typeof ownBookingQuery>>[number], "isHeldTwice">;

/**
 * The id of a booking of the client whose live session `sid` is, as an SQL value: the one asked for, else the next
 * upcoming one, else the last one; a canceled one only when there is no other. So it is the first in the order of the
 * portal (`inOrder` in business/bookings/booking-choices.ts). Null when there is none, so that what is read by it in the
 * same batch stays empty.
 *
 * @param now instant in milliseconds
 */
export function ownBookingId(sid: string, now: number, asked: string | null) {
  const { id, clientEmail, eventDate, status } = bookings;
  const mine = sql`${clientEmail} = ${clientOf(sid, now)}`;
  if (asked !== null) return sql<string>`(select ${id} from ${bookings} where ${id} = ${asked} and ${mine})`;
  return sql<string>`coalesce(
    (select ${id} from ${bookings} where ${mine} and ${eventDate} >= ${calendarDateAt(now)} and ${status} not in ('cancelled', 'completed')
      order by ${eventDate}, ${id} limit 1),
    (select ${id} from ${bookings} where ${mine} and ${status} <> 'cancelled' order by ${eventDate} desc, ${id} desc limit 1),
    (select ${id} from ${bookings} where ${mine} order by ${eventDate} desc, ${id} desc limit 1))`;
}

const { note: _, ...shownColumns } = bookingFields;

/** A statement that reads that booking. */
export const ownBookingQuery = (db: Database, sid: string, now: number, asked: string | null) =>
  db
    .select({ ...shownColumns, isHeldTwice })
    .from(bookings)
    .where(eq(bookings.id, ownBookingId(sid, now, asked)));
