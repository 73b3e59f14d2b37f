import * as z from "zod/mini";
import { changeMoments, type MomentChange } from "./change-moments.ts";
import { type Moment, momentWords, wordsOf } from "./model.ts";

/** A change of a plan that waits to be sent, with what was seen when it was made. `after`: null for the beginning. */
export const queuedChange = z.object({
  key: z.string(),
  kind: z.enum(["add", "edit", "move", "remove"]),
  id: z.string(),
  words: momentWords,
  base: momentWords,
  revision: z.nullable(z.number()),
  from: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type QueuedMomentChange = z.output<typeof queuedChange>;

/** The change as it is made of the moments at hand, whatever was seen: the server looks at that. */
function forced({ kind, id, words, after }: QueuedMomentChange): MomentChange {
  if (kind === "add") return { kind, id, words, place: "end" };
  if (kind === "edit") return { kind, id, words, base: words, revision: null };
  return kind === "move" ? { kind, id, place: { after }, from: null } : { kind, id, revision: null };
}

/** The moments with a change that is not saved yet. Positions are the server's to give. */
export function withQueued(moments: readonly Moment[], change: QueuedMomentChange): readonly Moment[] {
  if (change.kind === "edit") {
    const { id, words, base } = change;
    return moments.map((moment) => (moment.id === id ? { ...moment, ...changedWords(base, words) } : moment));
  }
  const changed = changeMoments(moments, forced(change), () => "");
  return changed.kind === "changed" ? changed.moments : moments;
}

/** The words that differ from what was seen. */
const changedWords = (base: object, words: object) => {
  const seen = new Map(Object.entries(base));
  return Object.fromEntries(Object.entries(words).filter(([field, value]) => seen.get(field) !== value));
};

/** The changes that wait with `next` behind them: one that repeats the last takes its place, with what that one saw. */
export function enqueue(
  waiting: readonly QueuedMomentChange[],
  next: QueuedMomentChange,
  sending: string | null,
): readonly QueuedMomentChange[] {
  const last = waiting.at(-1);
  const repeats = last && last.key !== sending && last.kind === next.kind && last.id === next.id && next.kind !== "add";
  if (!last || !repeats) return [...waiting, next];
  const { base, revision, from } = last;
  return [...waiting.slice(0, -1), { ...next, base, revision, from }];
}

/** Those that wait once a change of the same moment is saved: what they do now follows on that. */
export const following = (
  waiting: readonly QueuedMomentChange[],
  id: string,
  saved: readonly Moment[],
): readonly QueuedMomentChange[] => {
  const moment = saved.find((each) => each.id === id);
  if (!moment) return waiting;
  return waiting.map((each) => {
    if (each.id !== id || each.kind === "add") return each;
    return each.kind === "edit" ? each : { ...each, revision: moment.revision, from: moment.position };
  });
};

/** A change of a moment as it is now, ready to wait. */
export const queued = (
  kind: QueuedMomentChange["kind"],
  moment: Moment,
  over: Partial<Pick<QueuedMomentChange, "words" | "after">> = {},
): QueuedMomentChange => ({
  ...{ key: crypto.randomUUID(), kind, id: moment.id, words: wordsOf(moment), base: wordsOf(moment) },
  ...{ revision: null, from: moment.position || null, after: null },
  ...(kind === "remove" ? { revision: moment.revision } : {}),
  ...over,
});
