import { and, asc, desc, eq, lt, not, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { askedRows, type Position } from "../../database/page-of.ts";
import { bookings, isSignedByClient } from "../../database/schema/bookings.ts";
import { addDays, type CalendarDate } from "../../platform/dates.ts";
import { bookingColumns } from "./booking-columns.ts";
import { isSigned } from "./confirm.ts";

export const listed = { ...bookingColumns, clientName: bookings.clientName };

/** A booking as lists show it. */
export type ListedBooking = Awaited<ReturnType<typeof upcomingBookingsQuery>>[number];

const place = sql`(${bookings.eventDate}, ${bookings.id})`;

/** A statement that reads a page of what is held or confirmed from `today` on, or was held, the next first. */
export const upcomingBookingsQuery = (
  db: Database,
  today: CalendarDate,
  from: Position<string> | null,
  limit: number = askedRows,
) =>
  db
    .select(listed)
    .from(bookings)
    .where(
      and(
        sql`${place} > (${from?.key ?? today}, ${from?.id ?? ""})`,
        notInArray(bookings.status, ["cancelled", "completed"]),
      ),
    )
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(limit);

/** A statement that reads the next of those from `today` on that their clients have signed and the DJ has not. */
export const toCountersignQuery = (db: Database, today: CalendarDate, limit: number) =>
  db
    .select({ id: bookings.id, clientName: bookings.clientName, venue: bookings.venue, city: bookings.city })
    .from(bookings)
    .where(
      and(
        sql`${place} > (${today}, '')`,
        notInArray(bookings.status, ["cancelled", "completed"]),
        isSignedByClient,
        not(isSigned),
      ),
    )
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(limit);

/** A statement that reads a page of what was before `today`, and of what was played today already, the last first. */
export const pastBookingsQuery = (db: Database, today: CalendarDate, from: Position<string> | null) =>
  db
    .select(listed)
    .from(bookings)
    .where(
      and(
        sql`${place} < (${from?.key ?? addDays(today, 1)}, ${from?.id ?? ""})`,
        or(lt(bookings.eventDate, today), eq(bookings.status, "completed")),
      ),
    )
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(askedRows);

/** Bookings that a month shows at most: far more than one DJ plays. */
const mostOfMonth = 200;

/** A statement that reads the bookings from `first` to `last`, both included. */
export const bookingsBetweenQuery = (db: Database, first: CalendarDate, last: CalendarDate) =>
  db
    .select(listed)
    .from(bookings)
    .where(sql`${bookings.eventDate} between ${first} and ${last}`)
    .orderBy(asc(bookings.eventDate), asc(bookings.id))
    .limit(mostOfMonth);
