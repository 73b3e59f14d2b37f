import { and, desc, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { insertFrom } from "../../../database/insert-from.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { type PortalSession, sessions } from "../../../database/schema/portal.ts";
import { day } from "../../../platform/durations.ts";
import type { Subscription } from "../../push/model.ts";

export const endSessionQuery = (db: Database, sid: string) => db.delete(sessions).where(eq(sessions.sid, sid));

/** Only for the client whose session is `sid`. */
export const endOtherSessionQuery = (db: Database, sid: string, other: string, now: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.sid, other), eq(sessions.clientEmail, clientOf(sid, now))))
    .returning({ sid: sessions.sid });

export const endAllOthersQuery = (db: Database, sid: string, now: number) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.clientEmail, clientOf(sid, now)), ne(sessions.sid, sid)))
    .returning({ sid: sessions.sid });

export const removeEndedSessionsQuery = (db: Database, now: number) =>
  db.delete(sessions).where(sql`json_extract(${sessions.sess}, '$.createdAt') <= ${now - longest}`);

export const removeExpiredSessionsQuery = (db: Database, now: number) =>
  db.delete(sessions).where(lte(sessions.expire, now));

/** Milliseconds, however much it is used, so that a stolen cookie ends. */
const longest = 90 * day;

const longestUserAgent = 300;

export const shortUserAgent = (userAgent: string): string => userAgent.slice(0, longestUserAgent);

export const hasNotEnded = (now: number) =>
  and(gt(sessions.expire, now), sql`json_extract(${sessions.sess}, '$.createdAt') > ${now - longest}`);

const live = (sid: string, now: number) => and(eq(sessions.sid, sid), hasNotEnded(now));

export const notRevoked = and(
  eq(bookings.id, sessions.bookingId),
  eq(bookings.portalLinkVersion, sessions.linkVersion),
  or(
    sql`json_extract(${sessions.sess}, '$.byQuote') is null`,
    sql`not exists (select 1 from bookings as other where other.client_email = bookings.client_email
      and other.id not in (select value from json_each(sessions.sess, '$.byQuote')))`,
  ),
);

const sessionColumns = {
  sid: sessions.sid,
  sess: sessions.sess,
  expire: sessions.expire,
  push: sessions.push,
  clientName: bookings.clientName,
};

export type LiveSession = Awaited<ReturnType<typeof liveSessionQuery>>[number];

/** What a client's query gives: null without a live session, `found` null where it is not theirs. */
export type OfClient<Found> = { session: LiveSession; found: Found | null } | null;

export const ofClient = <Found>(session: LiveSession | undefined, found: Found | null | undefined): OfClient<Found> =>
  session ? { session, found: found ?? null } : null;

export const liveSessionQuery = (db: Database, sid: string, now: number) =>
  db.select(sessionColumns).from(sessions).innerJoin(bookings, notRevoked).where(live(sid, now));

/**
 * The address of the live session `sid` as an SQL value: null without one, so that a query narrowed to it finds
 * nothing.
 */
export const clientOf = (sid: string, now: number) =>
  sql<string>`(select ${sessions.clientEmail} from ${sessions} inner join ${bookings} on ${notRevoked} where ${live(sid, now)})`;

/** Of the live session `sid` of `email`. Without columns, which Drizzle does not qualify among an insert's values. */
const ofEarlier = (what: SQL, sid: string, email: string, now: number): SQL =>
  sql`(select ${what} from sessions as earlier inner join bookings as opened on opened.id = earlier.booking_id
      and opened.portal_link_version = earlier.link_version
    where earlier.sid = ${sid} and earlier.client_email = ${email} and earlier.expire > ${now}
      and json_extract(earlier.sess, '$.createdAt') > ${now - longest})`;

const byQuote = sql`json_extract(earlier.sess, '$.byQuote')`;

/** A mailed link has opened it. */
const isByMail = (sid: string, email: string, now: number): SQL =>
  sql`coalesce(${ofEarlier(sql`${byQuote} is null`, sid, email, now)}, 0)`;

