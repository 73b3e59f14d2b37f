import type { Database } from "../../db/client.ts";
import { day } from "../../durations.ts";
import { newSecret } from "../../web/links/secret.ts";
import { sha256 } from "../../web/links/sha256.ts";
import type { PortalClaim } from "./portal-token.ts";
import { openSession, replaceSession } from "./sessions.ts";

/** Days for which a session lasts since it was last used. */
export const sessionDays = 30;

/** The instant until which a session lasts that is used at `now` (both milliseconds). */
export const expiryAt = (now: number): number => now + sessionDays * day;

/** The day, to the nearest 24 hours, on which a session with this expiry was last used. */
export const lastUsed = (expire: number): number => expire - sessionDays * day;

/** A session is given its full time again at most once a day. */
export const isDueForExtension = (expire: number, now: number): boolean => expiryAt(now) - expire > day;

/** Longest browser name kept, in characters. */
const longestUserAgent = 300;

/**
 * Opens a session for the bearer of a link, in one round trip, in place of the one that the browser had before.
 *
 * @param before hash of the session id that the browser already has, empty without one
 * @returns the id for its cookie; `null` when the link was revoked or its booking is gone or someone else's
 */
export async function openSessionByLink(
  db: Database,
  claim: PortalClaim,
  { userAgent, before }: { userAgent: string; before: string },
  now: number,
): Promise<string | null> {
  const id = newSecret();
  const sid = await sha256(id);
  const session = { ...claim, createdAt: now, userAgent: userAgent.slice(0, longestUserAgent) };
  const [opened] = await db.batch([openSession(db, sid, session, expiryAt(now)), replaceSession(db, before, sid)]);
  return opened.length > 0 ? id : null;
}
