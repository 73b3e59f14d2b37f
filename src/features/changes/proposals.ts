import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../database/client.ts";
import { isStanding } from "../../database/schema/bookings.ts";
import { planChanges } from "../../database/schema/timeline.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { momentNamesQuery } from "../invites/keys.ts";
import { listWrites, untilStored } from "./change-list.ts";
import { batchQuery, firstOfBatch, type PlanChange } from "./history.ts";
import { changeItems, type Item, recordedChanges } from "./items.ts";
import type { ListOf, NamedMoment } from "./list.ts";
import type { PlanPart } from "./model.ts";

const proposedOf = (booking: string, batch: string) =>
  and(eq(planChanges.bookingId, booking), eq(planChanges.batch, batch), eq(planChanges.state, "proposed"));

/** `now` is the stored value in words, null where unchanged. */
export type ProposalConflict = PlanChange & { now: string | null };

/** `guard` is the SQL condition under which the writes may run. */
export type Acceptance =
  | { guard: SQL; writes: readonly BatchItem<"sqlite">[] }
  | { conflicts: readonly ProposalConflict[] };

function currentValue<T extends Item>(
  list: ListOf<T>,
  { undo, field, before }: PlanChange,
  items: readonly T[],
  moments: readonly NamedMoment[],
): string | null {
  const [change] = recordedChanges(list, undo);
  if (!change?.before) return null;
  const item = items.find(({ id }) => id === change.id);
  if (!item) return "off the list";
  const read = list.words.fields.find(({ label }) => label === field)?.words;
  if (change.after === null || !read) return changeItems(list, items, [change]).kind === "changed" ? null : "changed";
  const value = read(item, moments, item);
  return value === before ? null : (value ?? "empty");
}

export const prepareAcceptance =
  <T extends Item>(list: ListOf<T>) =>
  async (db: Database, booking: string, rows: readonly PlanChange[], now: number): Promise<Acceptance> => {
    const [before, moments] = await db.batch([list.read(db, booking), momentNamesQuery(db, booking)]);
    const changed = changeItems(
      list,
      before,
      rows.flatMap(({ undo }) => recordedChanges(list, undo)),
    );
    if (changed.kind !== "changed")
      return { conflicts: rows.map((row) => ({ ...row, now: currentValue(list, row, before, moments) })) };
    return listWrites(list, db, booking, { before, after: changed.items, now });
  };

export type Acceptances = Readonly<
  Record<PlanPart, (db: Database, booking: string, rows: readonly PlanChange[], now: number) => Promise<Acceptance>>
>;

/**
 * Runs with `also` in one batch, only if nothing changed meanwhile.
 * @returns `missing` where no such proposal is; `conflicts` with values as they are now
 */
export const acceptProposal = (
  db: Database,
  accepting: Acceptances,
  { booking, batch, now }: { booking: string; batch: string; now: number },
  also: readonly BatchItem<"sqlite">[] = [],
): Promise<"accepted" | "missing" | { conflicts: readonly ProposalConflict[] }> =>
  untilStored<"accepted" | "missing" | { conflicts: readonly ProposalConflict[] }>(db, async () => {
    const rows = (await batchQuery(db, booking, batch)).filter(({ state }) => state === "proposed");
    const [row] = rows;
    if (!row) return { answer: "missing" };
    const acceptance = await accepting[row.part](db, booking, rows, now);
    if ("conflicts" in acceptance) return { answer: acceptance };
    const first = db
      .update(planChanges)
      .set({
        author: sql`case when ${planChanges.state} = 'proposed' and ${acceptance.guard} then ${planChanges.author} end`,
      })
      .where(eq(planChanges.id, firstOfBatch(batch)));
    const accepted = db.update(planChanges).set({ state: "accepted" }).where(proposedOf(booking, batch));
    return { answer: "accepted", batch: [first, accepted, ...acceptance.writes, ...also] };
  });

export const declineProposalQuery = (db: Database, booking: string, batch: string) =>
  db.update(planChanges).set({ state: "declined" }).where(proposedOf(booking, batch)).returning({ id: planChanges.id });

/** Mails once, unless the key was revoked or the booking canceled. */
export const notifyOfDecisionQuery = (db: Database, batch: string, now: number) =>
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
          and bookings.status <> 'cancelled' and ${isReachable(sql`bookings.client_email`)}
          and (plan_changes.key_id is null or (plan_keys.email is not null and plan_keys.revoked_at is null and ${isStanding(now)}))`,
    },
    now,
  );

export async function declineProposal(db: Database, bookingId: string, batch: string, now: number): Promise<boolean> {
  const [declined] = await db.batch([
    declineProposalQuery(db, bookingId, batch),
    notifyOfDecisionQuery(db, batch, now),
  ]);
  return declined.length > 0;
}

export const proposedQuery = (db: Database, bookingId: string) =>
  db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.bookingId, bookingId), eq(planChanges.state, "proposed")))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id));

export interface Proposal {
  batch: string;
  author: string;
  at: number;
  changes: readonly Pick<PlanChange, "id" | "subject" | "field" | "before" | "after">[];
}

export function proposalsOf(rows: readonly PlanChange[]): Proposal[] {
  const batches = [...new Set(rows.map(({ batch }) => batch))];
  return batches.flatMap((batch) => {
    const changes = rows.filter((row) => row.batch === batch);
    const [first] = changes;
    return first ? [{ batch, author: first.author, at: first.createdAt, changes }] : [];
  });
}
