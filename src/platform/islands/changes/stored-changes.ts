import * as z from "zod/mini";

/** `key` names it over reloads and retries; `undoes` is the key of another. */
export interface QueuedChange {
  key: string;
  undoes?: string | undefined;
}

/** A browser's unsaved changes under `name`; `change` checks what is read back. */
export function storedChanges<Change extends QueuedChange>(name: string, change: z.ZodMiniType<Change>) {
  const changes = z.array(change);

  /** `null` where the browser does not let it be read. */
  function readStored(): Change[] | null {
    try {
      const kept = z.safeParse(changes, JSON.parse(localStorage.getItem(name) ?? "[]"));
      return kept.success ? kept.data : [];
    } catch {
      return null;
    }
  }

  return {
    all: (): Change[] => readStored() ?? [],

    /** Whether another tab has saved a change or replaced it. */
    isGone: (key: string): boolean => readStored()?.every((kept) => kept.key !== key) ?? false,

    /**
     * Stores `waiting` and forgets every other change that this tab has `held`. What other tabs store stays, and what
     * they have forgotten does not come back. Gives whether the browser could do it, and adds to `held` what is
     * stored.
     */
    keep(waiting: readonly Change[], held: Set<string>): boolean {
      const mine = new Map(waiting.map((each) => [each.key, each]));
      const stay = (readStored() ?? []).filter(({ key }) => mine.has(key) || !held.has(key));
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
     * Runs `send` while no other tab does. A tab that sleeps may never let go, so the wait ends after 20 seconds:
     * sending twice does no harm.
     */
    inTurn<T>(send: () => Promise<T>): Promise<T> {
      if (!("locks" in navigator)) return send();
      return navigator.locks.request(name, { signal: AbortSignal.timeout(20_000) }, send).catch(send);
    },
  };
}
