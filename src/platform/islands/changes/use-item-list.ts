import { useCallback } from "react";
import * as z from "zod/mini";
import type { Words as AllWords } from "../../../content/words/en/index.ts";
import { fill } from "../../language.ts";
import { delayOf, HttpError, post, read } from "../request.ts";
import { enqueue, following, type ItemChange, itemChange, type ListItem, withChange } from "./item-changes.ts";
import { useChangeQueue } from "./use-change-queue.ts";

const lastChange = z.object({
  batch: z.string(),
  author: z.string(),
  at: z.string(),
  isOpen: z.boolean(),
  lines: z.readonly(z.array(z.string())),
});
export type LastChange = z.output<typeof lastChange>;

export interface Refusal<Words> {
  key: string;
  message: string;
  change: ItemChange<Words>;
  /** `proposed`: waits for approval. `clash`: somebody else changed the same field. */
  kind: "proposed" | "clash" | "gone" | "refused";
}

interface ItemPaths {
  add: string;
  edit: (id: string) => string;
  move: (id: string) => string;
  remove: (id: string) => string;
  undo: string;
  now?: string;
}

/** Of an island. */
export type ChangeWords = Pick<AllWords, "formats" | "changes">;

interface ItemListOf<Words, T extends ListItem> {
  /** Storage key of unsaved changes. */
  name: string;
  booking: string;
  paths: ItemPaths;
  words: z.ZodMiniType<Words>;
  item: z.ZodMiniType<T>;
  items: readonly T[];
  last?: LastChange | null;
  before?: string | null;
  make: (id: string, words: Words) => T;
  titleOf: (words: Words) => string;
  gone: string;
  said: ChangeWords["changes"];
}

interface Listed<T> {
  items: readonly T[];
  last: LastChange | null;
}

/** Milliseconds. */
const timeout = 15_000;
const freshness = 30_000;

/** A field that somebody else changed comes back as a refusal with both values. */
export function useItemList<Words, T extends ListItem>(list: ItemListOf<Words, T>) {
  const { booking, paths, make, before = null } = list;
  const stored = z.object({ items: z.array(list.item), last: z.optional(z.nullable(lastChange)) });
  const receipt = z.object({ proposed: z.optional(z.boolean()), ...z.partial(stored).shape });
  const { now: nowPath } = paths;
  const readNow = async (): Promise<Listed<T>> => {
    const { items, last = null } = await read(nowPath ?? "", stored);
    return { items, last };
  };
  const apply = (now: Listed<T>, change: ItemChange<Words>): Listed<T> => ({
    ...now,
    items: withChange(now.items, change, make, before),
  });

  async function send(change: ItemChange<Words>) {
    const { kind, id, key, words, base, revision, from, after, undoes } = change;
    const path = {
      add: paths.add,
      edit: paths.edit(id),
      move: paths.move(id),
      remove: paths.remove(id),
      undo: paths.undo,
    };
    const payload = { ...words, base: JSON.stringify(base), revision, from, after, batch: undoes, booking };
    const others = (waiting: readonly ItemChange<Words>[]) => waiting.filter((other) => other.id !== id);
    const refusalOf = (why: Refusal<Words>["kind"], message: string) => ({ key, change, kind: why, message });
    const title = `“${list.titleOf(words)}”`;
    try {
      const answer = await post(path[kind], { ...payload, idempotencyKey: key }, receipt, AbortSignal.timeout(timeout));
      const { items, last = null, proposed = false } = answer;
      const save = (now: Listed<T>) => (items ? { items, last } : proposed ? now : apply(now, change));
      if (!proposed)
        return { save, others: (waiting: readonly ItemChange<Words>[]) => following(waiting, id, items ?? []) };
      return { save, refusal: refusalOf("proposed", fill(list.said.proposed, { title })) };
    } catch (error) {
      const later = delayOf(error);
      if (later) return { later };
      if (!(error instanceof HttpError)) throw error;
      const fresh = nowPath ? await readNow().catch(() => null) : null;
      const save = (now: Listed<T>) => fresh ?? now;
      if (error.status === 404 && kind === "remove") return { save: (now: Listed<T>) => fresh ?? apply(now, change) };
      if (error.status === 404) {
        const without = (now: Listed<T>) => ({ ...now, items: now.items.filter((item) => item.id !== id) });
        return {
          save: (now: Listed<T>) => fresh ?? without(now),
          others,
          refusal: refusalOf("gone", `${title} ${list.gone}`),
        };
      }
      const issues = error.issues.map(({ message }) => message).join(" ");
      const refusal = refusalOf(
        error.status === 409 && kind === "edit" ? "clash" : "refused",
        fill(list.said.notSaved, { title, why: issues || error.detail }),
      );
      return kind === "add" ? { save, others, refusal } : { save, refusal };
    }
  }

  const { state, setRefusals, ...queue } = useChangeQueue<Listed<T>, ItemChange<Words>, Refusal<Words>>({
    name: list.name,
    change: itemChange(list.words),
    initial: { items: list.items, last: list.last ?? null },
    apply,
    enqueue,
    send,
    ...(nowPath ? { read: readNow, readEvery: freshness } : {}),
  });
  const dismiss = useCallback(
    (key: string) => setRefusals((now) => now.filter((refusal) => refusal.key !== key)),
    [setRefusals],
  );
  // A locked plan says only once that changes wait.
  const lastProposed = queue.refusals.findLast(({ kind }) => kind === "proposed");
  const refusals = queue.refusals.filter((refusal) => refusal.kind !== "proposed" || refusal === lastProposed);
  return { ...state, ...queue, refusals, dismiss };
}
