import type { MiddlewareHandler } from "hono";

/** Seconds for which the edge answers without asking, and for which it may answer once more while it asks. */
const fresh = 3600;
const stale = 86_400;

/**
 * Marks a successful page as the same for every visitor: browsers revalidate, the edge keeps it under `tags`, by which
 * a change purges it.
 */
export const edgeCache =
  (...tags: string[]): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status !== 200 || c.res.headers.has("Cache-Control")) return;
    c.res.headers.set("Cache-Control", `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`);
    c.res.headers.set("Cache-Tag", ["page", ...tags].join(","));
    c.res.headers.set("Vary", "Accept-Encoding");
  };

/** The default of everything else: never kept by anyone. */
export const privateByDefault: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "private, no-store");
};
