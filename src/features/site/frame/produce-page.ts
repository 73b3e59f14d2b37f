import { yearEndAfter } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { assets } from "../../../platform/pages/assets.ts";
import { earlyHints } from "../../../platform/pages/early-hints.ts";
import type { Chosen } from "../../../platform/pages/public/address.ts";
import { type CachedAnswer, type Lasting, publicHeaders, soon } from "../../../platform/pages/public/public-headers.ts";
import { htmlType, renderPage } from "../../../platform/pages/renderer.tsx";
import { siteFrame } from "./frame.ts";
import type { PublicRoute, Shown } from "./public-route.ts";

const nothing = new Map<string, number>();

function lastingOf(until: number | undefined, now: number): Lasting {
  if (until === undefined) return "always";
  return until - now > soon ? "for-long" : "not-long";
}

/** At the end, or earlier where caches must know that it is near. */
const madeAnew = (until: number | undefined, now: number): number => {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  return until - now > soon ? until - soon : until;
};

/** Every page names the year. Caches ask again within a day and an hour, so they need its end only in the last days. */
function endOf(shown: NonNullable<Shown>, now: number): { until: number | undefined; anew: number } {
  const year = yearEndAfter(now);
  const lastDays = year - 2 * day;
  if (now < lastDays) return { until: shown.until, anew: Math.min(madeAnew(shown.until, now), lastDays) };
  const until = Math.min(shown.until ?? year, year);
  return { until, anew: madeAnew(until, now) };
}

/** Isolates agree on it, as the same code, versions and end give the same bytes. */
function etagOf(versions: ReadonlyMap<string, number>, until: number): string {
  const parts = [...versions.values(), ...(Number.isFinite(until) ? [until] : [])];
  return `W/"${[assets.version, ...parts.map((part) => part.toString(36))].join(".")}"`;
}

interface Reading {
  route: PublicRoute;
  origin: string;
  chosen: Chosen;
  now: number;
  shown: Promise<Shown>;
  versions(): ReadonlyMap<string, number> | null;
}

/** `null` when not cacheable. */
function cachedAs(
  shown: NonNullable<Shown>,
  { route: { shows = [], passing = [], passes }, chosen, now, versions: all }: Reading,
) {
  const allVersions = all() ?? nothing;
  const versions = new Map(
    shows.flatMap((kind) => (allVersions.has(kind) ? [[kind, allVersions.get(kind) ?? 0]] : [])),
  );
  const { until: end, anew: until } = endOf(shown, now);
  const isPassing = passes?.(chosen) === true;
  // Rows without a version may be stale: the edge asks again within a minute.
  const isVersioned = versions.size === shows.length;
  const isCacheable = !isPassing && shown.isCacheable !== false && isVersioned;
  const etag = etagOf(versions, until);
  const headers = publicHeaders({
    type: "text" in shown ? shown.type : htmlType,
    more: "text" in shown ? shown.headers : { Link: earlyHints(shown.metadata) },
    lasting: isPassing ? "passing" : isVersioned ? lastingOf(end, now) : "not-long",
    tags: isPassing ? [...shows, ...passing] : shows,
    etag: isCacheable ? etag : null,
  });
  return { headers, cached: isCacheable ? { headers, etag, until, versions } : null };
}

/** `null` when not cacheable. */
interface Produced {
  response: Response;
  cached: CachedAnswer | null;
}

/**
 * `null` when not found. React finishes a public page before its stream's first byte, so one full read serves visitor
 * and memory.
 */
export async function producePage(reading: Reading): Promise<Produced | null> {
  const shown = await reading.shown;
  if (!shown) return null;
  const { headers, cached } = cachedAs(shown, reading);
  const written =
    "text" in shown ? shown.text : await renderPage(siteFrame, shown.page, shown.metadata, reading.origin);
  const body = await new Response(written).arrayBuffer();
  return { response: new Response(body, { headers }), cached: cached && { ...cached, body, stale: false } };
}
