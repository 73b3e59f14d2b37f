import type { D1Database } from "@cloudflare/workers-types";
import { type Database, nearbyReads } from "./client.ts";

/** Milliseconds for which an isolate answers from memory. */
const held = 1000;

/** What each of the reads below remembers. */
const memories: WeakMap<D1Database, unknown>[] = [];

/** Makes this isolate read anew: whoever has just changed something sees it. Other isolates follow within the second. */
export function forgetHeld(d1: D1Database): void {
  for (const memory of memories) memory.delete(d1);
}

/**
 * Gives `read`, which must not depend on the visitor, a memory of one second in each isolate. Pages that are rendered in
 * a burst share one read, and a change shows no later than a lagging replica would show it. A failure is not held.
 */
export function heldBriefly<T>(read: (db: Database) => PromiseLike<T>): (d1: D1Database) => Promise<T> {
  const memory = new WeakMap<D1Database, { value: T; until: number }>();
  memories.push(memory);
  return async (d1) => {
    const known = memory.get(d1);
    if (known && Date.now() < known.until) return known.value;
    const value = await read(nearbyReads(d1));
    memory.set(d1, { value, until: Date.now() + held });
    return value;
  };
}
