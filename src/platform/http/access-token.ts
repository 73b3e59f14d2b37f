import { createLocalJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod/mini";
import type { AccessSettings, Administrator } from "../../env.ts";
import { minute } from "../durations.ts";

/** Access replaces keys every six weeks and shows both for a week. */
const keysLast = 60 * minute;

/** Seconds. */
const clockTolerance = 5;

const timeout = 5000;

/** Outlives its request: others may be waiting. */
type KeepAlive = (work: Promise<unknown>) => void;

type TeamKeys = (keepAlive: KeepAlive) => JWTVerifyGetKey;

async function fetchKeys(url: URL): Promise<JWTVerifyGetKey> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
  if (answer.status !== 200) throw new Error(`the team's keys answer ${answer.status}`);
  return createLocalJWKSet(await answer.json());
}

/**
 * An unknown key id fetches the keys at most once a minute, so that invented ids cause no flood of requests. While
 * that fails, the last good keys stay.
 */
export function teamKeys(teamDomain: string): TeamKeys {
  const url = new URL("/cdn-cgi/access/certs", teamDomain);
  let held: { keys: JWTVerifyGetKey; since: number } | null = null;
  let lastFetch = Number.NEGATIVE_INFINITY;
  let lastFault: Promise<{ error: unknown } | null> = Promise.resolve(null);

  async function fetchOrFail() {
    try {
      held = { keys: await fetchKeys(url), since: Date.now() };
      return null;
    } catch (error) {
      return { error };
    }
  }

  function refresh(keepAlive: KeepAlive) {
    if (Date.now() - lastFetch < minute) return lastFault;
    lastFetch = Date.now();
    lastFault = fetchOrFail();
    keepAlive(lastFault);
    return lastFault;
  }

  const cachedKeys = () => held;

  return (keepAlive) => async (header, token) => {
    const before = cachedKeys();
    if (!before || Date.now() - before.since >= keysLast) await refresh(keepAlive);
    try {
      const now = cachedKeys();
      if (now) return await now.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    // Nobody can tell whether this id has a key by now.
    const fault = await refresh(keepAlive);
    if (fault) throw fault.error;
    const now = cachedKeys();
    if (!now) throw new errors.JWKSNoMatchingKey();
    return now.keys(header, token);
  };
}

const keysByTeam = new Map<string, TeamKeys>();

function keysOf(teamDomain: string): TeamKeys {
  const keys = keysByTeam.get(teamDomain) ?? teamKeys(teamDomain);
  keysByTeam.set(teamDomain, keys);
  return keys;
}

// A service token's JWT names no person.
const claims = z.object({ email: z.email().check(z.toLowerCase()), iat: z._default(z.int(), 0) });

/** `unchecked`: the keys were unavailable. */
export type Verdict = Administrator | "invalid" | "expired" | "unchecked";

/**
 * Checks signature (RS256), issuer, audience, expiry and start.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export async function verifyAccessToken(
  token: string,
  { teamDomain, audience }: AccessSettings,
  keepAlive: KeepAlive,
): Promise<Verdict> {
  try {
    const { payload } = await jwtVerify(token, keysOf(teamDomain)(keepAlive), {
      algorithms: ["RS256"],
      issuer: teamDomain,
      audience,
      requiredClaims: ["exp"],
      clockTolerance,
    });
    const { data } = z.safeParse(claims, payload);
    return data ? { email: data.email, since: data.iat * 1000 } : "invalid";
  } catch (error) {
    return verdictOn(error);
  }
}

function verdictOn(error: unknown): Verdict {
  if (error instanceof errors.JWTExpired) return "expired";
  // Token faults have their own classes; others come from the network or the keys.
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) return "invalid";
  console.error(JSON.stringify({ event: "access-keys-unavailable", message: String(error) }));
  return "unchecked";
}
