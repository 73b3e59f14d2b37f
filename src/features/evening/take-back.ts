import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { guestWishes } from "../../database/schema/guests.ts";
import { moveSong } from "./move-song.ts";

/** Takes back that a song of `booking` is on: what it ended plays on, and the song is next again. `now`: an instant. */
export async function takeBackPlaying(db: Database, booking: string, now: number): Promise<void> {
  const rows = await db
    .select({
      key: guestWishes.songKey,
      title: guestWishes.title,
      artist: guestWishes.artist,
      state: guestWishes.state,
      startedAt: guestWishes.startedAt,
      endedAt: guestWishes.endedAt,
    })
    .from(guestWishes)
    .where(and(eq(guestWishes.bookingId, booking), inArray(guestWishes.state, ["playing", "played"])));
  const playing = rows.find(({ state }) => state === "playing");
  if (!playing) return;
  const before = rows.find(({ state, endedAt }) => state === "played" && endedAt === playing.startedAt);
  // In this order a fault between the two leaves a song that plays.
  if (before)
    await moveSong(db, booking, {
      ...{ key: before.key, title: before.title, artist: before.artist },
      ...{ to: "playing", at: now },
    });
  await moveSong(db, booking, {
    ...{ key: playing.key, title: playing.title, artist: playing.artist },
    ...{ to: "next", at: now },
  });
}
