import { eq, type SQL } from "drizzle-orm";
import { formats as english } from "../../content/words/en/formats.ts";
import type { Database } from "../../database/client.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  daysBetween,
  instantAt,
} from "../../platform/dates.ts";
import { timeIn, weekdayIn } from "../../platform/language.ts";
import type { PlanAuthor, PlannedBooking } from "./caller.ts";
import type { PlanChangeState, PlanLock } from "./model.ts";

/** Days before an event, and minutes of that day. */
const usualLockDays = 7;
const lockedAt = 20 * 60;

const lockInstant = (eventDate: CalendarDate, lockDays: number | null): number =>
  instantAt(addDays(eventDate, -(lockDays ?? usualLockDays)), lockedAt);

/** No row: the usual days. */
export const lockDaysQuery = (db: Database, booking: SQL) =>
  db.select({ lockDays: planDetails.lockDays }).from(planDetails).where(eq(planDetails.bookingId, booking));

export function stateOfChange(
  author: PlanAuthor,
  booking: Pick<PlannedBooking, "id" | "eventDate">,
  lock: { lockDays: number | null } | undefined,
  now: number,
): Extract<PlanChangeState, "made" | "proposed"> {
  const isLocked = now >= lockInstant(booking.eventDate, lock?.lockDays ?? null);
  return isLocked && author.role !== "dj" ? "proposed" : "made";
}

export function lockInWords(
  eventDate: CalendarDate,
  lockDays: number | null,
  now: number,
  formats = english,
): PlanLock {
  const locks = lockInstant(eventDate, lockDays);
  return {
    isLocked: now >= locks,
    on: calendarDateAt(locks),
    until: `${weekdayIn(formats, locks)}, ${timeIn(formats, clockTimeAt(locks))}`,
    daysLeft: daysBetween(calendarDateAt(now), calendarDateAt(locks)),
  };
}
