import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
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
import type { PlanAuthor, PlannedBooking } from "./caller.ts";
import type { PlanChangeState, PlanLock, PlanPart } from "./model.ts";

/** Days before an event at which its plan is locked, unless the DJ chose others, and the time of that day in minutes. */
const usualLockDays = 7;
const lockedAt = 20 * 60;

/** The instant from which changes of a plan are proposals that the DJ accepts. */
const lockInstant = (eventDate: CalendarDate, lockDays: number | null): number =>
  instantAt(addDays(eventDate, -(lockDays ?? usualLockDays)), lockedAt);

/** A statement that reads how many days before its event the plan of `booking` (an SQL value) is locked; no row: as usual. */
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
export function lockInWords(eventDate: CalendarDate, lockDays: number | null, now: number): PlanLock {
  const locks = lockInstant(eventDate, lockDays);
  return {
    isLocked: now >= locks,
    until: `${weekdayInWords(locks)}, ${timeInWords(clockTimeAt(locks))}`,
    daysLeft: daysBetween(calendarDateAt(now), calendarDateAt(locks)),
  };
}

/** One change in words, as whoever reads the record reads it, and what it was. */
export interface Difference {
  subjectId: string;
  subject: string;
  field: string;
  before: string | null;
  after: string | null;
  undo: unknown;
}

interface RecordedChange {
  booking: string;
  /** Names what is made in one go. */
  batch: string;
  part: PlanPart;
  author: PlanAuthor;
  state: PlanChangeState;
  differences: readonly Difference[];
}

/** The id of the first row of what is made in one go, by which it is known again. */
export const firstOfBatch = (batch: string): string => `${batch}.0`;

/**
 * Statements that record a change, for the batch that makes it. Where `guard` (a condition in SQL) does not hold, the first
 * one leaves the author empty, so that the database refuses the batch as a whole (`breaksNotNull`).
 */
export const recordChangesQueries = (db: Database, change: RecordedChange, now: number, guard: SQL) =>
  change.differences.map((difference, at) =>
    db.insert(planChanges).values({
      ...difference,
      id: `${change.batch}.${at}`,
      bookingId: change.booking,
      batch: change.batch,
      part: change.part,
      state: change.state,
      role: change.author.role,
      author: at === 0 ? sql`case when ${guard} then ${change.author.name} end` : change.author.name,
      keyId: change.author.keyId,
      createdAt: now,
    }),
  );

/** A change as it was recorded. */
export type PlanChange = Awaited<ReturnType<typeof changesQuery>>[number];

/** A statement that reads the last `limit` changes of `booking` (an SQL value or an id), newest first. */
export const changesQuery = (db: Database, booking: SQL | string, limit: number) =>
  db
    .select()
    .from(planChanges)
    .where(eq(planChanges.bookingId, booking))
    .orderBy(desc(planChanges.createdAt), desc(planChanges.id))
    .limit(limit);

/** A statement that reads what was made in one go. */
export const batchQuery = (db: Database, booking: SQL | string, batch: string) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch)));

/** A statement that says of which booking the change `batch` is recorded, if it is. */
export const recordedQuery = (db: Database, batch: string) =>
  db
    .select({ bookingId: planChanges.bookingId })
    .from(planChanges)
    .where(eq(planChanges.id, firstOfBatch(batch)));

/** A statement that reads what waits for the DJ's yes in a part of the plan of `booking` (an SQL value), the oldest first. */
export const waitingQuery = (db: Database, booking: SQL | string, part: PlanPart) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.state, "proposed"), eq(planChanges.part, part)))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id));
