import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { breaksNotNull } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import { differencesBetween } from "../../planning/differences.ts";
import { asTurn, turnAll } from "../../planning/turn-moment.ts";
import { unchangedMoments, writeMomentsQueries } from "./change-plan.ts";
import { momentsQuery } from "./moments.ts";
import { batchQuery } from "./read-changes.ts";
import { firstOfBatch } from "./record-changes.ts";
import { planChanges } from "./schema.ts";

const attempts = 5;

const proposed = (booking: string, batch: string) =>
  and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch), eq(planChanges.state, "proposed"));

/**
 * The DJ accepts what was proposed for the moments of a locked plan: it is made as it was proposed, in one batch with its new
 * state. `conflict`: something of it was changed since; `missing`: nothing of that name is proposed. `also` goes into
 * the same batch, behind it.
 */
export async function acceptProposal(
  db: Database,
  booking: string,
  batch: string,
  now: number,
  also: readonly BatchItem<"sqlite">[] = [],
) {
  for (let attempt = 0; ; attempt += 1) {
    const [rows, moments] = await db.batch([batchQuery(db, booking, batch), momentsQuery(db, booking)]);
    const turns = rows.filter(({ state }) => state === "proposed").flatMap(({ undo }) => asTurn(undo) ?? []);
    if (turns.length === 0) return "missing";
    const after = turnAll(moments, turns);
    if (!after) return "conflict";
    const guard = unchangedMoments(booking, moments, differencesBetween(moments, after));
    const first = db
      .update(planChanges)
      .set({ author: sql`case when ${planChanges.state} = 'proposed' and ${guard} then ${planChanges.author} end` })
      .where(eq(planChanges.id, firstOfBatch(batch)));
    const accepted = db.update(planChanges).set({ state: "accepted" }).where(proposed(booking, batch));
    try {
      await db.batch([first, accepted, ...writeMomentsQueries(db, booking, moments, after, now), ...also]);
      return "accepted";
    } catch (error) {
      if (!breaksNotNull(error, "plan_changes.author") || attempt >= attempts) throw error;
    }
  }
}

/** A statement that declines what was proposed; no row when nothing of that name is. */
export const declineProposalQuery = (db: Database, booking: string, batch: string) =>
  db.update(planChanges).set({ state: "declined" }).where(proposed(booking, batch)).returning({ id: planChanges.id });
