import type { Context, MiddlewareHandler } from "hono";
import { calendarFile, guardedPrefixes } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import { api } from "../../features/site/paths.ts";
import { cachingHeaders } from "../pages/public/public-headers.ts";

/**
 * Addresses below which nothing is kept, not even that there is nothing: they are somebody's own, or hold a secret, or
 * name a built file, which a newer version may have by now.
 */
const unkept = [...guardedPrefixes, api.prefix, portalPaths.dashboard, calendarFile(""), "/assets/"];

function setCaching(c: Context): void {
  if (c.res.headers.has("Cache-Control")) return;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (c.res.status === 404 && isRead && !unkept.some((prefix) => c.req.path.startsWith(prefix)))
    for (const [name, value] of Object.entries(cachingHeaders("missing", []))) c.res.headers.set(name, value);
  else c.res.headers.set("Cache-Control", "private, no-store");
}

/**
 * The default of every answer: never kept by anyone, but for the news that a public address does not exist. What a cache may keep
 * sets no cookie, whatever a route has done: it would be everybody's.
 */
export const privateByDefault: MiddlewareHandler = async (c, next) => {
  await next();
  setCaching(c);
  if (!/\b(?:no-store|private)\b/.test(c.res.headers.get("Cache-Control") ?? "")) c.res.headers.delete("Set-Cookie");
};
