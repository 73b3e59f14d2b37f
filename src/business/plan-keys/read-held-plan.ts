import { desc, eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { eventDateOf } from "../bookings/client-view.ts";
import { momentsOf, planBookingId, plannedBookingQuery } from "../plan/access.ts";
import { momentsQuery } from "../plan/moments.ts";
import { planDetails } from "../plan/schema.ts";
import { songRequests } from "../songs/schema.ts";

/** Songs that a key's page lists at most. */
const mostSongs = 500;

/**
 * What the key of the session `keySid` shows of its plan, in one round trip; null when it opens nothing. What the key does not
 * open is not read at all, or (moments of a family key, words of the moments for the venue) left out here.
 */
export async function readHeldPlan(db: Database, keySid: string, now: number) {
  const caller = { sid: "", keySid, booking: null };
  const [[booking], moments, [details], songs] = await db.batch([
    plannedBookingQuery(db, caller, "moments", now),
    momentsQuery(db, planBookingId(caller, "moments", now)),
    db
      .select()
      .from(planDetails)
      .where(eq(planDetails.bookingId, planBookingId(caller, "details", now))),
    db
      .select({ id: songRequests.id, title: songRequests.title, artist: songRequests.artist, wish: songRequests.wish })
      .from(songRequests)
      .where(eq(songRequests.bookingId, planBookingId(caller, "songs", now)))
      .orderBy(desc(eq(songRequests.wish, "must-play")), songRequests.position)
      .limit(mostSongs),
  ]);
  if (!booking?.keyKind) return null;
  const { keyKind: kind, keyName: name, eventType, clientName, venue, city, startTime, id } = booking;
  return {
    ...{ id, kind, name, eventType, clientName, venue, city, startTime },
    eventDate: eventDateOf(booking),
    moments: momentsOf(booking, moments),
    details: details ?? null,
    songs,
  };
}

/** The plan as its page shows it. */
export type HeldPlan = NonNullable<Awaited<ReturnType<typeof readHeldPlan>>>;
