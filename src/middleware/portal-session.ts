import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../env.ts";
import { hashedSessionId } from "../portal/session-id.ts";

/** Name of the portal's cookie, without its `__Host-` prefix. */
const cookie = "portal";

/** Days for which a session lasts since it was last used. */
export const sessionDays = 30;

/**
 * The hash of the session id that this request's cookie holds, by which `db/sessions.ts` finds the session; `null`
 * without a cookie. Whether the session is still good is for the database to say, in the batch that reads the page's rows.
 */
export async function sessionOf(c: Context<AppEnv>): Promise<string | null> {
  const id = getCookie(c, cookie, "host");
  return id ? hashedSessionId(id) : null;
}

/** Hands the browser its session. */
export const setSessionCookie = (c: Context<AppEnv>, id: string): void =>
  setCookie(c, cookie, id, {
    prefix: "host",
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    maxAge: sessionDays * 86_400,
  });
