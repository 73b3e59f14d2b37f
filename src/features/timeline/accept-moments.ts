import type { Database } from "../../database/client.ts";
import { unchangedMoments, writeMomentsQueries } from "./change-plan.ts";
import { differencesBetween, momentValue } from "./history.ts";
import { type Moment, momentFields, momentLabels } from "./model.ts";
import type { Acceptance, Proposed } from "./proposal.ts";
import { momentsQuery } from "./read-plan.ts";
import { asTurn, turnAll } from "./turn-moment.ts";

/** What a field of a proposed change is by now, in words; null where it is as it was. */
function standsNow({ undo, field, before }: Proposed, moments: readonly Moment[]): string | null {
  const turn = asTurn(undo);
  if (!turn?.before) return null;
  const moment = moments.find(({ id }) => id === turn.id);
  if (!moment) return "off the plan";
  const name = momentFields.find((each) => momentLabels[each] === field);
  if (turn.after === null || !name) return turnAll(moments, [turn]) ? null : "changed";
  const value = momentValue(name, moment);
  return value === before ? null : (value ?? "empty");
}

/** What accepting proposed changes of moments writes, or what of them is no longer as it was. */
export async function acceptMoments(
  db: Database,
  booking: string,
  rows: readonly Proposed[],
  now: number,
): Promise<Acceptance> {
  const moments = await momentsQuery(db, booking);
  const after = turnAll(
    moments,
    rows.flatMap(({ undo }) => asTurn(undo) ?? []),
  );
  if (!after) return { conflicts: rows.map((row) => ({ ...row, now: standsNow(row, moments) })) };
  return {
    guard: unchangedMoments(booking, moments, differencesBetween(moments, after)),
    writes: writeMomentsQueries(db, booking, moments, after, now),
  };
}
