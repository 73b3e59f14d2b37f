import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { addDays, type CalendarDate, calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import type { BookingStatus } from "../../vocabulary/statuses.ts";
import { joinedWith } from "../leads/joined-inquiries.ts";
import { type Actor, movingQueries } from "../leads/move-lead.ts";
import { contacts } from "../leads/schema.ts";
import { sequenceAfterStatus } from "./calendar-steps.ts";
import { queueConfirmedMailQuery } from "./confirm.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { dateOfBooking } from "./same-date.ts";
import { bookings } from "./schema.ts";

const moveBookingQuery = (db: Database, status: BookingStatus, which: SQL | undefined, now: number) =>
  db
    .update(bookings)
    // What was played stays in calendars as it was.
    .set({
      status,
      holdEndsAt: null,
      updatedAt: now,
      ...(status === "completed" ? {} : { sequence: sequenceAfterStatus(now) }),
    })
    .where(which)
    .returning({ id: bookings.id });

/**
 * Confirms a booking that is held, or was and has lost its date, by the DJ's own word: in the same batch its lead is booked and
 * its client is congratulated, once. Gives its id, or nothing when there is none to confirm.
 *
 * @throws when another booking has the date by now
 */
export async function confirmBooking(db: Database, id: string, { by, now }: Actor) {
  const lead = sql`(select bookings.contact_id from bookings where bookings.id = ${id} and bookings.status in ('hold', 'released'))`;
  const [, , , confirmed] = await db.batch([
    releaseLapsedHoldsQuery(db, now, dateOfBooking(id), id),
    ...movingQueries(db, inArray(contacts.id, joinedWith(lead)), "booked", { by, now }),
    moveBookingQuery(db, "confirmed", and(eq(bookings.id, id), inArray(bookings.status, ["hold", "released"])), now),
    queueConfirmedMailQuery(db, id, now),
  ]);
  return confirmed;
}

/** A statement that completes a booking. Gives its id, or nothing when it is not confirmed or its day comes after `today`. */
export const completeBookingQuery = (db: Database, id: string, today: CalendarDate, now: number) =>
  moveBookingQuery(
    db,
    "completed",
    and(eq(bookings.id, id), eq(bookings.status, "confirmed"), lte(bookings.eventDate, today)),
    now,
  );

/** Days after its event on which a booking is completed by itself. */
const completedAfter = 7;

/** A statement that completes what was played a week ago and nobody completed by hand. Who played it is thanked by the planning mails. */
export const completePlayedQuery = (db: Database, now: number) =>
  moveBookingQuery(
    db,
    "completed",
    and(eq(bookings.status, "confirmed"), lte(bookings.eventDate, addDays(calendarDateAt(now), -completedAfter))),
    now,
  );
