import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { expiryAt, isDueForExtension, sessionDays } from "../../business/portal-access/open-session.ts";
import { extendSessionQuery } from "../../business/portal-access/sessions.ts";
import { primary } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { sha256 } from "../../web/links/sha256.ts";

/** Name of the portal's cookie, without its `__Host-` prefix. */
const cookie = "portal";

const attributes = { prefix: "host", path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/**
 * Sets `sid`: the hash of the session id that this request's cookie holds, by which
 * `business/portal-access/sessions.ts` finds the session; empty without a cookie. Whether the session is still good is
 * for the database to say, in the batch that reads the page's rows.
 */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const id = getCookie(c, cookie, "host");
  c.set("sid", id ? await sha256(id) : "");
  await next();
});

/** Hands the browser its session. */
export const setSessionCookie = (c: Context<AppEnv>, id: string): void =>
  setCookie(c, cookie, id, { ...attributes, maxAge: sessionDays * 86_400 });

/** Takes the session from the browser. */
export const clearSessionCookie = (c: Context<AppEnv>): void => {
  deleteCookie(c, cookie, attributes);
};

/** Gives a session in use its full time again, at most once a day, once the answer is out. Called before the answer. */
export function keepSession(c: Context<AppEnv>, { sid, expire }: { sid: string; expire: number }): void {
  const now = Date.now();
  const id = getCookie(c, cookie, "host");
  if (!id || !isDueForExtension(expire, now)) return;
  setSessionCookie(c, id);
  const extended = extendSessionQuery(primary(c.env.DB), sid, expiryAt(now), now).catch(() =>
    console.error(JSON.stringify({ event: "session-not-extended", id: c.get("requestId") })),
  );
  c.executionCtx.waitUntil(extended);
}
