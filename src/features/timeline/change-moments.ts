import { type Moment, type MomentField, type MomentWords, momentFields, wordsOf } from "./model.ts";

/** Where a moment goes: behind another (null: to the beginning), past its neighbor, or to the end. */
export type MomentPlace = { after: string | null } | { step: "up" | "down" } | "end";

/**
 * What somebody wants of a plan. `base` is what they saw when they wrote; null: only the `revision` is known. `from` is the
 * position that they saw, null where nobody told.
 */
export type MomentChange =
  | { kind: "add"; id: string; words: MomentWords; place: MomentPlace }
  | { kind: "edit"; id: string; words: MomentWords; base: MomentWords | null; revision: number | null }
  | { kind: "move"; id: string; place: MomentPlace; from: string | null }
  | { kind: "remove"; id: string; revision: number | null };

/** A field that somebody else has changed meanwhile. */
export interface MomentConflict {
  field: MomentField | "position";
  theirs: Moment;
}

/** The plan as it then is, or why not. `missing`: the moment has gone. */
export type ChangedMoments =
  | { kind: "changed"; moments: Moment[] }
  | { kind: "missing" }
  | { kind: "conflict"; conflicts: MomentConflict[] };

/** Makes a position between two others; null: before the first or behind the last. */
export type Between = (low: string | null, high: string | null) => string;

const orderOf = (a: Moment, b: Moment): number =>
  a.position < b.position ? -1 : a.position > b.position ? 1 : a.id < b.id ? -1 : 1;

/** Moments by their positions. */
export const inOrder = (moments: readonly Moment[]): Moment[] => moments.toSorted(orderOf);

/** The index among the `others` where a moment goes that stood at `at`; null when what it should follow has gone. */
function indexAt(others: readonly Moment[], place: MomentPlace, at: number): number | null {
  if (place === "end") return others.length;
  if ("step" in place) return Math.min(Math.max(at + (place.step === "up" ? -1 : 1), 0), others.length);
  if (place.after === null) return 0;
  const behind = others.findIndex(({ id }) => id === place.after);
  return behind < 0 ? null : behind + 1;
}

function put(others: readonly Moment[], moment: Moment, index: number, between: Between): Moment[] {
  const position = between(others[index - 1]?.position ?? null, others[index]?.position ?? null);
  return others.toSpliced(index, 0, { ...moment, position });
}

/** What was changed from `base` to `wanted`, laid over what is stored; and the fields that were changed there as well. */
export function mergeWords(stored: Moment, base: MomentWords | null, wanted: MomentWords) {
  const mine = momentFields.filter((field) => wanted[field] !== (base ?? stored)[field]);
  const conflicts = mine
    .filter((field) => base !== null && stored[field] !== base[field] && stored[field] !== wanted[field])
    .map((field) => ({ field, theirs: stored }));
  const merged = Object.fromEntries(mine.map((field) => [field, wanted[field]]));
  return { merged: { ...stored, ...merged }, conflicts };
}

/** What nobody saw: every field that differs is then in question. */
const unseen = (stored: Moment, wanted: MomentWords) =>
  momentFields.filter((field) => stored[field] !== wanted[field]).map((field) => ({ field, theirs: stored }));

/** Makes one change of a plan: nothing that somebody else has written meanwhile is written over. */
export function changeMoments(moments: readonly Moment[], change: MomentChange, between: Between): ChangedMoments {
  const { id } = change;
  const at = moments.findIndex((moment) => moment.id === id);
  const stored = moments[at];
  const others = moments.filter((moment) => moment.id !== id);
  const changed = (after: Moment[]): ChangedMoments => ({ kind: "changed", moments: after });
  const clash = (conflicts: MomentConflict[]): ChangedMoments => ({ kind: "conflict", conflicts });
  if (change.kind === "add") {
    if (stored) return changed([...moments]);
    const index = indexAt(others, change.place, at) ?? others.length;
    return changed(put(others, { ...change.words, id, position: "", revision: 1 }, index, between));
  }
  if (!stored) return change.kind === "remove" ? changed([...moments]) : { kind: "missing" };
  if (change.kind === "remove") {
    const isSeen = change.revision === null || change.revision === stored.revision;
    return isSeen ? changed(others) : clash([{ field: "name", theirs: stored }]);
  }
  if (change.kind === "move") {
    if (change.from !== null && change.from !== stored.position) return clash([{ field: "position", theirs: stored }]);
    const index = indexAt(others, change.place, at);
    if (index === null) return { kind: "missing" };
    return changed(index === at ? [...moments] : put(others, stored, index, between));
  }
  if (change.revision !== stored.revision && !change.base) {
    const conflicts = unseen(stored, change.words);
    return conflicts.length > 0 ? clash(conflicts) : changed([...moments]);
  }
  const base = change.revision === stored.revision ? wordsOf(stored) : change.base;
  const { merged, conflicts } = mergeWords(stored, base, change.words);
  return conflicts.length > 0
    ? clash(conflicts)
    : changed(moments.map((moment) => (moment.id === id ? merged : moment)));
}
