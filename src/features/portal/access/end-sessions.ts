import { and, eq, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { sessions } from "../../../database/schema/portal.ts";
import { clientOf, longest } from "./sessions.ts";

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
