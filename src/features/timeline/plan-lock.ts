import { eq, type SQL } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import {
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  daysBetween,
  timeInWords,
  weekdayInWords,
} from "../../platform/dates.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { lockInstant } from "./lock.ts";
import type { PlanChangeState } from "./model.ts";
import type { PlanAuthor, PlannedBooking } from "./planned-booking.ts";

/** A statement that reads how many days before its event the plan of `booking` (an SQL value) is locked; no row: as the site has it. */
export const lockDaysQuery = (db: Database, booking: SQL) =>
  db.select({ lockDays: planDetails.lockDays }).from(planDetails).where(eq(planDetails.bookingId, booking));

/** What becomes of a change by `author` at `now`: it is made, or proposed once the plan is locked. The DJ's are always made. */
export function stateOfChange(
  author: PlanAuthor,
  booking: Pick<PlannedBooking, "id" | "eventDate">,
  lock: { lockDays: number | null } | undefined,
  now: number,
): Extract<PlanChangeState, "made" | "proposed"> {
  const isLocked = now >= lockInstant(eventDateOf(booking), lock?.lockDays ?? null);
  return isLocked && author.role !== "dj" ? "proposed" : "made";
}

/** Until when the plan of an event is open, and how many days that is from `now`. */
export function lockInWords(eventDate: CalendarDate, lockDays: number | null, now: number) {
  const locks = lockInstant(eventDate, lockDays);
  return {
    isLocked: now >= locks,
    until: `${weekdayInWords(locks)}, ${timeInWords(clockTimeAt(locks))}`,
    daysLeft: daysBetween(calendarDateAt(now), calendarDateAt(locks)),
  };
}
