import type { D1Database } from "@cloudflare/workers-types";
import { timeouts, within } from "../../http/timeouts.ts";
import type { Kept } from "./public-headers.ts";

type Versions = ReadonlyMap<string, number>;

/** Milliseconds after which the versions are read again, and for which an answer is given without waiting for that. */
const recent = 1000;
const trusted = 2000;

/** Milliseconds for which this isolate asks the primary database after a change that it took itself: replicas may lag. */
const replicasLag = 2500;

/** Milliseconds after which a render is given up: the runtime may have ended the request that it was for. */
const longestRender = 20_000;

/** More answers than the site has addresses. It is there for a fault: the oldest then makes room. */
const most = 500;

/** The public answers that one isolate has finished, each under its address, and which versions of the content are known. */
function createKeptPages() {
  const pages = new Map<string, Kept>();
  const renders = new Map<string, Promise<Kept | null>>();
  const known = new Map<string, number>();
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;
  let changes = 0;
  let reading: Promise<void> | null = null;
  /** The versions could not be read lately: nobody waits for them until they can be again. */
  let down = false;

  const isStale = ({ versions }: Kept) => [...versions].some(([kind, version]) => version < (known.get(kind) ?? 0));

  function learn(versions: Versions): void {
    for (const [kind, version] of versions) known.set(kind, Math.max(version, known.get(kind) ?? 0));
    for (const page of pages.values()) page.stale ||= isStale(page);
  }

  return {
    /** What is kept under `address`, however old. */
    get: (address: string): Kept | undefined => pages.get(address),

    /**
     * What is kept under `address` when it is known to be true `now`; the versions are trusted for two seconds. While they
     * cannot be read it is whatever there is.
     */
    fresh(address: string, now: number): Kept | null {
      const page = pages.get(address);
      if (page === undefined) return null;
      if (down) return page;
      if (page.stale || now >= page.until) return null;
      return page.versions.size === 0 || now - readAt < trusted ? page : null;
    },

    /** Whether the versions have not been read for a second. */
    isDue: (now: number): boolean => now - triedAt >= recent,

    /** Whether a page of content must wait for the versions. */
    mustWait: (now: number): boolean => now - readAt >= trusted && !down,

    /** Whether the primary database should be asked, since this isolate has just changed something. */
    hasChanged: (now: number): boolean => now - changedAt < replicasLag,

    /** Reads the versions, once for all who ask meanwhile. It does not fail: without an answer the pages stay as they are. */
    check(read: () => Promise<Versions>): Promise<void> {
      if (reading) return reading;
      const began = Date.now();
      const before = changes;
      triedAt = began;
      const own = within(timeouts.read, read())
        .catch(() => null)
        .then((versions) => {
          if (versions) learn(versions);
          // A change during the read is not in it, and another read is under way.
          if (before !== changes) return;
          if (versions) readAt = began;
          down = versions === null;
          reading = null;
        });
      reading = own;
      return own;
    },

    /** Who renders `address` at the moment. */
    rendering: (address: string): Promise<Kept | null> | undefined => renders.get(address),

    /** Keeps what `render` ends with under `address`; others who ask for it meanwhile wait for the same. */
    async take(address: string, render: Promise<Kept | null>): Promise<void> {
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

    /** Forgets what is kept under `address`: there is nothing there any more. */
    drop: (address: string): boolean => pages.delete(address),

    /** Content was changed here: the next visit asks for its version, and joins no render that began before. */
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

export type CachedPages = ReturnType<typeof createKeptPages>;

const memories = new WeakMap<D1Database, CachedPages>();

/** What this isolate keeps of the pages that show the content of `d1`. */
export function cachedPagesOf(d1: D1Database): CachedPages {
  const known = memories.get(d1);
  if (known) return known;
  const made = createKeptPages();
  memories.set(d1, made);
  return made;
}
