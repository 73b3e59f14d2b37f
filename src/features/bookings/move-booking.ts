import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { addDays, type CalendarDate, calendarDateAt } from "../../platform/dates.ts";
import { joinedWith } from "../leads/joined-inquiries.ts";
import { type Actor, movingQueries } from "../leads/move-lead.ts";
import { sequenceAfterStatus } from "./calendar-steps.ts";
import { queueConfirmedMailQuery } from "./confirm.ts";
import { holdAgainQueries } from "./hold-date.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { dateOfBooking } from "./same-date.ts";
import { queueAboutQuery } from "./told-changes.ts";
import { giveHoldQuery } from "./web-holds.ts";

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

/**
 * Gives the date of a booking again whose hold has ended, by the DJ's own word: it is held anew, counts for no limit, and its
 * client is mailed the way in. One that is held stays as it is.
 *
 * @returns whether it was given; `kept` when the day is blocked, or offered to its waitlist
 * @throws when another booking has the date by now
 */
export async function giveAgain(db: Database, id: string, now: number): Promise<"given" | "not-moved" | "kept"> {
  try {
    const [, given] = await db.batch([
      ...holdAgainQueries(db, id, now),
      giveHoldQuery(db, id),
      queueAboutQuery(
        db,
        id,
        {
          data: sql`json_object('kind', 'portal-link', 'bookingId', ${bookings.id}, 'linkVersion', ${bookings.portalLinkVersion},
            'isNew', json('true'))`,
          to: sql`${bookings.clientEmail}`,
          key: sql`'given-again:' || ${bookings.id} || ':' || ${now}`,
          there: sql`(${bookings.status} = 'hold' and ${bookings.updatedAt} = ${now})`,
        },
        now,
      ),
    ]);
    return given.length > 0 ? "given" : "not-moved";
  } catch (error) {
    if (breaksNotNull(error, "bookings.event_date")) return "kept";
    throw error;
  }
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
