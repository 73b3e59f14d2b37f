import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { sessions } from "../../../database/schema/portal.ts";
import { day, hour } from "../../../platform/durations.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { newSecret, sha256 } from "../../../platform/links/signed-link.ts";
import { auditQuery } from "../../admin/audit/audit-log.ts";
import type { PortalClaim } from "./portal-links.ts";
import { linkedBookingQuery } from "./portal-links.ts";
import { liveSessionQuery, openSessionQuery, replaceSessionsQuery, shortUserAgent } from "./sessions.ts";

/** Since it was last used. */
export const sessionDays = linkKinds["portal-session"].lasts / day;

/** Milliseconds. */
export const expiryAt = (now: number): number => now + sessionDays * day;

/** To the nearest 24 hours. */
export const lastUsed = (expire: number): number => expire - sessionDays * day;

/** At most once a day. */
export const isDueForExtension = (expire: number, now: number): boolean => expiryAt(now) - expire > day;

/** Milliseconds until its first use, which extends it: what only a mail scanner opened is soon gone. */
const unusedFor = hour;

export interface OpeningBrowser {
  userAgent: string;
  /** Hash of the browser's present session id, else empty. */
  before: string;
  /** It may replace another client's session: its user was asked. */
  replaces?: boolean;
}

/** If the session `sid` was opened. */
const noteOpening = (db: Database, bookingId: string, sid: string, now: number) =>
  auditQuery(
    db,
    { what: "portal-opened", who: "The client", about: `bookings/${bookingId}`, hourly: true },
    now,
    sql`exists (select 1 from ${sessions} where ${eq(sessions.sid, sid)})`,
  );

/**
 * Also gives the `id` for the cookie. Replaces the browser's session. The first statement gives no row when it is not
 * opened ({@link openSessionQuery}).
 */
export async function prepareOpening(
  db: Database,
  claim: PortalClaim,
  { userAgent, before, replaces = false }: OpeningBrowser,
  now: number,
) {
  const id = newSecret();
  const sid = await sha256(id);
  const session = { ...claim, createdAt: now, userAgent: shortUserAgent(userAgent) };
  const unused = now + unusedFor;
  const queries = [
    openSessionQuery(db, sid, session, unused, replaces ? "" : before),
    replaceSessionsQuery(db, before, sid, session, unused),
    noteOpening(db, claim.bookingId, sid, now),
  ] as const;
  return { id, queries };
}

/**
 * In one round trip.
 * @returns the id for the cookie; `null` when the link was revoked, its booking is gone or somebody else's, or the
 * browser is signed in as another client: see `whyNotOpened`
 */
export async function openSessionByLink(
  db: Database,
  claim: PortalClaim,
  browser: OpeningBrowser,
  now: number,
): Promise<string | null> {
  const { id, queries } = await prepareOpening(db, claim, browser, now);
  const [opened] = await db.batch(queries);
  return opened.length > 0 ? id : null;
}

/** Why a valid link opened nothing. `signedIn`: address of another client who is signed in here. */
export async function whyNotOpened(
  db: Database,
  claim: PortalClaim,
  before: string,
  now: number,
): Promise<"broken-link" | "cancelled" | { signedIn: string }> {
  const [[booking], [session]] = await db.batch([linkedBookingQuery(db, claim), liveSessionQuery(db, before, now)]);
  if (booking?.status === "cancelled") return "cancelled";
  const isGood = booking?.linkVersion === claim.linkVersion;
  return isGood && session ? { signedIn: session.sess.email } : "broken-link";
}
