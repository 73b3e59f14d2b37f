import type { D1Database } from "@cloudflare/workers-types";
import { nearbyReads } from "../../../database/client.ts";
import { inTime, timeouts } from "../../../platform/http/timeouts.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import type { CachedAnswer } from "../../../platform/pages/public/public-headers.ts";
import { publicHeaders } from "../../../platform/pages/public/public-headers.ts";
import { readGuestList } from "../read-list.ts";

/** Milliseconds for which an isolate gives the same list, and after which it asks a failed database again. */
const lasts = 5000;
const failed = 1000;

/** More codes than there are events at a time. */
const most = 200;

/** Caches keep a list for five seconds, and a minute longer while the site does not answer. */
const caching = { "Cache-Control": "public, max-age=0, s-maxage=5, stale-if-error=60" };

/** `answer` is null where there is no list. */
interface CachedList {
  answer: CachedAnswer | null;
  until: number;
}

async function cachedAnswerOf(list: object, until: number): Promise<CachedAnswer> {
  const json = JSON.stringify(list);
  const etag = `W/"${await sha256(json)}"`;
  const type = "application/json; charset=UTF-8";
  const headers = publicHeaders({ type, more: caching, lasting: "passing", tags: ["guests"], etag });
  return { body: await new Blob([json]).arrayBuffer(), headers, etag, until, versions: new Map(), stale: false };
}

/** One read of each list at a time, and one in five seconds, however many look. */
function createCachedLists(d1: D1Database) {
  const held = new Map<string, CachedList>();
  const reads = new Map<string, { since: number; found: Promise<CachedList> }>();

  function hold(code: string, found: CachedList): CachedList {
    held.delete(code);
    held.set(code, found);
    const [oldest] = held.keys();
    if (held.size > most && oldest !== undefined) held.delete(oldest);
    return found;
  }

  async function read(code: string, now: number): Promise<CachedList> {
    const list = await readGuestList(nearbyReads(d1), code, now);
    const until = now + lasts;
    return hold(code, { answer: list && (await cachedAnswerOf(list, until)), until });
  }

  /** A read that takes too long does not count: its request may have ended. */
  function running(code: string, now: number): Promise<CachedList> | null {
    const found = reads.get(code);
    return found && now - found.since < timeouts.read ? found.found : null;
  }

  function begin(code: string, now: number): Promise<CachedList> {
    const found = read(code, now).finally(() => {
      if (reads.get(code)?.found === found) reads.delete(code);
    });
    reads.set(code, { since: now, found });
    return found;
  }

  return {
    /**
     * Null where there is none. While one request reads, the others get the last list, and so do all while the
     * database does not answer.
     * @throws when it does not, and nothing was read yet
     */
    async list(code: string, now: number): Promise<CachedAnswer | null> {
      const known = held.get(code);
      const under = running(code, now);
      if (known && (now < known.until || under)) return known.answer;
      const found = inTime(under ?? begin(code, now), timeouts.read);
      if (!known) return (await found).answer;
      return (await found.catch(() => hold(code, { ...known, until: now + failed }))).answer;
    },
  };
}

type CachedLists = ReturnType<typeof createCachedLists>;

const memories = new WeakMap<D1Database, CachedLists>();

export function cachedListsOf(d1: D1Database): CachedLists {
  const known = memories.get(d1);
  if (known) return known;
  const made = createCachedLists(d1);
  memories.set(d1, made);
  return made;
}
