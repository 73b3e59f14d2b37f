import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isStanding } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { firstOfBatch } from "../timeline/record-changes.ts";

/** What of `batch` waits for the DJ's yes or no. */
export const proposedOf = (booking: string, batch: string) =>
  and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch), eq(planChanges.state, "proposed"));

/** A statement that declines what was proposed; no row when nothing of that name is. */
export const declineProposalQuery = (db: Database, booking: string, batch: string) =>
  db.update(planChanges).set({ state: "declined" }).where(proposedOf(booking, batch)).returning({ id: planChanges.id });

/**
 * A statement that tells whoever proposed a change what the DJ has decided, once, for the batch that decides it: the client, or
 * who holds the key by which it came, unless that key was revoked or its booking stands no more.
 */
export const tellDecisionQuery = (db: Database, batch: string, now: number) =>
  queueMailsOfRowsQuery(
    db,
    {
      kind: "plan-decided",
      data: { bookingId: sql`plan_changes.booking_id`, batch: sql`plan_changes.batch` },
      recipient: sql`case when plan_changes.key_id is null then bookings.client_email else plan_keys.email end`,
      event: [sql`plan_changes.batch`],
      from: sql`plan_changes inner join bookings on bookings.id = plan_changes.booking_id
        left join plan_keys on plan_keys.id = plan_changes.key_id
        where plan_changes.id = ${firstOfBatch(batch)} and plan_changes.state in ('accepted', 'declined')
          and bookings.status <> 'cancelled' and instr(bookings.client_email, '@') > 0
          and (plan_changes.key_id is null or (plan_keys.email is not null and plan_keys.revoked_at is null and ${isStanding(now)}))`,
    },
    now,
  ).onConflictDoNothing({ target: outbox.dedupeKey });

/** Declines what was proposed and tells who proposed it; false when nothing of that name waits. */
export async function declineProposal(db: Database, bookingId: string, batch: string, now: number): Promise<boolean> {
  const [declined] = await db.batch([declineProposalQuery(db, bookingId, batch), tellDecisionQuery(db, batch, now)]);
  return declined.length > 0;
}

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
