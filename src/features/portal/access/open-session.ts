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

/** Days for which a session lasts since it was last used. */
export const sessionDays = linkKinds["portal-session"].lasts / day;

/** The instant until which a session lasts that is used at `now` (both milliseconds). */
export const expiryAt = (now: number): number => now + sessionDays * day;

/** The day, to the nearest 24 hours, on which a session with this expiry was last used. */
export const lastUsed = (expire: number): number => expire - sessionDays * day;

/** A session is given its full time again at most once a day. */
export const isDueForExtension = (expire: number, now: number): boolean => expiryAt(now) - expire > day;

/** Until it is used, a session lasts for so long: what only a mail scanner opened is soon gone. The first page extends it. */
const unusedFor = hour;

/** The browser in which the portal is opened. */
export interface OpeningBrowser {
  userAgent: string;
  /** Hash of the session id that it has already, empty without one. */
  before: string;
  /** Whether a session of another client may be replaced: its user was asked. */
  replaces?: boolean;
}

/** A statement that writes into the audit log that a booking's portal was opened, if the session `sid` was. */
const noteOpening = (db: Database, bookingId: string, sid: string, now: number) =>
  auditQuery(
    db,
    { what: "portal-opened", who: "The client", about: `bookings/${bookingId}`, hourly: true },
    now,
    sql`exists (select 1 from ${sessions} where ${eq(sessions.sid, sid)})`,
  );

/**
 * Makes the statements that open a session for a client in a browser, in place of the one that it had before, and the `id` for its
 * cookie. The first gives no row when it is not opened ({@link openSessionQuery}).
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
 * Opens a session for the bearer of a link, in one round trip.
 *
 * @returns the id for its cookie; `null` when the link was revoked or its booking is gone or someone else's, or when the
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

/**
 * Why a link that is rightly signed opened nothing. `signedIn`: the browser is signed in as another
 * client, and this is whose address.
 */
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
