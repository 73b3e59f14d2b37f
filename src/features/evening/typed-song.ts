import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { isSameSong, songKey, songParts } from "../songs/same-song.ts";

/** A song as it was typed in the booth, and whether the client wants it not to be played. */
export async function typedSong(db: Database, booking: string, typed: string, by: string | null) {
  const { title, artist } = songParts(typed, by);
  const key = songKey(title, artist);
  const nevers = await db
    .select({ title: songRequests.title, artist: songRequests.artist })
    .from(songRequests)
    .where(and(eq(songRequests.bookingId, booking), eq(songRequests.wish, "do-not-play")));
  const isNever = nevers.some((song) => isSameSong(songKey(song.title, song.artist), key));
  return { key, title, artist, isNever };
}
