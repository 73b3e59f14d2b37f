import { and, desc, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { type PortalSession, sessions } from "../../../database/schema/portal.ts";

export const endSessionQuery = (db: Database, sid: string) => db.delete(sessions).where(eq(sessions.sid, sid));

/** Of the client whose session is `sid`; no row when it is not theirs. */
export const endOtherSessionQuery = (db: Database, sid: string, other: string, now: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.sid, other), eq(sessions.clientEmail, clientOf(sid, now))))
    .returning({ sid: sessions.sid });

/** All of the client's but `sid`. */
export const endAllOthersQuery = (db: Database, sid: string, now: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.clientEmail, clientOf(sid, now)), ne(sessions.sid, sid)))
    .returning({ sid: sessions.sid });

/** At their longest age, however much they are used. */
export const removeEndedSessionsQuery = (db: Database, now: number) =>
  db.delete(sessions).where(sql`json_extract(${sessions.sess}, '$.createdAt') <= ${now - longest}`);

export const removeExpiredSessionsQuery = (db: Database, now: number) =>
  db.delete(sessions).where(lte(sessions.expire, now));

/** Milliseconds however much it is used: whoever took a cookie does not have it for good. */
const longest = 90 * 24 * 60 * 60_000;

/** Characters. */
const longestUserAgent = 300;

export const shortUserAgent = (userAgent: string): string => userAgent.slice(0, longestUserAgent);

const hasNotEnded = (now: number) =>
  and(gt(sessions.expire, now), sql`json_extract(${sessions.sess}, '$.createdAt') > ${now - longest}`);

/** It has not ended, and the booking whose link opened it still has that link version. */
const live = (sid: string, now: number) => and(eq(sessions.sid, sid), hasNotEnded(now));
const notRevoked = and(eq(bookings.id, sessions.bookingId), eq(bookings.portalLinkVersion, sessions.linkVersion));

const seen = { sid: sessions.sid, sess: sessions.sess, expire: sessions.expire };

export type LiveSession = Awaited<ReturnType<typeof liveSessionQuery>>[number];

export const liveSessionQuery = (db: Database, sid: string, now: number) =>
  db.select(seen).from(sessions).innerJoin(bookings, notRevoked).where(live(sid, now));

/**
 * The address of the live session `sid`, as an SQL value: null when there is none, so that a query narrowed to it
 * finds nothing. A page can check the session and read in one batch.
 */
export const clientOf = (sid: string, now: number) =>
  sql<string>`(select ${sessions.clientEmail} from ${sessions} inner join ${bookings} on ${notRevoked} where ${live(sid, now)})`;

/**
 * If the link's booking is still that client's with that link version, and the browser's live session `before` is not
 * another client's; no row otherwise. `sid` is the hash of the cookie's id, `expire` an instant.
 */
export const openSessionQuery = (db: Database, sid: string, sess: PortalSession, expire: number, before: string) =>
  db
    .insert(sessions)
    .select(
      sql`select ${sid} as sid, ${JSON.stringify(sess)} as sess, ${expire} as expire from ${bookings}
      where ${bookings.id} = ${sess.bookingId} and ${bookings.clientEmail} = ${sess.email}
        and ${bookings.portalLinkVersion} = ${sess.linkVersion}
        and coalesce(${clientOf(before, sess.createdAt)}, ${sess.email}) = ${sess.email}`,
    )
    .returning({ sid: sessions.sid });

/**
 * Once the session `next` is stored: ends the browser's session `old`, and those that the same link opened in a
 * browser of the same name and nobody has used (`unused` is their last instant): mail scanners open links, and so do
 * programs without cookies.
 */
export const replaceSessionsQuery = (db: Database, old: string, next: string, sess: PortalSession, unused: number) =>
  db
    .delete(sessions)
    .where(
      and(
        or(
          eq(sessions.sid, old),
          and(
            eq(sessions.clientEmail, sess.email),
            eq(sessions.bookingId, sess.bookingId),
            lte(sessions.expire, unused),
            sql`json_extract(${sessions.sess}, '$.userAgent') = ${sess.userAgent}`,
          ),
        ),
        ne(sessions.sid, next),
        sql`exists (select 1 from ${sessions} where ${eq(sessions.sid, next)})`,
      ),
    );

/** Up to `limit`: `sid`, which is never left out, then the last used first. */
export const sessionsOfClientQuery = (db: Database, sid: string, now: number, limit: number) =>
  db
    .select(seen)
    .from(sessions)
    .innerJoin(bookings, notRevoked)
    .where(and(eq(sessions.clientEmail, clientOf(sid, now)), hasNotEnded(now)))
    .orderBy(desc(eq(sessions.sid, sid)), desc(sessions.expire))
    .limit(limit);

/** Unless it has ended meanwhile. */
export const extendSessionQuery = (db: Database, sid: string, expire: number, now: number) =>
  db.update(sessions).set({ expire }).where(live(sid, now));
