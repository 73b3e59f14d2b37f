import { sql } from "drizzle-orm";
import { breaksNotNull, brokenConstraint } from "../../database/broken-constraint.ts";
import type { Database } from "../../database/client.ts";
import type { ChangedMoments } from "./change-moments.ts";
import { differencesBetween, type PlanDifference } from "./history.ts";
import { type Moment, maxMoments } from "./model.ts";
import {
  authorOf,
  momentsOf,
  type PlanCaller,
  type PlannedBooking,
  planBookingId,
  plannedBookingQuery,
} from "./planned-booking.ts";
import { addMomentQuery, momentsQuery, recordedQuery, removeMomentQuery, setMomentQuery } from "./read-plan.ts";
import { firstOfBatch, lockDaysQuery, recordChangesQueries, stateOfChange } from "./record-changes.ts";

/** Who changes a plan, and when: an instant in milliseconds. */
export interface PlanDesk {
  db: Database;
  caller: PlanCaller;
  now: number;
}

/** What became of a change. `proposed`: the plan is locked, and the DJ decides. `closed`: no such plan is open to the caller. */
export type PlanOutcome =
  | { kind: "made" | "proposed"; booking: string; moments: readonly Moment[] }
  | { kind: "closed" }
  | { kind: "full" }
  | Exclude<ChangedMoments, { kind: "changed" }>;

/** Times that a change is made anew when another one came between reading and writing. */
const attempts = 5;

const textOf = (moment: Moment | undefined) => JSON.stringify(moment);

/** Statements that turn the stored moments from `before` into `after`. */
export function writeMomentsQueries(
  db: Database,
  booking: string,
  before: readonly Moment[],
  after: readonly Moment[],
  now: number,
) {
  const old = new Map(before.map((moment) => [moment.id, moment]));
  const left = new Set(after.map(({ id }) => id));
  const changed = after.filter((moment) => textOf(moment) !== textOf(old.get(moment.id)));
  return [
    ...before.filter(({ id }) => !left.has(id)).map(({ id }) => removeMomentQuery(db, booking, id)),
    ...changed.map((moment) =>
      old.has(moment.id) ? setMomentQuery(db, booking, moment, now) : addMomentQuery(db, booking, moment, now),
    ),
  ];
}

/** That the moments which a change goes by are still as they were read, and nobody else put in any if it began with none. */
export function unchangedMoments(booking: string, before: readonly Moment[], differences: readonly PlanDifference[]) {
  const touched = new Set(differences.map(({ subjectId }) => subjectId));
  const seen = before.filter(({ id }) => touched.has(id)).map(({ id, revision }) => ({ id, revision }));
  const still = sql`(select count(*) from plan_moments as now join json_each(${JSON.stringify(seen)}) as seen
    on now.id = seen.value ->> 'id' and now.revision = seen.value ->> 'revision'
    where now.booking_id = ${booking}) = ${seen.length}`;
  if (before.length > 0) return still;
  return sql`not exists (select 1 from plan_moments where booking_id = ${booking})`;
}

/** Whether somebody else was faster, so that the change has to be made anew. */
const cameBetween = (error: unknown): boolean =>
  breaksNotNull(error, "plan_changes.author") ||
  ["plan_changes.id", "plan_moments.id"].includes(brokenConstraint(error) ?? "");

/**
 * Makes a change of a plan's moments, or proposes it once the plan is locked: what `change` makes of the moments is stored in
 * one batch with the record of it, and only if what it went by is still so. `key` names the change: the same again changes nothing.
 */
export async function changePlan(
  { db, caller, now }: PlanDesk,
  key: string,
  change: (moments: readonly Moment[], booking: PlannedBooking) => ChangedMoments,
): Promise<PlanOutcome> {
  const id = planBookingId(caller, "moments", now, "change");
  for (let attempt = 0; ; attempt += 1) {
    const [[booking], stored, [known], [lock]] = await db.batch([
      plannedBookingQuery(db, caller, "moments", now, "change"),
      momentsQuery(db, id),
      recordedQuery(db, firstOfBatch(key)),
      lockDaysQuery(db, id),
    ]);
    if (!booking) return { kind: "closed" };
    const moments = momentsOf(booking, stored);
    if (known) return { kind: "made", booking: booking.id, moments };
    const changed = change(moments, booking);
    if (changed.kind !== "changed") return changed;
    // A key of one moment changes that one: it neither adds nor removes any.
    if (booking.keyKind === "family" && changed.moments.length !== moments.length) return { kind: "closed" };
    if (changed.moments.length > Math.max(maxMoments, moments.length)) return { kind: "full" };
    const differences = differencesBetween(moments, changed.moments);
    if (differences.length === 0) return { kind: "made", booking: booking.id, moments };
    const author = authorOf(caller, booking);
    const state = stateOfChange(author, booking, lock, now);
    const record = { booking: booking.id, batch: key, part: "moments", author, state, differences } as const;
    const guard = sql`${id} = ${booking.id} and ${unchangedMoments(booking.id, moments, differences)}`;
    const [first, ...rest] = recordChangesQueries(db, record, now, guard);
    if (!first) throw new Error("a change without a record");
    const writes = state === "proposed" ? [] : writeMomentsQueries(db, booking.id, moments, changed.moments, now);
    try {
      await db.batch([first, ...rest, ...writes]);
    } catch (error) {
      if (!cameBetween(error) || attempt >= attempts) throw error;
      continue;
    }
    const after = state === "proposed" ? moments : momentsOf(booking, await momentsQuery(db, booking.id));
    return { kind: state, booking: booking.id, moments: after };
  }
}
