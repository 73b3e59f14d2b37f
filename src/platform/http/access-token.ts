import type { JWTVerifyGetKey } from "jose";
import { createLocalJWKSet, errors, jwtVerify } from "jose";
import * as z from "zod/mini";
import type { AccessSettings, Administrator } from "../../env.ts";
import { minute } from "../durations.ts";

/** How long fetched keys are used. Access replaces them every six weeks, and shows old and new for a week. */
const keysLast = 60 * minute;

/** Seconds by which Access's clock and this one may differ: who has just logged in is not sent to the login again. */
const clockTolerance = 5;

/** The team is given up on after so long. */
const patience = 5000;

/** Lets work go on when the request that began it is gone: others may be waiting for it. */
type KeepAlive = (work: Promise<unknown>) => void;

/** The keys of a team, as a request finds one. */
type TeamKeys = (keepAlive: KeepAlive) => JWTVerifyGetKey;

async function fetchKeys(url: URL): Promise<JWTVerifyGetKey> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience) });
  if (answer.status !== 200) throw new Error(`the team's keys answer ${answer.status}`);
  return createLocalJWKSet(await answer.json());
}

/**
 * The signing keys of an Access team, kept for an hour. Older ones, and a key id that is not among them, fetch them again:
 * once a minute at most, whatever the team answers, so that invented ids cannot make this site a source of requests. While
 * fetching fails, the last good keys go on. Whoever comes during a fetch waits for it.
 */
export function teamKeys(teamDomain: string): TeamKeys {
  const url = new URL("/cdn-cgi/access/certs", teamDomain);
  let held: { keys: JWTVerifyGetKey; since: number } | null = null;
  let lastFetch = Number.NEGATIVE_INFINITY;
  /** Becomes what the last fetch failed with; `null` when it did not. */
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

  const heldKeys = () => held;

  return (keepAlive) => async (header, token) => {
    const before = heldKeys();
    if (!before || Date.now() - before.since >= keysLast) await refresh(keepAlive);
    try {
      const now = heldKeys();
      if (now) return await now.keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
    }
    // No keys, or none of this id: of a team that cannot be asked nobody can tell whether there is one by now.
    const fault = await refresh(keepAlive);
    if (fault) throw fault.error;
    const now = heldKeys();
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

/** What a token is worth. `expired` is a good one that is too old; `unchecked` means that the keys could not be had. */
export type Verdict = Administrator | "invalid" | "expired" | "unchecked";

/**
 * Checks an Access application token: RS256 by a key of the team, issuer, audience, expiry and start.
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
  // Fetching the keys fails with an error of the network's or of their shape; every fault of a token has its own class.
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSInvalid)) return "invalid";
  console.error(JSON.stringify({ event: "access-keys-unavailable", message: String(error) }));
  return "unchecked";
}
