import { and, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { crateChoices, crateTracks } from "../../database/schema/crate.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { songKey, titleWords } from "../songs/same-song.ts";
import { soundKey } from "../songs/sound.ts";
import { isSongOf } from "../timeline/moment-songs.ts";
import { type MatchedSong, matchSong } from "./match-songs.ts";
import { type Beginnings, beginningsOf, type NamedSong, soughtTitles } from "./written-song.ts";

export const hasCrateQuery = (db: Database) => db.select({ has: sql<number>`1` }).from(crateTracks).limit(1);

/** Must-plays, play-if-possibles and songs of moments, for {@link wantedSongs}; `bookings` selects ids. */
export const wantedSongsQuery = (db: Database, bookings: SQL) =>
  db
    .select({
      bookingId: songRequests.bookingId,
      moment: sql<string | null>`null`,
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
          moment: planMoments.name,
          title: sql<string>`${planMoments.songTitle}`,
          artist: planMoments.songArtist,
          explicit: sql<boolean | null>`null`,
        })
        .from(planMoments)
        .where(and(sql`${planMoments.bookingId} in ${bookings}`, isNotNull(planMoments.songTitle))),
    );

type Wanted = Awaited<ReturnType<typeof wantedSongsQuery>>[number];

export const wantedSongs = (rows: readonly Wanted[]): Wanted[] =>
  rows.filter((row) => row.moment === null || isSongOf(row.moment, row));

const mostLookedAt = 400;

/** Sorts after every continuation of a text. */
const last = "\u{10ffff}";

/** Also finds words in a title, as in "earth wind september". Never tells where files lie. */
export function typedTracksQuery(db: Database, typed: string) {
  const words = titleWords(typed);
  const [whole, artist] = [words.join(" "), soundKey(typed)];
  const titles = words.flatMap((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at).join(" ")]);
  const ofTitles = [[whole, whole + last], ...[...new Set(titles)].map((title) => [`${title}|`, `${title}}`])];
  const columns = { title: crateTracks.title, artist: crateTracks.artist, songKey: crateTracks.songKey };
  const within = (ranges: string[][], column: SQL) =>
    db
      .select(columns)
      .from(sql`json_each(${JSON.stringify(ranges)}) as sought`)
      .innerJoin(crateTracks, sql`${column} >= sought.value ->> 0 and ${column} < sought.value ->> 1`)
      .limit(mostLookedAt);
  return {
    titles: within(ofTitles, sql`crate_tracks.song_key`),
    artists: within([[artist, artist + last]], sql`crate_tracks.artist_key`),
  };
}

const { songKey: ofSong, artistKey: ofArtist, ...trackColumns } = getTableColumns(crateTracks);

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
  const alike = sought.map(({ titles: own }) => own.flatMap((title) => byTitle.get(title) ?? []));
  const matched = sought.map(({ key, song }, at) => matchSong(song, alike[at] ?? [], chosen.get(key)));
  const isOpen = ({ state, isChosen }: MatchedSong) => state !== "found" && !isChosen;
  const mistyped = sought.flatMap(({ song }, at) =>
    matched[at] && isOpen(matched[at]) ? beginningsOf(song).map((beginning) => ({ at, ...beginning })) : [],
  );
  if (mistyped.length === 0) return matched;
  const more = Map.groupBy(await mistypedTracksQuery(db, mistyped), ({ sought }) => sought);
  return matched.map((match, at) => {
    const { [at]: one } = sought;
    const found = more.get(at);
    return one && found ? matchSong(one.song, [...(alike[at] ?? []), ...found], undefined) : match;
  });
}

/** Of artists whose names begin so, tracks whose titles have a song's first or last letters, or begin with a figure. */
const mistypedTracksQuery = (db: Database, songs: readonly (Beginnings & { at: number })[]) =>
  db
    .select({ ...trackColumns, sought: sql<number>`sought.value ->> 'at'` })
    .from(sql`json_each(${JSON.stringify(songs)}) as sought`)
    .innerJoin(
      crateTracks,
      sql`${ofArtist} >= sought.value ->> 'artist' and ${ofArtist} < (sought.value ->> 'artist') || ${last}
        and (instr(lower(crate_tracks.title), sought.value ->> 'first') or instr(lower(crate_tracks.title), sought.value ->> 'last')
          or lower(substr(crate_tracks.title, 1, 2)) = substr(sought.value ->> 'first', 1, 2) or crate_tracks.title glob '[0-9]*')`,
    );

/** Null without a crate. */
export async function songsInCrate(db: Database, bookingId: string): Promise<MatchedSong[] | null> {
  const {
    has: [has],
    wanted,
  } = await batchOf(db, { has: hasCrateQuery(db), wanted: wantedSongsQuery(db, sql`(${bookingId})`) });
  return has ? findInCrate(db, wantedSongs(wanted)) : null;
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
