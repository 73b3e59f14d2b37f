import { generateKeyBetween } from "fractional-indexing";
import * as z from "zod/mini";

/** `position` is a fractional index; `revision` grows with each change where the table counts. */
export interface Item {
  id: string;
  position: string;
  revision?: number;
}

export type Part<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

/** Holds only fields that differ. `before` null adds the item, `after` null removes it. */
export interface ItemDifference<T> {
  id: string;
  before: Part<T> | null;
  after: Part<T> | null;
}

export const inverseOf = <T>({ id, before, after }: ItemDifference<T>): ItemDifference<T> => ({
  id,
  before: after,
  after: before,
});

/** `fields` are changed independently. */
export interface ItemKind<T extends Item> {
  item: z.ZodMiniType<T>;
  partial: z.ZodMiniType<Part<T>>;
  fields: readonly (keyof T & string)[];
}

/** Several for a pasted list; none for an unknown record. */
export function recordedChanges<T extends Item>({ partial }: ItemKind<T>, recorded: unknown): ItemDifference<T>[] {
  const change = z.object({ id: z.string(), before: z.nullable(partial), after: z.nullable(partial) });
  return z.safeParse(z.array(change), [recorded].flat()).data ?? [];
}

/** `after` null is the beginning; a step goes past the next neighbor that `among` accepts. */
export type Place<T> = "end" | { after: string | null } | { step: "up" | "down"; among?: (item: T) => boolean };

/** `base` is the item as the author saw it; else its `revision`; with neither it is taken as stored. */
export type Request<T> =
  | { kind: "add"; id: string; words: Part<T>; place: Place<T> }
  | { kind: "edit"; id: string; words: Part<T>; base: Part<T> | null; revision: number | null }
  | { kind: "move"; id: string; words?: Part<T>; place: Place<T>; from: string | null }
  | { kind: "remove"; id: string; revision: number | null };

export interface Conflict<T> {
  field: string;
  stored: T;
  wanted: Part<T>;
}

/** `moved-on`: its intended neighbor is gone. */
export type Changed<T> =
  | { kind: "changed"; items: readonly T[] }
  | { kind: "missing" | "moved-on" }
  | { kind: "conflict"; conflicts: readonly Conflict<T>[] };

export const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const inOrder = <T extends Item>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.position < b.position || (a.position === b.position && a.id < b.id) ? -1 : 1));

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The last is never zero, as fractional-indexing requires. */
const chance = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (value, place) =>
    place < 3 ? digits[value % 62] : digits[1 + (value % 61)],
  ).join("");

/** Random with `isContested`, so that writers do not choose alike. */
export function positionBetween(
  { low, high }: { low: string | null; high: string | null },
  isContested: boolean,
): string {
  const position = generateKeyBetween(low, high);
  if (!isContested) return position;
  const tried = position + chance();
  // A position that the next one begins with leaves no room behind it for every continuation.
  return high === null || tried < high ? tried : positionBetween({ low: position, high }, true);
}

function freePosition(position: string, others: readonly Item[], coming: readonly string[]): string {
  const taken = others.map((item) => item.position);
  if (!taken.includes(position)) return position;
  const high = [...taken, ...coming].filter((other) => other > position).toSorted()[0] ?? null;
  return positionBetween({ low: position, high }, true);
}

function changeItem<T extends Item>(
  { item, fields }: ItemKind<T>,
  items: readonly T[],
  { id, before, after }: ItemDifference<T>,
  coming: readonly string[],
): Changed<T> {
  const stored = items.find((each) => each.id === id);
  const others = items.filter((each) => each.id !== id);
  if (before === null || !stored) {
    if (after === null || (before === null && stored)) return { kind: "changed", items };
    if (before !== null) return { kind: "missing" };
  }
  // An item to be removed may have been moved meanwhile.
  const touched = after ? [...fields, "position" as const] : fields;
  const conflicts = stored
    ? touched.filter(
        (field) =>
          ((before && field in before) || (after && field in after)) &&
          !isSame(stored[field], before?.[field]) &&
          !(after && isSame(stored[field], after[field])),
      )
    : [];
  if (stored && conflicts.length > 0)
    return { kind: "conflict", conflicts: conflicts.map((field) => ({ field, stored, wanted: after ?? {} })) };
  if (after === null) return { kind: "changed", items: others };
  const revision = stored ? stored.revision : (after.revision ?? 0) + 1;
  const made = z.safeParse(item, { ...stored, ...after, id, revision }).data;
  if (!made) return { kind: "missing" };
  return {
    kind: "changed",
    items: inOrder([...others, { ...made, position: freePosition(made.position, others, coming) }]),
  };
}

