import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type AppEnv, settingsOf } from "../../../env.ts";
import { clientNetwork } from "../../../platform/http/client-address.ts";
import { problem } from "../../../platform/http/forms/problem.tsx";
import { newSecret } from "../../../platform/links/secret.ts";
import { keyedHash, sha256 } from "../../../platform/links/sha256.ts";

/** Name of the cookie, without its `__Host-` prefix, and the seconds that it lasts: one event with what leads up to it. */
const cookie = "guest";
const maxAge = 30 * 86_400;

/** Sets `guest`: the hash of the random id in this browser's cookie. A browser without one gets one. */
export const guest = createMiddleware<AppEnv>(async (c, next) => {
  const known = getCookie(c, cookie, "host");
  const id = known || newSecret();
  if (!known)
    setCookie(c, cookie, id, { prefix: "host", path: "/", httpOnly: true, secure: true, sameSite: "Lax", maxAge });
  c.set("guest", await sha256(id));
  await next();
});

/** Turns away a network that sends more than a room full of guests does. */
export const withinNetwork = createMiddleware<AppEnv>(async (c, next) => {
  if ((await c.env.GUEST_NETWORK_LIMIT.limit({ key: clientNetwork(c) })).success) return next();
  c.header("Retry-After", "60");
  c.var.noteFault("limit-reached", c.req.routePath);
  return problem(c, 429, "The room is very busy just now. Please try again in a minute.");
});

/** The network of a guest of the event of `code` as it is stored: two events cannot be compared by it. Null without a secret. */
export async function networkAt(c: Context<AppEnv>, code: string): Promise<string | null> {
  const secret = settingsOf(c.env).linkSecrets?.current;
  return secret === undefined ? null : keyedHash(secret, `guests of ${code} within ${clientNetwork(c)}`);
}
