import * as z from "zod/mini";

export interface QueuedChange {
  key: string;
  undoes?: string | undefined;
}

export function storedChanges<Change extends QueuedChange>(name: string, change: z.ZodMiniType<Change>) {
  const changes = z.array(change);

  /** `null` where the browser refuses. */
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

    /** Saved or replaced by another tab. */
    isGone: (key: string): boolean => readStored()?.every((kept) => kept.key !== key) ?? false,

    /**
     * Forgets other changes that this tab has `held`, but not other tabs'. Gives whether the browser stored `waiting`,
     * and adds it to `held`.
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

    /** A sleeping tab may keep the lock, so the wait ends after 20 seconds: sending twice is harmless. */
    inTurn<T>(send: () => Promise<T>): Promise<T> {
      if (!("locks" in navigator)) return send();
      return navigator.locks.request(name, { signal: AbortSignal.timeout(20_000) }, send).catch(send);
    },
  };
}
