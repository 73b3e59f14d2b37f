import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { bookings, type PortalSession, sessions } from "./schema.ts";

/** A statement that stores a session. `sid` is the hash of the cookie's id, `expire` an instant. */
export const addSession = (db: Database, sid: string, sess: PortalSession, expire: number) =>
  db.insert(sessions).values({ sid, sess, expire });

/** A session counts while it has not expired and the booking whose link opened it still has that link version. */
const live = (sid: string, now: number) => and(eq(sessions.sid, sid), gt(sessions.expire, now));
const notRevoked = and(eq(bookings.id, sessions.bookingId), eq(bookings.portalLinkVersion, sessions.linkVersion));

/** A statement that reads the live session `sid`; no row when there is none. */
export const liveSession = (db: Database, sid: string, now: number) =>
  db
    .select({ sid: sessions.sid, sess: sessions.sess, expire: sessions.expire })
    .from(sessions)
    .innerJoin(bookings, notRevoked)
    .where(live(sid, now));

/**
 * The address whose live session `sid` is, as an SQL value: null when there is none, so that a query narrowed to it
 * finds nothing. It lets a page check the session and read what it shows in one batch.
 */
export const clientOf = (sid: string, now: number) =>
  sql<string>`(select ${sessions.clientEmail} from ${sessions} inner join ${bookings} on ${notRevoked} where ${live(sid, now)})`;

/** A statement that ends a session. */
export const endSession = (db: Database, sid: string) => db.delete(sessions).where(eq(sessions.sid, sid));
