import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import type { PlanAuthor } from "./caller.ts";
import type { PlanChangeState, PlanPart } from "./model.ts";

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
