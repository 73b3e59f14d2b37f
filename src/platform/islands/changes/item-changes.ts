import * as z from "zod/mini";

export interface ListItem {
  id: string;
  position?: string;
  revision?: number;
}

/**
 * A change that waits to be sent. `base` is the item as seen, `from` and `revision` its place and version then;
 * `after` the item that it will follow, null for the beginning, undefined for the end; `undoes` the key of another
 * change.
 */
export const itemChange = <Words>(words: z.ZodMiniType<Words>) =>
  z.object({
    /** Stays the same over reloads and retries. */
    key: z.string(),
    kind: z.enum(["add", "edit", "move", "remove", "undo"]),
    id: z.string(),
    words,
    base: words,
    revision: z.nullable(z.number()),
    from: z.nullable(z.string()),
    after: z.optional(z.nullable(z.string())),
    undoes: z.optional(z.string()),
  });

export type ItemChange<Words> = z.output<ReturnType<typeof itemChange<Words>>>;

export const changeOf = <Words>(
  kind: ItemChange<Words>["kind"],
  { id, position, revision }: ListItem,
  words: { base: Words; words?: Words },
  more: Partial<Pick<ItemChange<Words>, "after" | "undoes">> = {},
): ItemChange<Words> => ({
  // A new item's id is its change's key.
  key: kind === "add" ? id : crypto.randomUUID(),
  kind,
  id,
  words: words.words ?? words.base,
  base: words.base,
  from: position || null,
  revision: kind === "remove" ? (revision ?? null) : null,
  ...more,
});

/** `stored` with those of the new words that differ from `base`. */
export function merged<T extends object>(stored: T, base: object, words: object): T {
  const seen = new Map(Object.entries(base));
  return Object.assign(
    { ...stored },
    Object.fromEntries(Object.entries(words).filter(([field, value]) => seen.get(field) !== value)),
  );
}

/**
 * The items with an unsaved change applied; `make` creates one that it adds. `before` is the last item of the page
 * before.
 */
export function withChange<Words, T extends ListItem>(
  items: readonly T[],
  { kind, id, words, base, after }: ItemChange<Words>,
  make: (id: string, words: Words) => T,
  before: string | null = null,
): readonly T[] {
  const known = items.find((item) => item.id === id);
  // An undo may bring an item back to its place; all else of it is the server's to say.
  const comes = kind === "add" || (kind === "undo" && after !== undefined);
  if (comes ? known : !known || kind === "undo") return items;
  const changed = known ? merged(known, Object(base), Object(words)) : make(id, words);
  if (kind === "edit") return items.map((item) => (item.id === id ? changed : item));
  const others = items.filter((item) => item.id !== id);
  if (kind === "remove") return others;
  if (kind === "add" && after === undefined) return [...others, changed];
  if (after === before || after === null) return [changed, ...others];
  const neighbor = others.findIndex((item) => item.id === after);
  if (neighbor >= 0) return others.toSpliced(neighbor + 1, 0, changed);
  // The neighbor is on another page.
  return comes ? [...others, changed] : items.map((item) => (item.id === id ? changed : item));
}

/** A change that repeats the last one replaces it, with its `base`. */
export function enqueue<Words>(
  waiting: readonly ItemChange<Words>[],
  next: ItemChange<Words>,
  sending: string | null,
): readonly ItemChange<Words>[] {
  const last = waiting.at(-1);
  const repeats =
    last?.kind === next.kind && last.key !== sending && last.id === next.id && !["add", "undo"].includes(next.kind);
  if (!last || !repeats) return [...waiting, next];
  const { base, revision, from } = last;
  return [...waiting.slice(0, -1), { ...next, base, revision, from }];
}

/** The waiting changes once one of the item `id` is saved: they now build on that. */
export function following<Words>(
  waiting: readonly ItemChange<Words>[],
  id: string,
  saved: readonly ListItem[],
): readonly ItemChange<Words>[] {
  const item = saved.find((each) => each.id === id);
  if (!item) return waiting;
  return waiting.map((each) => {
    if (each.id !== id || (each.kind !== "move" && each.kind !== "remove")) return each;
    return { ...each, from: item.position || null, revision: each.revision === null ? null : (item.revision ?? null) };
  });
}
