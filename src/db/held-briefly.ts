import type { D1Database } from "@cloudflare/workers-types";
import { type Database, nearbyReads } from "./client.ts";

/** Milliseconds for which an isolate answers from memory. */
const held = 1000;

/**
 * Gives `read`, which must not depend on the visitor, a memory of one second in each isolate. Pages that are rendered in
 * a burst share one read, and a change shows no later than a lagging replica would show it. A failure is not held.
 */
export function heldBriefly<T>(read: (db: Database) => PromiseLike<T>): (d1: D1Database) => Promise<T> {
  const memory = new WeakMap<D1Database, { value: T; until: number }>();
  return async (d1) => {
    const known = memory.get(d1);
    if (known && Date.now() < known.until) return known.value;
    const value = await read(nearbyReads(d1));
    memory.set(d1, { value, until: Date.now() + held });
    return value;
  };
}
