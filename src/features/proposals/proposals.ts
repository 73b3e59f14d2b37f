import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";

/** A statement that reads what waits for the DJ's yes in the plan of a booking, the oldest first. */
export const proposedQuery = (db: Database, bookingId: string) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, bookingId), eq(planChanges.state, "proposed")))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id));

type Proposed = Awaited<ReturnType<typeof proposedQuery>>[number];

/** What somebody proposed in one go. `at` is an instant. */
export interface Proposal {
  batch: string;
  author: string;
  at: number;
  changes: readonly Pick<Proposed, "id" | "subject" | "field" | "before" | "after">[];
}

/** Proposed changes, put together as they were made. */
export function proposalsOf(rows: readonly Proposed[]): Proposal[] {
  const batches = [...new Set(rows.map(({ batch }) => batch))];
  return batches.flatMap((batch) => {
    const changes = rows.filter((row) => row.batch === batch);
    const [first] = changes;
    return first ? [{ batch, author: first.author, at: first.createdAt, changes }] : [];
  });
}
