import type { Context } from "hono";
import { deleteCookie, getCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { AppEnv } from "../../../../env.ts";

/** State and code verifier of an authorization under way. */
export const attemptCookie = "spotify_authorization";

/** Seconds within which the browser has to be back from Spotify. */
export const attemptLasts = 600;

/** `__Host-` where there is TLS; browsers do not all take such a cookie from a plain localhost. */
export const attemptOptions = (c: Context): CookieOptions => ({
  path: "/",
  httpOnly: true,
  sameSite: "Lax",
  ...(new URL(c.req.url).protocol === "https:" ? { prefix: "host", secure: true } : {}),
});

/** The attempt that this browser began, good for one return. */
export function takeAttempt(c: Context<AppEnv>): { state: string; codeVerifier: string } | undefined {
  const options = attemptOptions(c);
  const [state, codeVerifier] = (getCookie(c, attemptCookie, options.prefix) ?? "").split(".");
  deleteCookie(c, attemptCookie, options);
  return state && codeVerifier ? { state, codeVerifier } : undefined;
}
