import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { crateChoices, crateTracks } from "../../database/schema/crate.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { songKey, titleWords } from "../songs/same-song.ts";
import { type MatchedSong, matchSong, type NamedSong, soughtTitles } from "./match-songs.ts";

export const hasCrateQuery = (db: Database) => db.select({ has: sql<number>`1` }).from(crateTracks).limit(1);

/** Must-plays, play-if-possibles and songs of moments; `bookings` selects ids. */
export const wantedSongsQuery = (db: Database, bookings: SQL) =>
  db
    .select({
      bookingId: songRequests.bookingId,
      title: songRequests.title,
      artist: songRequests.artist,
      explicit: songRequests.explicit,
    })
    .from(songRequests)
    .where(
      and(
        sql`${songRequests.bookingId} in ${bookings}`,
        inArray(songRequests.preference, ["must-play", "play-if-possible"]),
      ),
    )
    .unionAll(
      db
        .select({
          bookingId: planMoments.bookingId,
          title: sql<string>`${planMoments.songTitle}`,
          artist: planMoments.songArtist,
          explicit: sql<boolean | null>`null`,
        })
        .from(planMoments)
        .where(and(sql`${planMoments.bookingId} in ${bookings}`, isNotNull(planMoments.songTitle))),
    );

const mostLookedAt = 400;

/** Sorts after every continuation of a text. */
const last = "\u{10ffff}";

/** Also finds words in a title, as in "earth wind september". Never tells where files lie. */
export function typedTracksQuery(db: Database, typed: string) {
  const words = titleWords(typed);
  const [whole, artist] = [words.join(" "), typed.trim()];
  const titles = words.flatMap((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at).join(" ")]);
  const ofTitles = [[whole, whole + last], ...[...new Set(titles)].map((title) => [`${title}|`, `${title}}`])];
  const ofArtists = [artist, `the ${artist}`].map((name) => [name, name + last]);
  const columns = { title: crateTracks.title, artist: crateTracks.artist, songKey: crateTracks.songKey };
  const within = (ranges: string[][], column: SQL) =>
    db
      .select(columns)
      .from(sql`json_each(${JSON.stringify(ranges)}) as sought`)
      .innerJoin(crateTracks, sql`${column} >= sought.value ->> 0 and ${column} < sought.value ->> 1`)
      .limit(mostLookedAt);
  return {
    titles: within(ofTitles, sql`crate_tracks.song_key`),
    artists: within(ofArtists, sql`crate_tracks.artist collate nocase`),
  };
}

const { songKey: ofSong, ...trackColumns } = getTableColumns(crateTracks);

export async function findInCrate(db: Database, songs: readonly NamedSong[]): Promise<MatchedSong[]> {
  const each = [...new Map(songs.map((song) => [songKey(song.title, song.artist), song] as const))];
  if (each.length === 0) return [];
  const sought = each.map(([key, song]) => ({ key, song, titles: [...new Set(soughtTitles(song))] }));
  const titles = JSON.stringify([...new Set(sought.flatMap((one) => one.titles))]);
  const { tracks, choices } = await batchOf(db, {
    // Keys are "title|artist", so those of one title lie between "title|" and "title}".
    tracks: db
      .select({ ...trackColumns, sought: sql<string>`sought.value` })
      .from(sql`json_each(${titles}) as sought`)
      .innerJoin(crateTracks, sql`${ofSong} >= sought.value || '|' and ${ofSong} < sought.value || '}'`),
    choices: db
      .select({ songKey: crateChoices.songKey, trackId: crateChoices.trackId, track: trackColumns })
      .from(crateChoices)
      .leftJoin(crateTracks, eq(crateTracks.id, crateChoices.trackId))
      .where(
        sql`${crateChoices.songKey} in (select value from json_each(${JSON.stringify(each.map(([key]) => key))}))`,
      ),
  });
  const byTitle = Map.groupBy(tracks, (track) => track.sought);
  const chosen = new Map(choices.map((choice) => [choice.songKey, choice]));
  return sought.map(({ key, song, titles: own }) => {
    const those = own.flatMap((title) => byTitle.get(title) ?? []);
    return matchSong(song, [...new Map(those.map((track) => [track.id, track])).values()], chosen.get(key));
  });
}

/** Null without a crate. */
export async function songsInCrate(db: Database, bookingId: string): Promise<MatchedSong[] | null> {
  const {
    has: [has],
    wanted,
  } = await batchOf(db, { has: hasCrateQuery(db), wanted: wantedSongsQuery(db, sql`(${bookingId})`) });
  return has ? findInCrate(db, wanted) : null;
}

/** Holds for all bookings; a null `trackId` means none fits. A track that has gone cannot be chosen. */
export const chooseTrackQuery = (db: Database, key: string, trackId: string | null, now: number) =>
  insertFrom(
    db,
    crateChoices,
    { songKey: key, trackId, createdAt: now },
    sql`where ${trackId} is null or exists (select 1 from crate_tracks where id = ${trackId})`,
  )
    .onConflictDoUpdate({ target: crateChoices.songKey, set: { trackId, createdAt: now } })
    .returning({ songKey: crateChoices.songKey });

export const forgetChoiceQuery = (db: Database, key: string) =>
  db.delete(crateChoices).where(eq(crateChoices.songKey, key));
