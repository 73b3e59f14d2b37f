import type { Context, MiddlewareHandler } from "hono";
import { calendarFile, guardedPrefixes } from "../../admin/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { api } from "../../site/paths.ts";

/** Seconds for which the edge answers without asking, and for which it may answer once more while it asks. */
const fresh = 3600;
const stale = 86_400;

/** Seconds for which the edge says that there is nothing: what is published there meanwhile shows no later. */
const missing = 60;

function mark(c: Context, age: string, tags: readonly string[]): void {
  c.res.headers.set("Cache-Control", `public, max-age=0, ${age}`);
  c.res.headers.set("Cache-Tag", ["page", ...tags].join(","));
  c.res.headers.set("Vary", "Accept-Encoding");
}

/**
 * Marks a successful page as the same for every visitor: browsers revalidate, the edge keeps it under `tags`, by which
 * a change purges it. Under them it keeps for a minute that there is no such page.
 */
export const edgeCache =
  (...tags: string[]): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.headers.has("Cache-Control")) return;
    if (c.res.status === 200) mark(c, `s-maxage=${fresh}, stale-while-revalidate=${stale}`, tags);
    if (c.res.status === 404) mark(c, `s-maxage=${missing}`, tags);
  };

/**
 * Addresses below which nothing is kept, not even that there is nothing: they are somebody's own, or hold a secret, or
 * name a built file, which a newer version may have by now.
 */
const unkept = [...guardedPrefixes, api.prefix, portalPaths.dashboard, calendarFile(""), "/assets/"];

/** The default of everything else: never kept by anyone, but for the news that a public address does not exist. */
export const privateByDefault: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.headers.has("Cache-Control")) return;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (c.res.status === 404 && isRead && !unkept.some((prefix) => c.req.path.startsWith(prefix)))
    mark(c, `s-maxage=${missing}`, []);
  else c.res.headers.set("Cache-Control", "private, no-store");
};
