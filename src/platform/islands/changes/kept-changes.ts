import * as z from "zod/mini";

/** A change that waits. `key` names it, however often it is kept, read back and sent; `undoes` the one that it takes back. */
export interface QueuedChange {
  key: string;
  undoes?: string | undefined;
}

/** What a browser keeps of the changes under `name` until they are saved; `change` checks what it reads back. */
export function keptUnder<Change extends QueuedChange>(name: string, change: z.ZodMiniType<Change>) {
  const changes = z.array(change);

  /** What is kept, `null` where the browser does not let it be read. */
  function readKept(): Change[] | null {
    try {
      const kept = z.safeParse(changes, JSON.parse(localStorage.getItem(name) ?? "[]"));
      return kept.success ? kept.data : [];
    } catch {
      return null;
    }
  }

  return {
    /** The changes that this browser keeps because they are not saved yet. */
    all: (): Change[] => readKept() ?? [],

    /** Whether a change that was kept no longer is: another tab has saved it, or put another in its place. */
    isGone: (key: string): boolean => readKept()?.every((kept) => kept.key !== key) ?? false,

    /**
     * Keeps `waiting`, and forgets every other change that this tab has `held`: it is settled, or another has taken its
     * place. What other tabs keep stays, and what they have forgotten does not come back. Gives whether the browser could do
     * it, and adds to `held` what is kept.
     */
    keep(waiting: readonly Change[], held: Set<string>): boolean {
      const mine = new Map(waiting.map((each) => [each.key, each]));
      const stay = (readKept() ?? []).filter(({ key }) => mine.has(key) || !held.has(key));
      const all = [...stay.map((kept) => mine.get(kept.key) ?? kept), ...waiting.filter(({ key }) => !held.has(key))];
      try {
        if (all.length > 0) localStorage.setItem(name, JSON.stringify(all));
        else localStorage.removeItem(name);
        for (const key of mine.keys()) held.add(key);
        return true;
      } catch {
        return false;
      }
    },

    /**
     * Runs `send` while no other tab runs one of this name. A tab that sleeps may never let go, so the wait ends after 20
     * seconds: sending something twice does no harm.
     */
    inTurn<T>(send: () => Promise<T>): Promise<T> {
      if (!("locks" in navigator)) return send();
      return navigator.locks.request(name, { signal: AbortSignal.timeout(20_000) }, send).catch(send);
    },
  };
}
