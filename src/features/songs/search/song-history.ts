import { and, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { songRequests } from "../../../database/schema/songs.ts";

const lookedAt = 40;

/** Behind every text that begins with another. */
const end = "\u{10ffff}";

/** A statement that reads songs that the lists of all bookings know by the first words of `column`: never whose they are. */
export const historyQuery = (db: Database, column: "title" | "artist", typed: string) => {
  const begins = sql.raw(`${column} collate nocase`);
  return db
    .select({
      title: songRequests.title,
      artist: songRequests.artist,
      seconds: songRequests.seconds,
      explicit: songRequests.explicit,
    })
    .from(songRequests)
    .where(
      and(
        sql`${begins} >= ${typed} and ${begins} < ${typed + end}`,
        isNotNull(songRequests.artist),
        ne(songRequests.wish, "do-not-play"),
      ),
    )
    .limit(lookedAt);
};