const acceptedBefore = (sid: string, email: string, now: number): SQL =>
  sql`coalesce(${ofEarlier(byQuote, sid, email, now)}, '[]')`;

/** No booking of client `email` but `bookingId` that a session would open, or `sid` is a session that opens them anyway. */
export const opensNothingMore = (email: string, bookingId: string, sid: string, now: number): SQL =>
  sql`(not exists (select 1 from bookings as other where other.client_email = ${email} and other.id <> ${bookingId}
      and other.id not in (select value from json_each(${acceptedBefore(sid, email, now)}))) or ${isByMail(sid, email, now)})`;

const sessionByQuote = (before: string, { email, bookingId, createdAt, ...more }: PortalSession): SQL => {
  const sess = JSON.stringify({ email, bookingId, createdAt, ...more });
  return sql`iif(${isByMail(before, email, createdAt)}, ${sess},
    json_set(${sess}, '$.byQuote', json_insert(${acceptedBefore(before, email, createdAt)}, '$[#]', ${bookingId})))`;
};

/**
 * `quoteAfter` is the browser's session before, where a quote's link opens this one.
 * No row unless client and link version still hold, and the live session `before` is no other client's. `sid` is a
 * hash, `expire` an instant.
 */
export const openSessionQuery = (
  db: Database,
  sid: string,
  sess: PortalSession,
  expire: number,
  before: string,
  { where = sql`true`, quoteAfter }: { where?: SQL; quoteAfter?: string },
) =>
  insertFrom(
    db,
    sessions,
    {
      sid,
      sess: quoteAfter === undefined ? sess : sessionByQuote(quoteAfter, sess),
      expire,
      push: sql`(select earlier.push from ${sessions} as earlier where earlier.sid = ${before} and earlier.client_email = ${sess.email})`,
    },
    sql`from ${bookings}
      where ${bookings.id} = ${sess.bookingId} and ${bookings.clientEmail} = ${sess.email}
        and ${bookings.portalLinkVersion} = ${sess.linkVersion}
        and coalesce(${clientOf(before, sess.createdAt)}, ${sess.email}) = ${sess.email} and ${where}`,
  ).returning({
    sid: sessions.sid,
    language: sql<string>`(select bookings.language from bookings where bookings.id = ${sess.bookingId})`,
  });

/**
 * Also ends unused sessions that the same link opened in a browser of the same name, as mail scanners open links.
 * `unused` is their latest expiry.
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

/** `sid` is never left out. */
export const sessionsOfClientQuery = (db: Database, sid: string, now: number, limit: number) =>
  db
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(bookings, notRevoked)
    .where(and(eq(sessions.clientEmail, clientOf(sid, now)), hasNotEnded(now)))
    .orderBy(desc(eq(sessions.sid, sid)), desc(sessions.expire))
    .limit(limit);

export const extendSessionQuery = (db: Database, sid: string, expire: number, now: number) =>
  db.update(sessions).set({ expire }).where(live(sid, now));

/** Null ends the notices on that device. */
export const setNoticesQuery = (db: Database, sid: string, push: Subscription | null, now: number) =>
  db
    .update(sessions)
    .set({ push })
    .where(and(eq(sessions.sid, sid), eq(sessions.clientEmail, clientOf(sid, now))))
    .returning({ sid: sessions.sid });

export const endNoticesQuery = (db: Database, sids: readonly string[]) =>
  db
    .update(sessions)
    .set({ push: null })
    .where(inArray(sessions.sid, [...sids]));

export const toldClientsQuery = (db: Database, whose: SQL, now: number) =>
  db
    .select({
      sid: sessions.sid,
      push: sessions.push,
      email: sessions.clientEmail,
      language: bookings.language,
    })
    .from(sessions)
    .innerJoin(bookings, notRevoked)
    .where(and(whose, isNotNull(sessions.push), hasNotEnded(now)))
    .orderBy(desc(sessions.expire));
