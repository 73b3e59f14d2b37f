import * as z from "zod/mini";
import { inOrder } from "./change-moments.ts";
import type { InverseMomentChange, MomentPart } from "./history.ts";
import { type Moment, planMoment } from "./model.ts";

const turn = z.object({
  id: z.string(),
  before: z.nullable(z.partial(planMoment)),
  after: z.nullable(z.partial(planMoment)),
});

/** A turn as it was recorded; null when it is none. */
export const asTurn = (recorded: unknown): InverseMomentChange | null => z.safeParse(turn, recorded).data ?? null;

const keysOf = (part: MomentPart): (keyof Moment)[] =>
  (
    [
      "position",
      "name",
      "minutes",
      "pinnedAt",
      "songTitle",
      "songArtist",
      "leader",
      "note",
      "sayIt",
      "speech",
      "dancing",
    ] as const
  ).filter((key) => key in part);

const isWhole = (part: MomentPart): part is Moment => z.safeParse(planMoment, part).success;

const without = (moments: readonly Moment[], id: string) => moments.filter((moment) => moment.id !== id);

/**
 * The moments with one turn made. Null where that would write over something newer: the moment is no longer as the turn
 * takes it to be.
 */
function turnMoment(moments: readonly Moment[], { id, before, after }: InverseMomentChange): Moment[] | null {
  const known = moments.find((moment) => moment.id === id);
  if (after === null) {
    const isAsTold = !known || (before !== null && keysOf(before).every((key) => known[key] === before[key]));
    return isAsTold ? without(moments, id) : null;
  }
  if (before === null) {
    if (known) return [...moments];
    return isWhole(after) ? inOrder([...moments, { ...after, revision: after.revision + 1 }]) : null;
  }
  if (!known) return null;
  const isFree = keysOf(after).every((key) => known[key] === before[key] || known[key] === after[key]);
  const turned = isFree ? z.safeParse(planMoment, { ...known, ...after }).data : null;
  return turned ? inOrder([...without(moments, id), turned]) : null;
}

/** The turn that undoes another. */
export const turnedBack = ({ id, before, after }: InverseMomentChange): InverseMomentChange => ({
  id,
  before: after,
  after: before,
});

/** The moments after several turns; null where one of them would write over something newer. */
export const turnAll = (moments: readonly Moment[], turns: readonly InverseMomentChange[]): Moment[] | null =>
  turns.reduce<Moment[] | null>((now, each) => now && turnMoment(now, each), [...moments]);
