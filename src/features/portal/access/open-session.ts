import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { sessions } from "../../../database/schema/portal.ts";
import { day, hour } from "../../../platform/durations.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { newSecret, sha256 } from "../../../platform/links/signed-link.ts";
import { auditQuery } from "../../admin/audit/audit-log.ts";
import { linkedBookingQuery, type PortalClaim } from "./portal-links.ts";
import { liveSessionQuery, openSessionQuery, replaceSessionsQuery, shortUserAgent } from "./sessions.ts";

export const sessionDays = linkKinds["portal-session"].lasts / day;

/** Milliseconds. */
export const expiryAt = (now: number): number => now + sessionDays * day;

export const lastUsed = (expire: number): number => expire - sessionDays * day;

export const isDueForExtension = (expire: number, now: number): boolean => expiryAt(now) - expire > day;

/** Milliseconds until the first use extends it: sessions of mail scanners end soon. */
const unusedFor = hour;

export interface OpeningBrowser {
  userAgent: string;
  /** Hash of the browser's session id, else empty. */
  before: string;
  /** The user agreed to replace another client's session. */
  replaces?: boolean;
}

const noteOpening = (db: Database, bookingId: string, sid: string, now: number) =>
  auditQuery(
    db,
    { what: "portal-opened", who: "The client", about: `bookings/${bookingId}`, hourly: true },
    now,
    sql`exists (select 1 from ${sessions} where ${eq(sessions.sid, sid)})`,
  );

/** `id` is for the cookie. Nothing was opened unless the first statement gives a row. */
export async function prepareOpening(
  db: Database,
  claim: PortalClaim,
  { userAgent, before, replaces = false }: OpeningBrowser,
  now: number,
  limits: Parameters<typeof openSessionQuery>[5] = {},
) {
  const id = newSecret();
  const sid = await sha256(id);
  const session = { ...claim, createdAt: now, userAgent: shortUserAgent(userAgent) };
  const unused = now + unusedFor;
  const queries = [
    openSessionQuery(db, sid, session, unused, replaces ? "" : before, limits),
    replaceSessionsQuery(db, before, sid, session, unused),
    noteOpening(db, claim.bookingId, sid, now),
  ] as const;
  return { id, queries };
}

/** @returns the id for the cookie, and the client's language; `null` when nothing was opened: see `whyNotOpened` */
export async function openSessionByLink(
  db: Database,
  claim: PortalClaim,
  browser: OpeningBrowser,
  now: number,
): Promise<{ id: string; language: string } | null> {
  const { id, queries } = await prepareOpening(db, claim, browser, now);
  const [[opened]] = await db.batch(queries);
  return opened ? { id, language: opened.language } : null;
}

/** `signedIn` is another client's address. */
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
