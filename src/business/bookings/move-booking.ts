import { and, eq, inArray, lte, notInArray, type SQL, sql } from "drizzle-orm";
import { addDays, type CalendarDate, calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import type { BookingStatus } from "../../vocabulary/statuses.ts";
import { joinedWith } from "../leads/joined-inquiries.ts";
import { type Actor, movingQueries } from "../leads/lead-status.ts";
import { contactEvents, contacts } from "../leads/schema.ts";
import { sequenceAfterStatus } from "./calendar-steps.ts";
import { queueConfirmedMailQuery } from "./confirm.ts";
import { dateOfBooking } from "./queries.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { bookings } from "./schema.ts";
import { queueEndMailQuery } from "./told-changes.ts";

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

/**
 * Cancels a booking that is held, was held or is confirmed: its portal links and sessions end, and the reason stands in its note and in
 * the history of the contact that it came from, which is quoted again if it was booked. `told` has a mail tell the
 * client, with the DJ's words for it. Gives whether there was one to cancel.
 */
export async function cancelBooking(
  db: Database,
  id: string,
  reason: string,
  { by, now }: Actor,
  told?: { words: string | null },
): Promise<boolean> {
  const open = and(eq(bookings.id, id), notInArray(bookings.status, ["cancelled", "completed"]));
  const origin = db.select({ id: bookings.contactId }).from(bookings).where(open);
  const wasBooked = and(eq(contacts.status, "booked"), inArray(contacts.id, origin));
  const [, , , cancelled] = await db.batch([
    // The columns of the table in the order of its schema.
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${bookings.contactId} as contact_id, null as status, ${reason} as note,
        ${by} as by, ${now} as created_at
        from ${bookings} where ${open} and ${bookings.contactId} is not null`,
    ),
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${contacts.id} as contact_id, 'quoted' as status, null as note,
        ${by} as by, ${now} as created_at
        from ${contacts} where ${wasBooked}`,
    ),
    db.update(contacts).set({ status: "quoted" }).where(wasBooked),
    db
      .update(bookings)
      .set({
        status: "cancelled",
        sequence: sequenceAfterStatus(now),
        note: sql`coalesce(${bookings.note} || char(10), '') || ${reason}`,
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(open)
      .returning({ id: bookings.id }),
    ...(told ? [queueEndMailQuery(db, id, { status: "cancelled", ...told }, now)] : []),
  ]);
  return cancelled.length > 0;
}
