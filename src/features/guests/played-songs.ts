import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { guestWishes } from "../../database/schema/guests.ts";

/** Songs that are told of an evening at most. */
const mostPlayed = 200;

/** A statement that reads what was played at a booking, in its order. */
export const playedSongsQuery = (db: Database, bookingId: string) =>
  db
    .select({ title: guestWishes.title, artist: guestWishes.artist })
    .from(guestWishes)
    .where(and(eq(guestWishes.bookingId, bookingId), eq(guestWishes.state, "played"), isNotNull(guestWishes.startedAt)))
    .orderBy(asc(guestWishes.startedAt))
    .limit(mostPlayed);
