import type { D1Database } from "@cloudflare/workers-types";
import { timeouts, within } from "../../http/timeouts.ts";
import type { CachedAnswer } from "./public-headers.ts";

type Versions = ReadonlyMap<string, number>;

/** Milliseconds until versions are read again, and until pages wait for that. */
const recent = 1000;
const trusted = 2000;

/** Milliseconds in which reads go to the primary database: replicas may lag. */
const replicasLag = 2500;

/** Milliseconds: the rendering request may have ended. */
const longestRender = 20_000;

/** More than the site's addresses; the oldest is dropped. */
const most = 500;

function createCachedPages() {
  const pages = new Map<string, CachedAnswer>();
  const renders = new Map<string, Promise<CachedAnswer | null>>();
  const known = new Map<string, number>();
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  let reading: Promise<void> | null = null;
  /** Nobody waits for unreadable versions. */
  let down = false;

  const isStale = ({ versions }: CachedAnswer) =>
    [...versions].some(([kind, version]) => version < (known.get(kind) ?? 0));

  function learn(versions: Versions): void {
    for (const [kind, version] of versions) known.set(kind, Math.max(version, known.get(kind) ?? 0));
    for (const page of pages.values()) page.stale ||= isStale(page);
  }

  return {
    /** However old. */
    get: (address: string): CachedAnswer | undefined => pages.get(address),

    /** While versions are unreadable, any page counts as fresh. */
    fresh(address: string, now: number): CachedAnswer | null {
      const page = pages.get(address);
      if (page === undefined) return null;
      if (down) return page;
      if (page.stale || now >= page.until) return null;
      return page.versions.size === 0 || now - readAt < trusted ? page : null;
    },

    isDue: (now: number): boolean => now - triedAt >= recent,

    mustWait: (now: number): boolean => now - readAt >= trusted && !down,

    hasChanged: (now: number): boolean => now - changedAt < replicasLag,

    /** One read for all who ask meanwhile. Never fails. */
    check(read: () => Promise<Versions>): Promise<void> {
      if (reading) return reading;
      const began = Date.now();
      const before = changes;
      triedAt = began;
      const own = within(timeouts.read, read())
        .catch(() => null)
        .then((versions) => {
          if (versions) learn(versions);
          // A change during the read is not in it.
          if (before !== changes) return;
          if (versions) readAt = began;
          down = versions === null;
          reading = null;
        });
      reading = own;
      return own;
    },

    rendering: (address: string): Promise<CachedAnswer | null> | undefined => renders.get(address),

    /** Others wait for the same render. */
    async take(address: string, render: Promise<CachedAnswer | null>): Promise<void> {
      renders.set(address, render);
      const page = await within(longestRender, render).catch(() => null);
      const isNewest = renders.get(address) === render;
      if (isNewest) renders.delete(address);
      if (!page || !isNewest) return;
      learn(page.versions);
      pages.delete(address);
      pages.set(address, { ...page, stale: isStale(page) });
      const [oldest] = pages.keys();
      if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    },

    drop: (address: string): boolean => pages.delete(address),

    /** The next visit reads the versions, and joins no earlier render. */
    changed(): void {
      changedAt = Date.now();
      changes += 1;
      readAt = triedAt = Number.NEGATIVE_INFINITY;
      reading = null;
      down = false;
      renders.clear();
    },

    get size(): number {
      return pages.size;
    },
  };
}

export type CachedPages = ReturnType<typeof createCachedPages>;

const memories = new WeakMap<D1Database, CachedPages>();

export function cachedPagesOf(d1: D1Database): CachedPages {
  const memory = memories.get(d1);
  if (memory) return memory;
  const made = createCachedPages();
  memories.set(d1, made);
  return made;
}
