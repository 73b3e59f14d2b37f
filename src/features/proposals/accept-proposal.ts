import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { breaksNotNull } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import { acceptSongs } from "../songs/accept-songs.ts";
import { acceptDetails } from "../timeline/accept-details.ts";
import { acceptMoments } from "../timeline/accept-moments.ts";
import type { PlanPart } from "../timeline/model.ts";
import type { Acceptance, ProposalConflict, Proposed } from "../timeline/proposal.ts";
import { batchQuery } from "../timeline/read-plan.ts";
import { firstOfBatch } from "../timeline/record-changes.ts";
import { proposedOf } from "./proposals.ts";

const attempts = 5;

type Accept = (db: Database, booking: string, rows: readonly Proposed[], now: number) => Promise<Acceptance>;

const accepting: Readonly<Record<PlanPart, Accept>> = {
  moments: acceptMoments,
  songs: acceptSongs,
  details: acceptDetails,
};

/** What became of a yes. `missing`: nothing of that name is proposed; else what of it has changed since, as it stands now. */
type Accepted = "accepted" | "missing" | { conflicts: readonly ProposalConflict[] };

/**
 * The DJ accepts what was proposed for a locked plan: it is made as it was proposed, in one batch with its new state, and only
 * if what it changes is still as it was then. `also` goes into the same batch, behind it.
 */
export async function acceptProposal(
  db: Database,
  booking: string,
  batch: string,
  now: number,
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<Accepted> {
  for (let attempt = 0; ; attempt += 1) {
    const rows = (await batchQuery(db, booking, batch)).filter(({ state }) => state === "proposed");
    const [row] = rows;
    if (!row) return "missing";
    const acceptance = await accepting[row.part](db, booking, rows, now);
    if ("conflicts" in acceptance) return acceptance;
    const first = db
      .update(planChanges)
      .set({
        author: sql`case when ${planChanges.state} = 'proposed' and ${acceptance.guard} then ${planChanges.author} end`,
      })
      .where(eq(planChanges.id, firstOfBatch(batch)));
    const accepted = db.update(planChanges).set({ state: "accepted" }).where(proposedOf(booking, batch));
    try {
      await db.batch([first, accepted, ...acceptance.writes, ...also]);
      return "accepted";
    } catch (error) {
      if (!breaksNotNull(error, "plan_changes.author") || attempt >= attempts) throw error;
    }
  }
}
