import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { spotifyConnection } from "../../../database/schema/live.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, minutesOf } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { countMailsQuery } from "../../../platform/mail/outbox-page.ts";
import { statusAt } from "../../bookings/model.ts";
import { type ListedBooking, upcomingBookingsQuery } from "../../bookings/read-bookings.ts";
import { callsAheadQuery } from "../../calls/store.ts";
import { findInCrate, hasCrateQuery, wantedSongs } from "../../crate/find-songs.ts";
import { occupiedFromQuery } from "../../dates/occupied-days.ts";
import { dateOfLead, rowOfLead } from "../../leads/date-of-lead.ts";
import { countContactsQuery, listContactsQuery } from "../../leads/list-leads.ts";
import { byUrgency } from "../../leads/reply-clock.ts";
import { newestBroadcastQuery } from "../../live/broadcasts.ts";
import { storedNowPlayingQuery } from "../../live/stored-now-playing.ts";
import { currentHoldQuery } from "../../live/track-hold.ts";
import { openQuestionsQuery } from "../../quotes/read-quote.ts";
import { waitingRepliesQuery } from "../../requests/mail/store-reply.ts";
import { countPendingQuery, listRequestsQuery } from "../../requests/read-requests.ts";
import { begunQuery } from "../../settings/checklist.ts";
import { officeHoursOf, settingsFrom } from "../../settings/model.ts";
import { settingsQuery } from "../../settings/store.ts";
import { songKey } from "../../songs/same-song.ts";
import { countWaitingQuery } from "../../waitlist/waitlist.ts";
import { leadsByStatusQuery, sinceOfFunnel } from "../stats/lead-statistics.ts";
import { bookingsInNeedQuery, songsAheadQuery } from "./bookings-in-need.ts";
import {
  disputesInNeedQuery,
  failedMailsQuery,
  failedRefundsQuery,
  needsOf,
  noticesByPhoneQuery,
  snoozedQuery,
  unmatchedPaymentsQuery,
} from "./needs.ts";

const mostShown = 5;
const shownWaiting = 8;
const shownNeeds = 20;
/** Milliseconds ahead. */
const callsShown = 7 * day;

const connection = (db: Database) => {
  const { connectedAt, revokedAt, lastSyncedAt, lastError, nextTryAt } = spotifyConnection;
  return db.select({ connectedAt, revokedAt, lastSyncedAt, lastError, nextTryAt }).from(spotifyConnection);
};

/** Each uses an index. Yesterday's bookings are included: a night may go on after midnight. */
const todayQueries = (db: Database, today: CalendarDate, now: number) => ({
  nowPlaying: storedNowPlayingQuery(db),
  broadcast: newestBroadcastQuery(db),
  hold: currentHoldQuery(db, now),
  spotify: connection(db),
  failed: countMailsQuery(db, "failed"),
  waiting: listContactsQuery(db, { status: "new", category: null, text: null }, "oldest", now, shownWaiting),
  statuses: countContactsQuery(db),
  ahead: upcomingBookingsQuery(db, addDays(today, -1), null),
  failedMails: failedMailsQuery(db),
  requests: listRequestsQuery(db, "pending", null, shownNeeds),
  replies: waitingRepliesQuery(db),
  pending: countPendingQuery(db),
  byStatus: leadsByStatusQuery(db, sinceOfFunnel(today)),
  occupied: occupiedFromQuery(db, today, now),
  questions: openQuestionsQuery(db, shownNeeds),
  bookingsInNeed: bookingsInNeedQuery(db, today, now),
  disputes: disputesInNeedQuery(db),
  refunds: failedRefundsQuery(db),
  unmatched: unmatchedPaymentsQuery(db),
  byPhone: noticesByPhoneQuery(db, now),
  snoozed: snoozedQuery(db, today),
  calls: callsAheadQuery(db, now),
  waitlist: countWaitingQuery(db, today, now),
  set: settingsQuery(db),
  begun: begunQuery(db),
  hasCrate: hasCrateQuery(db),
  songsAhead: songsAheadQuery(db, today),
});

const endOf = ({ eventDate, startTime, endTime }: ListedBooking): number =>
  instantAt(eventDate, minutesOf(endTime) + (endTime > startTime ? 0 : 1440));

async function songsByBooking(db: Database, ahead: Awaited<ReturnType<typeof songsAheadQuery>>) {
  const songs = wantedSongs(ahead);
  const found = new Map((await findInCrate(db, songs)).map((song) => [song.key, song]));
  const keys = Map.groupBy(songs, ({ bookingId }) => bookingId);
  return new Map(
    [...keys].map(([id, own]) => {
      const ownKeys = new Set(own.map(({ title, artist }) => songKey(title, artist)));
      return [id, [...ownKeys].flatMap((key) => found.get(key) ?? [])] as const;
    }),
  );
}

export async function todayRows(db: Database, now: number) {
  const today = calendarDateAt(now);
  const found = await batchOf(db, todayQueries(db, today, now));
  const [begun] = found.begun;
  const [nowPlaying] = found.nowPlaying;
  const officeHours = officeHoursOf(settingsFrom(found.set));
  const ahead = found.ahead.filter((booking) => statusAt(booking, now) !== "released");
  const bookings = ahead.filter(({ eventDate }) => eventDate >= today);
  const isTonight = (booking: ListedBooking) => booking.eventDate <= today && endOf(booking) > now;
  const songs =
    found.hasCrate.length > 0 && found.songsAhead.length > 0
      ? await songsByBooking(db, found.songsAhead)
      : new Map<string, never[]>();
  return {
    isEmpty: begun !== undefined && !(begun.packages && begun.towns && begun.pictures),
    needs: needsOf({ ...found, bookings: found.bookingsInNeed.toReversed(), mails: found.failedMails, songs }, now),
    failedMails: found.failed[0]?.count ?? 0,
    requests: found.pending[0]?.count ?? 0,
    nowPlaying: {
      title: nowPlaying?.title ?? "",
      artist: nowPlaying?.artist ?? "",
      isLive: nowPlaying?.isLive ?? false,
      updatedAt: nowPlaying?.updatedAt ?? null,
    },
    broadcast: found.broadcast[0] ?? null,
    hold: found.hold[0] ?? null,
    spotify: found.spotify[0] ?? null,
    leads: {
      count: found.statuses.find(({ status }) => status === "new")?.count ?? 0,
      rows: found.waiting
        .map((row) => ({
          ...rowOfLead(row, now, today, officeHours),
          createdAt: row.askedAt,
          freeDays: dateOfLead(row.eventDate, row.dateTakenBy, found.occupied, today).freeDays,
        }))
        .toSorted(byUrgency),
    },
    tonight: ahead.filter(isTonight),
    bookings: bookings.filter((booking) => !isTonight(booking)).slice(0, mostShown),
    calls: found.calls.filter(({ startsAt }) => startsAt < now + callsShown),
    waitlist: found.waitlist[0]?.inLine ?? 0,
    byStatus: found.byStatus,
  };
}

export type TodayRows = Awaited<ReturnType<typeof todayRows>>;
