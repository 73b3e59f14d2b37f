import { securityHeaders } from "../../http/security-headers.ts";

/** A finished public answer, as an isolate keeps it. */
export interface Kept {
  body: ArrayBuffer;
  /** Made once, used for every answer, changed by nobody. */
  headers: Headers;
  etag: string;
  /** Instant in milliseconds after which it is no longer true by itself. */
  until: number;
  /** The version of each kind of content that it shows. */
  versions: ReadonlyMap<string, number>;
  /** A newer version of what it shows is known. It still serves while that cannot be had. */
  stale: boolean;
}

/** Whether `If-None-Match` names `etag`. Caches that compress make an ETag weak, so it is weak from the start. */
function isKnown(asked: string, etag: string): boolean {
  return asked === etag || asked === "*" || asked.split(",").some((one) => one.trim() === etag);
}

/** Answers `request` with the bytes, or with the news that the visitor has them. */
export function answerFrom({ body, headers, etag }: Kept, request: Request): Response {
  const asked = request.headers.get("If-None-Match");
  if (asked !== null && isKnown(asked, etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long a shared cache keeps a public answer, in seconds. `fresh`: it answers without asking; a change purges it, so
 * this is only how late a page shows when a purge failed. `stale`: once more while it asks, so that nobody waits for the
 * Worker. `onError`: while the Worker or the database does not answer.
 */
const ages = { fresh: hour, stale: day, onError: 7 * day } as const;

/** Seconds for which the edge says that there is nothing: what is published there meanwhile shows no later. */
const missing = minute;

const whileTrue = `s-maxage=${ages.fresh}, stale-while-revalidate=${ages.stale}, stale-if-error=${ages.onError}`;

/** What shows for a while: no cache may show it once more when the while is over, and within its last hour asks each minute. */
const endingLater = `s-maxage=${ages.fresh}, stale-if-error=${ages.onError}`;
const endingSoon = `s-maxage=${minute}, stale-if-error=${ages.onError}`;

/** Milliseconds before its end in which an answer counts as ending soon: what a cache has kept then is over in time. */
export const soon = ages.fresh * 1000;

/** How long what is said stays true: for good, for longer than a cache keeps it, or not; `passing` is never shown later. */
export type Lasting = "always" | "for-long" | "not-long" | "passing" | "missing";

const ageOf: Readonly<Record<Lasting, string>> = {
  always: whileTrue,
  "for-long": endingLater,
  "not-long": endingSoon,
  passing: `s-maxage=${minute}`,
  missing: `s-maxage=${missing}`,
};

/** What lets every cache keep an answer that is the same for everyone: browsers ask each time, the edge keeps it under `tags`. */
export const cachingHeaders = (lasting: Lasting, tags: readonly string[]): Readonly<Record<string, string>> => ({
  "Cache-Control": `public, max-age=0, ${ageOf[lasting]}`,
  "Cache-Tag": ["page", ...tags].join(","),
  Vary: "Accept-Encoding",
});

interface PublicAnswer {
  /** The media type, and what else a file says of itself. */
  type: string;
  more?: Readonly<Record<string, string>> | undefined;
  lasting: Lasting;
  tags: readonly string[];
  /** `null` when nobody knows yet which version this is. */
  etag: string | null;
}

/** All headers of a public answer. It takes no request: nothing of a visitor's can get into them. */
export function publicHeaders({ type, more, lasting, tags, etag }: PublicAnswer): Headers {
  return new Headers({
    ...securityHeaders,
    ...cachingHeaders(lasting, tags),
    ...more,
    "Content-Type": type,
    ...(etag === null ? {} : { ETag: etag }),
  });
}
