import type { D1Database } from "@cloudflare/workers-types";
import { type Database, nearbyReads } from "../../../database/client.ts";
import { inTime, timeouts } from "../../http/timeouts.ts";

/** Milliseconds, also until a failed database is asked again. */
export const readLasts = 5000;
const failed = 1000;

/** More than concurrent events. */
const most = 200;

interface CachedRead<Value> {
  value: Value;
  until: number;
}

/** Reads each key once in five seconds. */
function createCachedReads<Value>(d1: D1Database, readValue: ReadValue<Value>) {
  const held = new Map<string, CachedRead<Value>>();
  const reads = new Map<string, { since: number; found: Promise<CachedRead<Value>> }>();

  function hold(key: string, found: CachedRead<Value>): CachedRead<Value> {
    held.delete(key);
    held.set(key, found);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return found;
  }

  async function read(key: string, now: number): Promise<CachedRead<Value>> {
    const until = now + readLasts;
    return hold(key, { value: await readValue(nearbyReads(d1), key, now), until });
  }

  /** After too long its request may have ended. */
  function running(key: string, now: number): Promise<CachedRead<Value>> | null {
    const found = reads.get(key);
    return found && now - found.since < timeouts.read ? found.found : null;
  }

  function begin(key: string, now: number): Promise<CachedRead<Value>> {
    const found = read(key, now).finally(() => {
      if (reads.get(key)?.found === found) reads.delete(key);
    });
    reads.set(key, { since: now, found });
    return found;
  }

  /**
   * Others get the last value meanwhile, as all do while the database fails.
   * @throws when nothing was read yet
   */
  return async (key: string, now: number): Promise<CachedRead<Value>> => {
    const cached = held.get(key);
    const under = running(key, now);
    if (cached && (now < cached.until || under)) return cached;
    const found = inTime(under ?? begin(key, now), timeouts.read);
    if (!cached) return found;
    return found.catch(() => hold(key, { ...cached, until: now + failed }));
  };
}

type ReadValue<Value> = (db: Database, key: string, now: number) => Promise<Value>;

export function cachedReads<Value>(readValue: ReadValue<Value>) {
  const memories = new WeakMap<D1Database, ReturnType<typeof createCachedReads<Value>>>();
  return (d1: D1Database, key: string, now: number): Promise<CachedRead<Value>> => {
    const read = memories.get(d1) ?? createCachedReads(d1, readValue);
    memories.set(d1, read);
    return read(key, now);
  };
}
