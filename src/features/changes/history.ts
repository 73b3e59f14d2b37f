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
import type { PlanAuthor, PlannedBooking } from "./caller.ts";
import type { PlanChangeState, PlanLock, PlanPart } from "./model.ts";

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

export function lockInWords(eventDate: CalendarDate, lockDays: number | null, now: number): PlanLock {
  const locks = lockInstant(eventDate, lockDays);
  return {
    isLocked: now >= locks,
    until: `${weekdayInWords(locks)}, ${timeInWords(clockTimeAt(locks))}`,
    daysLeft: daysBetween(calendarDateAt(now), calendarDateAt(locks)),
  };
}

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
  batch: string;
  part: PlanPart;
  author: PlanAuthor;
  state: PlanChangeState;
  differences: readonly Difference[];
}

/** This row's id shows a repeated change. */
export const firstOfBatch = (batch: string): string => `${batch}.0`;

/**
 * Where `guard` does not hold, the first statement leaves the author empty, so that the database refuses the batch
 * (`breaksNotNull`).
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

export type PlanChange = Awaited<ReturnType<typeof changesQuery>>[number];

/** Newest first. `booking` is an SQL value or an id. */
export const changesQuery = (db: Database, booking: SQL | string, limit: number) =>
  db
    .select()
    .from(planChanges)
    .where(eq(planChanges.bookingId, booking))
    .orderBy(desc(planChanges.createdAt), desc(planChanges.id))
    .limit(limit);

export const batchQuery = (db: Database, booking: SQL | string, batch: string) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch)));

export const recordedQuery = (db: Database, batch: string) =>
  db
    .select({ bookingId: planChanges.bookingId })
    .from(planChanges)
    .where(eq(planChanges.id, firstOfBatch(batch)));

export const waitingQuery = (db: Database, booking: SQL | string, part: PlanPart) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.state, "proposed"), eq(planChanges.part, part)))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id));