/** A field must be as the change expects it or makes it. Changes to different fields both stay. */
export function changeItems<T extends Item>(
  kind: ItemKind<T>,
  items: readonly T[],
  changes: readonly ItemDifference<T>[],
): Changed<T> {
  const coming = changes.flatMap(({ after }) => after?.position ?? []);
  return changes.reduce<Changed<T>>(
    (now, change) => (now.kind === "changed" ? changeItem(kind, now.items, change, coming) : now),
    { kind: "changed", items },
  );
}

function indexAt<T extends Item>(others: readonly T[], place: Place<T>, at: number): number | null {
  if (place === "end") return others.length;
  if ("step" in place) {
    const { step, among = () => true } = place;
    const passed = step === "up" ? others.slice(0, at).findLastIndex(among) : others.slice(at).findIndex(among);
    if (passed < 0) return at;
    return step === "up" ? passed : at + passed + 1;
  }
  if (place.after === null) return 0;
  const behind = others.findIndex(({ id }) => id === place.after);
  return behind < 0 ? null : behind + 1;
}

const placeAt = (others: readonly Item[], index: number, isContested: boolean): string =>
  positionBetween({ low: others[index - 1]?.position ?? null, high: others[index]?.position ?? null }, isContested);

export const partOf = <T>(item: Part<T>, fields: readonly (keyof T & string)[], more: object = {}): Part<T> =>
  Object.assign(Object.fromEntries(fields.map((field) => [field, item[field]])), more);

/** `isContested`: others write at the same place at once. */
export function changeBy<T extends Item>(
  kind: ItemKind<T>,
  items: readonly T[],
  request: Request<T>,
  isContested = false,
): Changed<T> {
  const { id } = request;
  const { fields } = kind;
  const at = items.findIndex((item) => item.id === id);
  const stored = items[at];
  const others = items.filter((item) => item.id !== id);
  const change = (before: Part<T> | null, after: Part<T> | null) => changeItems(kind, items, [{ id, before, after }]);
  if (request.kind === "add") {
    const index = indexAt(others, request.place, at) ?? others.length;
    return change(null, partOf(request.words, fields, { position: placeAt(others, index, isContested) }));
  }
  if (!stored) return { kind: "missing" };
  if (request.kind === "edit") {
    const isSeen = request.revision === null || request.revision === stored.revision;
    const seen: Part<T> | null = request.base ?? (isSeen ? stored : null);
    const mine = fields.filter(
      (field) => field in request.words && !(seen && isSame(request.words[field], seen[field])),
    );
    return change(partOf(seen ?? {}, seen ? mine : []), partOf(request.words, mine));
  }
  if (request.kind === "remove") {
    if (request.revision === null || request.revision === stored.revision) return change({}, null);
    return { kind: "conflict", conflicts: [{ field: "revision", stored, wanted: {} }] };
  }
  const { place, from } = request;
  const words: Part<T> = request.words ?? {};
  const isItself = place !== "end" && "after" in place && place.after === id;
  const index = isItself ? at : indexAt(others, place, at);
  if (index === null) return { kind: "moved-on" };
  const position = index === at ? stored.position : placeAt(others, index, isContested);
  const mine = fields.filter((field) => field in words && !isSame(words[field], stored[field]));
  return change(partOf(stored, mine, { position: from ?? stored.position }), partOf(words, mine, { position }));
}
