import { securityHeaders } from "../../http/security-headers.ts";

export interface CachedAnswer {
  body: ArrayBuffer;
  /** Shared by all answers; never changed. */
  headers: Headers;
  etag: string;
  /** Milliseconds, when the content stops being true. */
  until: number;
  versions: ReadonlyMap<string, number>;
  /** A newer version exists but is unavailable. */
  stale: boolean;
}

/** Weak, as caches that compress would make it so. */
function isKnown(asked: string, etag: string): boolean {
  return asked === etag || asked === "*" || asked.split(",").some((one) => one.trim() === etag);
}

export function answerFrom({ body, headers, etag }: CachedAnswer, request: Request): Response {
  const asked = request.headers.get("If-None-Match");
  if (asked !== null && isKnown(asked, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Seconds in a shared cache. `fresh`: the delay when a purge failed. `stale`: while it asks. `onError`: while the
 * Worker or the database fails.
 */
const ages = { fresh: hour, stale: day, onError: 7 * day } as const;

/** Seconds. */
const missing = minute;

const whileTrue = `s-maxage=${ages.fresh}, stale-while-revalidate=${ages.stale}, stale-if-error=${ages.onError}`;

/** No cache may show content past its end. */
const endingLater = `s-maxage=${ages.fresh}, stale-if-error=${ages.onError}`;
const endingSoon = `s-maxage=${minute}, stale-if-error=${ages.onError}`;

/** Milliseconds before the end: caches drop earlier answers in time. */
export const soon = ages.fresh * 1000;

/** `passing` is never shown later. */
export type Lasting = "always" | "for-long" | "not-long" | "passing" | "missing";

const ageOf: Readonly<Record<Lasting, string>> = {
  always: whileTrue,
  "for-long": endingLater,
  "not-long": endingSoon,
  passing: `s-maxage=${minute}`,
  missing: `s-maxage=${missing}`,
};

/** Browsers ask each time; the edge caches. */
export const cachingHeaders = (lasting: Lasting, tags: readonly string[]): Readonly<Record<string, string>> => ({
  "Cache-Control": `public, max-age=0, ${ageOf[lasting]}`,
  "Cache-Tag": ["page", ...tags].join(","),
  Vary: "Accept-Encoding",
});

interface PublicAnswer {
  type: string;
  more?: Readonly<Record<string, string>> | undefined;
  lasting: Lasting;
  tags: readonly string[];
  /** `null` when the version is unknown. */
  etag: string | null;
}

/** Takes no request, so nothing of a visitor leaks in. */
export function publicHeaders({ type, more, lasting, tags, etag }: PublicAnswer): Headers {
  return new Headers({
    ...securityHeaders,
    ...cachingHeaders(lasting, tags),
    ...more,
    "Content-Type": type,
    ...(etag === null ? {} : { ETag: etag }),
  });
}
