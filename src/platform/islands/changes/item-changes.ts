import * as z from "zod/mini";

export interface ListItem {
  id: string;
  position?: string;
  revision?: number;
}

/**
 * `base` is the item as seen, `from` and `revision` its place and version then. `after`: null for the beginning,
 * undefined for the end. `undoes`: a change's key.
 */
export const itemChange = <Words>(words: z.ZodMiniType<Words>) =>
  z.object({
    /** Constant over reloads and retries. */
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
  key: kind === "add" ? id : crypto.randomUUID(),
  kind,
  id,
  words: words.words ?? words.base,
  base: words.base,
  from: position || null,
  revision: kind === "remove" ? (revision ?? null) : null,
  ...more,
});

/** Only words that differ from `base`. */
export function merged<T extends object>(stored: T, base: object, words: object): T {
  const seen = new Map(Object.entries(base));
  return Object.assign(
    { ...stored },
    Object.fromEntries(Object.entries(words).filter(([field, value]) => seen.get(field) !== value)),
  );
}

/** `before` is the last item of the page before. */
export function withChange<Words, T extends ListItem>(
  items: readonly T[],
  { kind, id, words, base, after }: ItemChange<Words>,
  make: (id: string, words: Words) => T,
  before: string | null = null,
): readonly T[] {
  const existing = items.find((item) => item.id === id);
  // An undo may restore a place; the server decides the rest.
  const comes = kind === "add" || (kind === "undo" && after !== undefined);
  if (comes ? existing : !existing || kind === "undo") return items;
  const changed = existing ? merged(existing, Object(base), Object(words)) : make(id, words);
  if (kind === "edit") return items.map((item) => (item.id === id ? changed : item));
  const others = items.filter((item) => item.id !== id);
  if (kind === "remove") return others;
  if (kind === "add" && after === undefined) return [...others, changed];
  if (after === before || after === null) return [changed, ...others];
  const neighbor = others.findIndex((item) => item.id === after);
  if (neighbor >= 0) return others.toSpliced(neighbor + 1, 0, changed);
  return comes ? [...others, changed] : items.map((item) => (item.id === id ? changed : item));
}

/** A repeated change replaces the last, keeping its `base`. */
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

/** Later changes of item `id` now build on that. */
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
