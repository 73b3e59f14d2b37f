import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { CalendarDate } from "../dates.ts";
import { newestBroadcast } from "./broadcasts.ts";
import type { Database } from "./client.ts";
import { storedNowPlaying } from "./now-playing.ts";
import { bookings, clientRequests, contacts, outbox, spotifyConnection } from "./schema.ts";

/** Rows of each summary. */
const shown = 4;

const connection = (db: Database) => {
  const { connectedAt, revokedAt, lastSyncedAt, lastError, nextTryAt } = spotifyConnection;
  return db.select({ connectedAt, revokedAt, lastSyncedAt, lastError, nextTryAt }).from(spotifyConnection);
};

const failedMails = (db: Database) =>
  db
    .select({ count: count() })
    .from(outbox)
    .where(and(isNull(outbox.nextAttemptAt), isNull(outbox.sentAt)));

const waitingMails = (db: Database) =>
  db.select({ count: count() }).from(outbox).where(isNotNull(outbox.nextAttemptAt));

const isNew = eq(contacts.status, "new");

const newLeads = (db: Database) => {
  const { id, firstName, lastName, eventType, eventCategory, eventDate, createdAt } = contacts;
  return db
    .select({ id, firstName, lastName, eventType, eventCategory, eventDate, createdAt })
    .from(contacts)
    .where(isNew)
    .orderBy(desc(createdAt), desc(id))
    .limit(shown);
};

const newLeadCount = (db: Database) => db.select({ count: count() }).from(contacts).where(isNew);

const upcomingBookings = (db: Database, today: CalendarDate) => {
  const { id, clientName, eventDate, startTime, eventType, packageName, city, status } = bookings;
  return (
    db
      .select({ id, clientName, eventDate, startTime, eventType, packageName, city, status })
      .from(bookings)
      // The plus keeps SQLite on the index by date, which gives the first few without sorting all.
      .where(and(gte(eventDate, today), inArray(sql`+${status}`, ["hold", "confirmed"])))
      .orderBy(asc(eventDate), asc(id))
      .limit(shown)
  );
};

const isPending = eq(clientRequests.status, "pending");

const pendingRequests = (db: Database) => {
  const { id, clientEmail, type, subject, createdAt } = clientRequests;
  return db
    .select({ id, clientEmail, type, subject, createdAt })
    .from(clientRequests)
    .where(isPending)
    .orderBy(desc(createdAt), desc(id))
    .limit(shown);
};

const pendingRequestCount = (db: Database) => db.select({ count: count() }).from(clientRequests).where(isPending);

/** The statements of the page, of which each is found by its index. */
export const todayStatements = (db: Database, today: CalendarDate) =>
  [
    storedNowPlaying(db),
    newestBroadcast(db),
    connection(db),
    failedMails(db),
    waitingMails(db),
    newLeads(db),
    newLeadCount(db),
    upcomingBookings(db, today),
    pendingRequests(db),
    pendingRequestCount(db),
  ] as const;

/** What the administrator's first page shows, in one round trip. `today` is the date at the business. */
export async function todayRows(db: Database, today: CalendarDate) {
  const [[nowPlaying], [broadcast], [spotify], [failed], [waiting], leads, [leadCount], upcoming, requests, [pending]] =
    await db.batch(todayStatements(db, today));
  return {
    nowPlaying: {
      title: nowPlaying?.title ?? "",
      artist: nowPlaying?.artist ?? "",
      isLive: nowPlaying?.isLive ?? false,
      updatedAt: nowPlaying?.updatedAt ?? null,
    },
    broadcast: broadcast ?? null,
    spotify: spotify ?? null,
    mails: { failed: failed?.count ?? 0, waiting: waiting?.count ?? 0 },
    leads: { count: leadCount?.count ?? 0, newest: leads },
    bookings: upcoming,
    requests: { count: pending?.count ?? 0, newest: requests },
  };
}

export type TodayRows = Awaited<ReturnType<typeof todayRows>>;
