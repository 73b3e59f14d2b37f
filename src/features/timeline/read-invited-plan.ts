import { desc, eq } from "drizzle-orm";
import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { recapOfBooking } from "../../database/schema/evening.ts";
import { planKeySessions } from "../../database/schema/invites.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planDetails } from "../../database/schema/timeline.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { clientStateQuery, opensOnce } from "../bookings/client-state.ts";
import { momentsOf, planBookingId, plannedBookingQuery } from "../changes/caller.ts";
import { changesQuery } from "../changes/history.ts";
import { keyRights } from "../invites/model.ts";
import { commentsQuery } from "./comments.ts";
import { momentsQuery } from "./moment-list.ts";
import { momentTapsQuery } from "./moment-taps.ts";
import { planView } from "./read-plan.ts";
import { timesOf } from "./times.ts";

const looksBack = 60;

const mostSongs = 500;

/** Null when the key opens nothing. Leaves out what the key does not open. One round trip. */
export async function readInvitedPlan(db: Database, keySid: string, now: number, words: Words) {
  const caller = { sid: "", keySid, booking: null };
  const id = planBookingId(caller, "moments", now);
  const {
    booking: [booking],
    moments,
    details: [details],
    songs,
    lock: [lock],
    changes,
    comments,
    state: [state],
    taps,
    recap: [recap],
    session: [session],
  } = await batchOf(db, {
    booking: plannedBookingQuery(db, caller, "moments", now),
    moments: momentsQuery(db, id),
    details: db
      .select()
      .from(planDetails)
      .where(eq(planDetails.bookingId, planBookingId(caller, "details", now))),
    songs: db
      .select({
        id: songRequests.id,
        title: songRequests.title,
        artist: songRequests.artist,
        preference: songRequests.preference,
      })
      .from(songRequests)
      .where(eq(songRequests.bookingId, planBookingId(caller, "songs", now)))
      .orderBy(desc(eq(songRequests.preference, "must-play")), songRequests.position)
      .limit(mostSongs),
    lock: db.select({ lockDays: planDetails.lockDays }).from(planDetails).where(eq(planDetails.bookingId, id)),
    changes: changesQuery(db, id, looksBack),
    comments: commentsQuery(db, caller, now),
    state: clientStateQuery(db, id, now),
    taps: momentTapsQuery(db, id),
    recap: db
      .select({ recap: recapOfBooking.as("recap") })
      .from(bookings)
      .where(eq(bookings.id, planBookingId(caller, "songs", now))),
    session: db.select({ push: planKeySessions.push }).from(planKeySessions).where(eq(planKeySessions.sid, keySid)),
  });
  if (!booking?.keyKind) return null;
  const { keyKind: kind, keyName: name, keyEndsAt: endsAt, eventType, clientName, venue, startTime } = booking;
  const times = timesOf(moments, startTime);
  const begins = new Map(moments.map(({ id }, at) => [id, times[at]?.begin ?? 0]));
  // The price of an extra hour is between the client and the DJ.
  const board = planView(booking, {
    lockDays: lock?.lockDays ?? null,
    comments,
    extraHour: null,
    now,
    words,
    changes: changes.filter(({ part }) => keyRights[kind].see.includes(part)),
  });
  return {
    id: booking.id,
    kind,
    name,
    endsAt,
    eventType,
    clientName,
    venue,
    city: booking.city,
    isOver: booking.eventDate < calendarDateAt(now),
    eventDate: booking.eventDate,
    board,
    watched: { booking, moments, taps },
    moments: momentsOf(booking, moments),
    begins,
    details: details && details.revision > 0 ? details : null,
    news: booking.keyNews,
    songs,
    commentsOpen: opensOnce(state, now, words.portal),
    endpoint: session?.push?.endpoint,
    hasRecap: recap?.recap === "released",
  };
}

export type InvitedPlan = NonNullable<Awaited<ReturnType<typeof readInvitedPlan>>>;
