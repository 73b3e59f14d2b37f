import { planBookingId } from "./access.ts";
import type { ChangedMoments } from "./change-moments.ts";
import { changePlan, type PlanDesk, type PlanOutcome } from "./change-plan.ts";
import type { Moment } from "./moment.ts";
import { batchQuery, changesQuery, type PlanChange } from "./read-changes.ts";
import { asTurn, turnAll, turnedBack } from "./turn-moment.ts";

/** How many changes one may go back. */
const furthest = 1000;

/** A change can be undone once it was made, and of moments. */
export const isMade = ({ part, state }: Pick<PlanChange, "part" | "state">): boolean =>
  part === "moments" && (state === "made" || state === "accepted");

const turnsOf = (changes: readonly PlanChange[]) => changes.filter(isMade).flatMap(({ undo }) => asTurn(undo) ?? []);

const asChanged = (moments: Moment[] | null): ChangedMoments =>
  moments ? { kind: "changed", moments } : { kind: "conflict", conflicts: [] };

/** Undoes what was made in one go, unless something of it was changed again since: that is a conflict. */
export async function undoChange(desk: PlanDesk, key: string, batch: string): Promise<PlanOutcome> {
  const { db, caller, now } = desk;
  const turns = turnsOf(await batchQuery(db, planBookingId(caller, "moments", now), batch)).map(turnedBack);
  return changePlan(desk, key, (moments) =>
    turns.length > 0 ? asChanged(turnAll(moments, turns)) : { kind: "missing" },
  );
}

/** Takes the plan back to what it was before `batch`: everything since is undone, and can be had again in the same way. */
export async function goBack(desk: PlanDesk, key: string, batch: string): Promise<PlanOutcome> {
  const { db, caller, now } = desk;
  const changes = await changesQuery(db, planBookingId(caller, "moments", now), furthest);
  const until = changes.findLastIndex((change) => change.batch === batch);
  const turns = turnsOf(changes.slice(0, until + 1)).map(turnedBack);
  return changePlan(desk, key, (moments) =>
    turns.length > 0 ? asChanged(turnAll(moments, turns)) : { kind: "missing" },
  );
}
