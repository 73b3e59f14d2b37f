import { and, desc, eq, gt, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { type PortalSession, sessions } from "../../../database/schema/portal.ts";

/** A statement that ends a session. */
export const endSessionQuery = (db: Database, sid: string) => db.delete(sessions).where(eq(sessions.sid, sid));

/** A statement that ends the session `other` of the client whose session is `sid`; gives no row when it is not theirs. */
export const endOtherSessionQuery = (db: Database, sid: string, other: string, now: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.sid, other), eq(sessions.clientEmail, clientOf(sid, now))))
    .returning({ sid: sessions.sid });

/** A statement that ends all sessions of the client whose session is `sid`, but that one. */
export const endAllOthersQuery = (db: Database, sid: string, now: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.clientEmail, clientOf(sid, now)), ne(sessions.sid, sid)))
    .returning({ sid: sessions.sid });

/** A statement that removes the sessions that have reached their longest age, however much they are used. */
export const removeEndedSessionsQuery = (db: Database, now: number) =>
  db.delete(sessions).where(sql`json_extract(${sessions.sess}, '$.createdAt') <= ${now - longest}`);

/** Removes the sessions that had expired at `now`. */
export const removeExpiredSessionsQuery = (db: Database, now: number) =>
  db.delete(sessions).where(lte(sessions.expire, now));

/** Milliseconds after which a session ends however much it is used: whoever took a cookie does not keep it for good. */
export const longest = 90 * 24 * 60 * 60_000;

/** Longest browser name kept, in characters. */
const longestUserAgent = 300;

/** The name of a browser, as far as it is kept. */
export const shortUserAgent = (userAgent: string): string => userAgent.slice(0, longestUserAgent);

const hasNotEnded = (now: number) =>
  and(gt(sessions.expire, now), sql`json_extract(${sessions.sess}, '$.createdAt') > ${now - longest}`);

/** A session counts while it has not ended and the booking whose link opened it still has that link version. */
const live = (sid: string, now: number) => and(eq(sessions.sid, sid), hasNotEnded(now));
const notRevoked = and(eq(bookings.id, sessions.bookingId), eq(bookings.portalLinkVersion, sessions.linkVersion));

const seen = { sid: sessions.sid, sess: sessions.sess, expire: sessions.expire };

/** A session as pages know it. */
export type LiveSession = Awaited<ReturnType<typeof liveSessionQuery>>[number];

/** A statement that reads the live session `sid`; no row when there is none. */
export const liveSessionQuery = (db: Database, sid: string, now: number) =>
  db.select(seen).from(sessions).innerJoin(bookings, notRevoked).where(live(sid, now));

/**
 * The address whose live session `sid` is, as an SQL value: null when there is none, so that a query narrowed to it
 * finds nothing. It lets a page check the session and read what it shows in one batch.
 */
export const clientOf = (sid: string, now: number) =>
  sql<string>`(select ${sessions.clientEmail} from ${sessions} inner join ${bookings} on ${notRevoked} where ${live(sid, now)})`;

/**
 * A statement that stores a session for the bearer of a link, if the link's booking is still that client's and its link
 * version still that one, and if the live session `before` of the same browser, if there is one, is not another client's;
 * gives no row otherwise. `sid` is the hash of the cookie's id, `expire` an instant.
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
 * A statement that ends what the session `next` replaces, once there is that one: the session `old` of its browser, and
 * those that the same link opened in a browser of the same name and that nobody has used, `unused` being their last
 * instant: mail scanners open links, and so do programs that keep no cookie.
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

/**
 * A statement that reads up to `limit` live sessions of the client whose session is `sid`: that one, then the last used
 * first. However many there are, its own is never left out.
 */
export const sessionsOfClientQuery = (db: Database, sid: string, now: number, limit: number) =>
  db
    .select(seen)
    .from(sessions)
    .innerJoin(bookings, notRevoked)
    .where(and(eq(sessions.clientEmail, clientOf(sid, now)), hasNotEnded(now)))
    .orderBy(desc(eq(sessions.sid, sid)), desc(sessions.expire))
    .limit(limit);

/** A statement that lets a session last until `expire`, unless it has ended meanwhile. */
export const extendSessionQuery = (db: Database, sid: string, expire: number, now: number) =>
  db.update(sessions).set({ expire }).where(live(sid, now));
