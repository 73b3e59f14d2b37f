import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { AppEnv } from "../../env.ts";
import { adminPaths, calendarFile, guardedPrefixes } from "../../features/admin/paths.ts";
import { portalPaths } from "../../features/portal/paths.ts";
import { api } from "../../features/site/paths.ts";
import { cachingHeaders } from "../pages/public/public-headers.ts";
import {
  policyChallengedBy,
  policyLeadingTo,
  policyOfPicture,
  policyOfWorker,
  policyWithWorker,
  securityHeaders,
} from "./security-headers.ts";
import { inTime, timeouts } from "./timeouts.ts";

/** A local run has no certificate. */
const local = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function toHttps({ url }: Request): Response | null {
  if (!url.startsWith("http:")) return null;
  const secure = new URL(url);
  if (local.has(secure.hostname)) return null;
  secure.protocol = "https:";
  // 308 keeps method and body of a form posted over http.
  return new Response(null, { status: 308, headers: { Location: secure.href } });
}

/** Pages behind a login have no fallback, so they may take as long as a write. */
export const answerInTime = createMiddleware<AppEnv>((_, next) => inTime(next(), timeouts.answer));

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses cross-site changes. Programs without either header (curl, one-click unsubscribe) carry no cookies and pass.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (!safe.has(c.req.method)) {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const foreign = origin !== undefined && origin !== new URL(c.req.url).origin;
    if (foreign || (site !== undefined && site !== "same-origin" && site !== "none"))
      throw new HTTPException(403, { message: "This form was sent from another site." });
  }
  await next();
};

/** Not even a 404 is cached: these are private, or a newer version may have the file. */
const uncacheable = [...guardedPrefixes, api.prefix, portalPaths.dashboard, calendarFile(""), "/assets/"];

function setCaching(c: Context): void {
  if (c.res.headers.has("Cache-Control")) return;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (c.res.status === 404 && isRead && !uncacheable.some((prefix) => c.req.path.startsWith(prefix)))
    for (const [name, value] of Object.entries(cachingHeaders("missing", []))) c.res.headers.set(name, value);
  else c.res.headers.set("Cache-Control", "private, no-store");
}

/** A cacheable response never sets a cookie: everybody would get it. */
export const privateByDefault: MiddlewareHandler = async (c, next) => {
  await next();
  setCaching(c);
  if (!/\b(?:no-store|private)\b/.test(c.res.headers.get("Cache-Control") ?? "")) c.res.headers.delete("Set-Cookie");
};

const entries = Object.entries(securityHeaders);

const workers: readonly string[] = [adminPaths.worker, portalPaths.worker];
/** Beside the administration's. */
const withWorker: readonly string[] = [portalPaths.plan, portalPaths.keyPlan];

/**
 * Keeps a portal's token and path out of other requests. (`no-referrer` would hide the origin of a page's forms, which
 * are then refused.)
 */
export const secured: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { challengedBy, formsLeadTo } = c.var;
  for (const [name, value] of entries) c.res.headers.set(name, value);
  const isPicture = c.res.headers.get("Content-Type")?.startsWith("image/svg+xml");
  if (isPicture) c.res.headers.set("Content-Security-Policy", policyOfPicture);
  else if (challengedBy) c.res.headers.set("Content-Security-Policy", policyChallengedBy(challengedBy));
  else if (workers.includes(c.req.path)) c.res.headers.set("Content-Security-Policy", policyOfWorker);
  else if (c.req.path.startsWith(adminPaths.today) || withWorker.includes(c.req.path))
    c.res.headers.set("Content-Security-Policy", policyWithWorker(formsLeadTo));
  else if (formsLeadTo) c.res.headers.set("Content-Security-Policy", policyLeadingTo(formsLeadTo));
  // A 404 may be cached for everybody.
  if (c.res.status === 404) c.res.headers.delete("Set-Cookie");
  if (!c.req.path.startsWith(portalPaths.dashboard)) return;
  c.res.headers.set("Referrer-Policy", c.res.status === 303 ? "no-referrer" : "strict-origin");
};
