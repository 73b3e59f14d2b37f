import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { clientRequests, requestFields } from "../../database/schema/requests.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planMoments } from "../../database/schema/timeline.ts";

/** A song of a booking as the DJ reads it. */
export type WishedSong = Awaited<ReturnType<typeof songsOfBookingQuery>>[number];

/** A statement that reads all songs of a booking, in the client's own order. A booking holds 2,000 of them at most. */
export const songsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select({
      id: songRequests.id,
      title: songRequests.title,
      artist: songRequests.artist,
      note: songRequests.note,
      wish: songRequests.wish,
      moment: planMoments.name,
      seconds: songRequests.seconds,
      explicit: songRequests.explicit,
    })
    .from(songRequests)
    .leftJoin(
      planMoments,
      and(eq(planMoments.id, songRequests.momentId), eq(planMoments.bookingId, songRequests.bookingId)),
    )
    .where(eq(songRequests.bookingId, bookingId))
    .orderBy(asc(songRequests.position), asc(songRequests.id));

/** Requests that a booking's page shows: the newest; the list of requests has them all. */
const shownRequests = 20;

/** A statement that reads what the client of a booking has asked about it, with the answers, newest first. */
export const requestsOfBookingQuery = (db: Database, bookingId: string) =>
  db
    .select(requestFields)
    .from(clientRequests)
    .where(eq(clientRequests.bookingId, bookingId))
    .orderBy(desc(clientRequests.createdAt), desc(clientRequests.id))
    .limit(shownRequests);
