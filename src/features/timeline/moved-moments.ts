import * as z from "zod/mini";
import type { planChanges } from "../../database/schema/timeline.ts";
import { recordedChanges } from "../changes/items.ts";
import { type Moment, planMoment } from "./model.ts";
import { momentList } from "./moment-list.ts";
import { clockWords, timesOf } from "./times.ts";

type Change = Pick<typeof planChanges.$inferSelect, "undo">;

export function momentsBefore(moments: readonly Moment[], changes: readonly Change[]): Moment[] {
  const plan = new Map(moments.map((moment) => [moment.id, moment]));
  for (const { undo } of changes.toReversed())
    for (const { id, before } of recordedChanges(momentList, undo)) {
      const moment = before && z.safeParse(planMoment, { ...plan.get(id), ...before, id }).data;
      if (moment) plan.set(id, moment);
      else if (before === null) plan.delete(id);
    }
  return [...plan.values()].toSorted((a, b) =>
    a.position < b.position || (a.position === b.position && a.id < b.id) ? -1 : 1,
  );
}

/** Includes moments shifted by an earlier one. `startTime` is `HH:MM`. */
export function movedByClock(before: readonly Moment[], after: readonly Moment[], startTime: string) {
  const was = new Map(timesOf(before, startTime).map(({ id, begin }) => [id, begin]));
  const names = new Map(after.map(({ id, name }) => [id, name]));
  return timesOf(after, startTime).flatMap(({ id, begin }) => {
    const from = was.get(id);
    return from === undefined || from === begin
      ? []
      : [{ subject: names.get(id) ?? "", from: clockWords(from), to: clockWords(begin) }];
  });
}
