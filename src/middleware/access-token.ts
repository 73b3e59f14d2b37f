import type { JWTVerifyGetKey } from "jose";
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import * as z from "zod/mini";
import type { AccessSettings, Administrator } from "../env.ts";

const minute = 60_000;

/** How long fetched keys are used. Access replaces them every six weeks, and shows old and new for a week. */
const keysLast = 60 * minute;

/**
 * The signing keys of an Access team, kept for an hour. A key id that is not among them fetches them again, once a
 * minute at most, so that invented ids cannot make this site a source of requests.
 */
export function teamKeys(teamDomain: string): JWTVerifyGetKey {
  let lastFetch = Number.NEGATIVE_INFINITY;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", teamDomain), {
    cacheMaxAge: keysLast,
    cooldownDuration: minute,
    // jose's own pause counts from the last success alone, and not for requests that come at the same time.
    [customFetch]: (url, options) => {
      if (keys.fresh && Date.now() - lastFetch < minute) throw new errors.JWKSNoMatchingKey();
      lastFetch = Date.now();
      return fetch(url, options);
    },
  });
  return keys;
}

const keysByTeam = new Map<string, JWTVerifyGetKey>();

function keysOf(teamDomain: string): JWTVerifyGetKey {
  const keys = keysByTeam.get(teamDomain) ?? teamKeys(teamDomain);
  keysByTeam.set(teamDomain, keys);
  return keys;
}

// A service token's JWT names no person.
const claims = z.object({ email: z.email().check(z.toLowerCase()) });

/** What a token is worth. `expired` is a good one that is too old; `unchecked` means that the keys could not be had. */
export type Verdict = Administrator | "invalid" | "expired" | "unchecked";

/**
 * Checks an Access application token: RS256 by a key of the team, issuer, audience, expiry and start.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export async function verifyAccessToken(token: string, { teamDomain, audience }: AccessSettings): Promise<Verdict> {
  try {
    const { payload } = await jwtVerify(token, keysOf(teamDomain), {
      algorithms: ["RS256"],
      issuer: teamDomain,
      audience,
      requiredClaims: ["exp"],
    });
    const { data } = z.safeParse(claims, payload);
    return data ?? "invalid";
  } catch (error) {
    return verdictOn(error);
  }
}

function verdictOn(error: unknown): Verdict {
  if (error instanceof errors.JWTExpired) return "expired";
  // Fetching the keys fails with jose's plain error or one of the network's; every fault of a token has its own class.
  const aboutToken = error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
  if (aboutToken && !(error instanceof errors.JWKSTimeout) && !(error instanceof errors.JWKSInvalid)) return "invalid";
  console.error(JSON.stringify({ event: "access-keys-unavailable", message: String(error) }));
  return "unchecked";
}
