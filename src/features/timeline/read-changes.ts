import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import type { PlanPart } from "./model.ts";

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

/** A statement that says whether the row `id` is recorded. */
export const recordedQuery = (db: Database, id: string) =>
  db.select({ id: planChanges.id }).from(planChanges).where(eq(planChanges.id, id));

/** A statement that reads what waits for the DJ's yes in a part of the plan of `booking` (an SQL value), the oldest first. */
export const waitingQuery = (db: Database, booking: SQL, part: PlanPart) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, booking), eq(planChanges.state, "proposed"), eq(planChanges.part, part)))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id));
