import { and, eq, inArray, sql } from "drizzle-orm";
import { holdHours } from "../../content/terms.ts";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { isBlocked } from "../dates/blocked-date.ts";
import { isKeptFor } from "../dates/in-line.ts";
import type { NewBooking } from "./add-booking.ts";
import { clientSearchText } from "./booking-columns.ts";
import { sequenceAfterStatus } from "./calendar-steps.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { dateOfBooking } from "./same-date.ts";

/** Milliseconds for which an accepted quote holds its date. */
export const holdTime = holdHours * hour;

/** What a hold is made of. `price` and `deposit` in cents; `holdEndsAt` is an instant. */
export interface Hold
  extends Omit<NewBooking, "eventDate" | "status" | "portalLinkVersion" | "note" | "createdAt" | "updatedAt"> {
  eventDate: CalendarDate;
  holdEndsAt: number;
}

/**
 * Statements that hold a date for a client, for the caller's batch: holds of that date that have ended are released first.
 * The whole batch is refused when the date has gone meanwhile ({@link isDateGone}), and when there is a booking with
 * this id, of this contact or of this quote already (`brokenConstraint`; SQLite names the first of several).
 *
 * @param now instant in milliseconds
 */
export const holdDateQueries = (db: Database, { eventDate, ...hold }: Hold, now: number) =>
  [
    releaseLapsedHoldsQuery(db, now, eventDate),
    db.insert(bookings).values({
      ...hold,
      // No date for a day that the DJ has blocked, or that is somebody else's who waited for it: then the column itself refuses the batch.
      eventDate: sql`iif(${isBlocked(eventDate)} or ${isKeptFor(eventDate, hold.clientEmail, now)}, null, ${eventDate})`,
      status: "hold",
      createdAt: now,
      updatedAt: now,
      searchText: clientSearchText(hold),
    }),
  ] as const;

/**
 * Statements that hold the date of a booking again that was released, or whose hold has ended, for `time` milliseconds from
 * `now` on; a hold that has not ended, and one without an end, stays as it is. The batch is refused when the date
 * has gone, blocked days and calendars from elsewhere included.
 * The second gives the id of what is held again.
 */
export const holdAgainQueries = (db: Database, id: string, now: number, time: number = holdTime) => {
  const lost = sql`(${bookings.status} = 'released' or ${bookings.holdEndsAt} <= ${now})`;
  return [
    releaseLapsedHoldsQuery(db, now, dateOfBooking(id), id),
    db
      .update(bookings)
      .set({
        status: "hold",
        holdEndsAt: now + time,
        sequence: sequenceAfterStatus(now),
        updatedAt: now,
        eventDate: sql`iif(${isBlocked(sql`bookings.event_date`)} or ${isKeptFor(sql`bookings.event_date`, sql`bookings.client_email`, now)}, null, ${bookings.eventDate})`,
      })
      .where(and(eq(bookings.id, id), inArray(bookings.status, ["hold", "released"]), lost))
      .returning({ id: bookings.id }),
  ] as const;
};

/** Whether a batch was refused because the date that it takes has another booking, or is blocked. */
export const isDateGone = (error: unknown): boolean =>
  brokenConstraint(error) === "bookings.event_date" || breaksNotNull(error, "bookings.event_date");

/**
 * Whether a batch was refused that holds a booking again: its date has gone, or the inquiry or the quote that it came from has
 * another booking by now. SQLite names one of several.
 */
export const isPlaceGone = (error: unknown): boolean =>
  isDateGone(error) || ["bookings.contact_id", "bookings.quote_id"].includes(brokenConstraint(error) ?? "");
