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
