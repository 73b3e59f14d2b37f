import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planChanges, planDetails } from "../../database/schema/timeline.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  clockTimeAt,
  daysBetween,
  instantAt,
  timeInWords,
  weekdayInWords,
} from "../../platform/dates.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import type { PlanDifference } from "./history.ts";
import type { PlanChangeState, PlanPart } from "./model.ts";
import type { PlanAuthor, PlannedBooking } from "./planned-booking.ts";

/** Days before an event at which its plan is locked, unless the DJ chose others, and the time of that day in minutes. */
const usualLockDays = 7;
const lockedAt = 20 * 60;

/** The instant from which changes of a plan are proposals that the DJ accepts. */
const lockInstant = (eventDate: CalendarDate, lockDays: number | null): number =>
  instantAt(addDays(eventDate, -(lockDays ?? usualLockDays)), lockedAt);

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

/** What is recorded of a change: `batch` names what is made in one go. */
export interface RecordedChange {
  booking: string;
  batch: string;
  part: PlanPart;
  author: PlanAuthor;
  state: PlanChangeState;
  differences: readonly PlanDifference<unknown>[];
}

/** The id of the first row of what is made in one go, by which it is known again. */
export const firstOfBatch = (batch: string): string => `${batch}.0`;

/**
 * Statements that record a change, for the batch that makes it. Where `guard` (a condition in SQL) does not hold, the first
 * one leaves the author empty, so that the database refuses the batch as a whole (`breaksNotNull`).
 */
export const recordChangesQueries = (db: Database, change: RecordedChange, now: number, guard: SQL = sql`true`) =>
  change.differences.map(({ undo, ...said }, at) =>
    db.insert(planChanges).values({
      ...said,
      id: `${change.batch}.${at}`,
      bookingId: change.booking,
      batch: change.batch,
      part: change.part,
      undo,
      state: change.state,
      role: change.author.role,
      author: at === 0 ? sql`case when ${guard} then ${change.author.name} end` : change.author.name,
      keyId: change.author.keyId,
      createdAt: now,
    }),
  );
