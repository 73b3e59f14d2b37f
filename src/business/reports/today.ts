import type { CalendarDate } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { countMails } from "../../mail/outbox-page.ts";
import { upcomingBookings } from "../bookings/queries.ts";
import { countContacts, listContacts } from "../leads/inbox.ts";
import { newestBroadcast } from "../live/broadcasts.ts";
import { spotifyConnection } from "../live/schema.ts";
import { storedNowPlaying } from "../live/stored-now-playing.ts";
import { countPending, listRequests } from "../requests/queue.ts";
import { leadsByStatus, sinceOfFunnel } from "./statistics.ts";

/** Rows of each summary. */
const shown = 5;

const connection = (db: Database) => {
  const { connectedAt, revokedAt, lastSyncedAt, lastError, nextTryAt } = spotifyConnection;
  return db.select({ connectedAt, revokedAt, lastSyncedAt, lastError, nextTryAt }).from(spotifyConnection);
};

const all = { status: null, category: null, text: null };

/** The statements of the page, of which each is found by its index. */
export const todayStatements = (db: Database, today: CalendarDate) =>
  [
    storedNowPlaying(db),
    newestBroadcast(db),
    connection(db),
    countMails(db, "failed"),
    countMails(db, "queued"),
    listContacts(db, { ...all, status: "new" }, null, shown),
    listContacts(db, all, null, shown),
    countContacts(db),
    upcomingBookings(db, today, null, shown),
    listRequests(db, "pending", null, shown),
    countPending(db),
    leadsByStatus(db, sinceOfFunnel(today)),
  ] as const;

/**
 * What the administrator's first page shows, in one round trip. `today` is the date at the business. The leads are the
 * newest that wait, and the newest of the others where there is room.
 */
export async function todayRows(db: Database, today: CalendarDate) {
  const [
    [nowPlaying],
    [broadcast],
    [spotify],
    [failed],
    [queued],
    waiting,
    newest,
    statuses,
    bookings,
    requests,
    [pending],
    byStatus,
  ] = await db.batch(todayStatements(db, today));
  const answered = newest.filter(({ status }) => status !== "new");
  return {
    nowPlaying: {
      title: nowPlaying?.title ?? "",
      artist: nowPlaying?.artist ?? "",
      isLive: nowPlaying?.isLive ?? false,
      updatedAt: nowPlaying?.updatedAt ?? null,
    },
    broadcast: broadcast ?? null,
    spotify: spotify ?? null,
    mails: { failed: failed?.count ?? 0, waiting: queued?.count ?? 0 },
    leads: {
      count: statuses.find(({ status }) => status === "new")?.count ?? 0,
      rows: [...waiting, ...answered].slice(0, shown),
    },
    bookings,
    requests: { count: pending?.count ?? 0, rows: requests },
    byStatus,
  };
}

export type TodayRows = Awaited<ReturnType<typeof todayRows>>;
