import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import type { PlanDifference } from "./differences.ts";
import type { PlanChangeState, PlanPart } from "./model.ts";
import type { PlanAuthor } from "./planned-booking.ts";

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
