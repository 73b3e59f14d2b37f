import { eq, type SQL } from "drizzle-orm";
import { formats as english } from "../../content/words/en/formats.ts";
import type { Database } from "../../database/client.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import { addDays, type CalendarDate, calendarDateAt, daysBetween, instantAt } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { fill, momentIn, weekdayIn } from "../../platform/language.ts";
import type { PlanAuthor, PlannedBooking } from "./caller.ts";
import type { PlanChangeState, PlanLock } from "./model.ts";

/** Days before an event, and minutes of that day. */
const usualLockDays = 7;
const lockedAt = 20 * 60;

/** What is booked late stays open for these days, and no longer than the evening before. */
const daysToPlan = 3;
/** Of what is booked even later. */
const hoursToPlan = 3;

type Locked = Pick<PlannedBooking, "eventDate" | "createdAt">;

/** The DJ's own choice of days holds whenever it was booked. */
function lockInstant({ eventDate, createdAt }: Locked, lockDays: number | null): number {
  const at = (date: CalendarDate) => instantAt(date, lockedAt);
  if (lockDays !== null) return at(addDays(eventDate, -lockDays));
  const late = Math.min(at(addDays(calendarDateAt(createdAt), daysToPlan)), at(addDays(eventDate, -1)));
  return Math.max(at(addDays(eventDate, -usualLockDays)), late, createdAt + hoursToPlan * hour);
}

/** No row: the usual days. */
export const lockDaysQuery = (db: Database, booking: SQL) =>
  db.select({ lockDays: planDetails.lockDays }).from(planDetails).where(eq(planDetails.bookingId, booking));

export function stateOfChange(
  author: PlanAuthor,
  booking: Locked,
  lock: { lockDays: number | null } | undefined,
  now: number,
): Extract<PlanChangeState, "made" | "proposed"> {
  const isLocked = now >= lockInstant(booking, lock?.lockDays ?? null);
  return isLocked && author.role !== "dj" ? "proposed" : "made";
}

export function lockInWords(booking: Locked, lockDays: number | null, now: number, formats = english): PlanLock {
  const locks = lockInstant(booking, lockDays);
  return {
    isLocked: now >= locks,
    on: calendarDateAt(locks),
    until: fill(formats.moment, { date: weekdayIn(formats, locks), time: momentIn(formats, locks).time }),
    daysLeft: daysBetween(calendarDateAt(now), calendarDateAt(locks)),
  };
}
