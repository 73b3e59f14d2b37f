import { and, eq, gte, isNull, notInArray, sql } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookings, calendarFeeds } from "../../../database/schema/bookings.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { type CalendarDate, calendarDateAt } from "../../../platform/dates.ts";
import { openToken } from "../../../platform/links/signed-link.ts";
import { type CallAhead, callsAheadQuery } from "../../calls/store.ts";
import { liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import { bookingColumns } from "../booking-columns.ts";
import { ownBookingId } from "../client-bookings.ts";

/** As `issuedOf` in client-calendar.ts. */
const issued = sql`${bookings.portalLinkVersion} - (${bookings.status} = 'cancelled')`;

const shownColumns = {
  ...bookingColumns,
  updatedAt: bookings.updatedAt,
  sequence: bookings.sequence,
  language: bookings.language,
};

/** The next booking by default. */
export async function readOwnCalendar(db: Database, sid: string, asked: string | null, now: number) {
  const [[session], [booking]] = await db.batch([
    liveSessionQuery(db, sid, now),
    db
      .select(shownColumns)
      .from(bookings)
      .where(eq(bookings.id, ownBookingId(sid, now, asked))),
  ]);
  return ofClient(session, booking);
}

/** `null` for an invalid, expired or revoked token. */
export async function readClientCalendar(db: Database, secrets: LinkSecrets, token: string, now: number) {
  const opened = await openToken(secrets, "calendar", token, now);
  if (opened.status !== "valid") return null;
  const [booking] = await db
    .select(shownColumns)
    .from(bookings)
    .where(
      and(
        eq(bookings.id, opened.subject),
        eq(issued, opened.version),
        sql`(${bookings.status} <> 'cancelled' or ${bookings.eventDate} >= ${calendarDateAt(now)})`,
      ),
    );
  return booking ?? null;
}

/** Of the client only the name. */
export type FeedBooking = Awaited<ReturnType<typeof feedBookingsQuery>>[number];

const working = (tokenHash: string) => and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt));

const feedBookingsQuery = (db: Database, tokenHash: string, since: CalendarDate, now: number) =>
  db
    .select({
      ...bookingColumns,
      clientName: bookings.clientName,
      updatedAt: bookings.updatedAt,
      sequence: bookings.sequence,
    })
    .from(bookings)
    .where(
      and(
        notInArray(bookings.status, ["cancelled", "released"]),
        // An ended hold does not count, even before that is recorded.
        sql`not (${bookings.status} = 'hold' and coalesce(${bookings.holdEndsAt} <= ${now}, 0))`,
        gte(bookings.eventDate, since),
        sql`exists (select 1 from ${calendarFeeds} where ${working(tokenHash)})`,
      ),
    );

/** `null` for an unknown or revoked token, with the same work for the database. */
export async function readFeed(
  db: Database,
  tokenHash: string,
  since: CalendarDate,
  now: number,
): Promise<{ bookings: FeedBooking[]; calls: CallAhead[] } | null> {
  const { feeds, found, calls } = await batchOf(db, {
    feeds: db.select({ id: calendarFeeds.id }).from(calendarFeeds).where(working(tokenHash)),
    found: feedBookingsQuery(db, tokenHash, since, now),
    calls: callsAheadQuery(db, now),
  });
  return feeds.length > 0 ? { bookings: found, calls } : null;
}

export const workingFeedQuery = (db: Database) =>
  db.select({ createdAt: calendarFeeds.createdAt }).from(calendarFeeds).where(isNull(calendarFeeds.revokedAt)).limit(1);

export const revokeFeedsQuery = (db: Database, now: number) =>
  db.update(calendarFeeds).set({ revokedAt: now }).where(isNull(calendarFeeds.revokedAt));

export const replaceFeed = async (db: Database, tokenHash: string, now: number): Promise<void> => {
  await db.batch([
    revokeFeedsQuery(db, now),
    db.insert(calendarFeeds).values({ id: crypto.randomUUID(), tokenHash, createdAt: now }),
  ]);
};
