import { and, asc, count, desc, eq, max, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { contractVersions } from "../../database/schema/contracts.ts";
import { guestPages, guestWishes } from "../../database/schema/guests.ts";
import { nowPlaying } from "../../database/schema/live.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planChanges, planDetails, planTicks } from "../../database/schema/timeline.ts";
import { networksQuery } from "../guests/phones.ts";
import { momentsQuery } from "../timeline/moments.ts";

/** All of an evening that the DJ works from. */
export type Evening = NonNullable<Awaited<ReturnType<typeof readEvening>>>;

/** Reads an evening in one round trip; `null` when there is no such booking. */
export async function readEvening(db: Database, id: string) {
  const [[booking], moments, [details], songs, wishes, [guestPage], [track], ticks, [changes], [contract], networks] =
    await db.batch([
      db.select(bookingFields).from(bookings).where(eq(bookings.id, id)).limit(1),
      momentsQuery(db, id),
      db.select().from(planDetails).where(eq(planDetails.bookingId, id)).limit(1),
      db
        .select()
        .from(songRequests)
        .where(eq(songRequests.bookingId, id))
        .orderBy(asc(songRequests.position), asc(songRequests.id)),
      db.select().from(guestWishes).where(eq(guestWishes.bookingId, id)).orderBy(asc(guestWishes.createdAt)),
      db.select({ isOpen: guestPages.isOpen }).from(guestPages).where(eq(guestPages.bookingId, id)).limit(1),
      db
        .select({ title: nowPlaying.title, artist: nowPlaying.artist, updatedAt: nowPlaying.updatedAt })
        .from(nowPlaying),
      db.select().from(planTicks).where(eq(planTicks.bookingId, id)),
      db
        .select({ version: count(sql`distinct ${planChanges.batch}`), at: max(planChanges.createdAt) })
        .from(planChanges)
        .where(and(eq(planChanges.bookingId, id), ne(planChanges.state, "declined"))),
      db
        .select({ sheet: contractVersions.sheet })
        .from(contractVersions)
        .where(eq(contractVersions.bookingId, id))
        .orderBy(desc(contractVersions.number))
        .limit(1),
      networksQuery(db, id),
    ]);
  if (!booking) return null;
  return {
    booking,
    moments,
    details: details ?? null,
    songs,
    wishes,
    guestsMayAsk: guestPage?.isOpen ?? null,
    track: track?.title ? track : null,
    ticks,
    version: { number: changes?.version ?? 0, at: changes?.at ?? null },
    contract: contract?.sheet ?? null,
    networks,
  };
}
