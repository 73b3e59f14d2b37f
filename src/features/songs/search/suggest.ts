import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { crateTracks } from "../../../database/schema/crate.ts";
import { nowPlaying } from "../../../database/schema/live.ts";
import { songSearches, songSearchTurn } from "../../../database/schema/song-search.ts";
import { day } from "../../../platform/durations.ts";
import { limits } from "../../../platform/fields/fields.ts";
import { liveSessionQuery, ofClient } from "../../portal/access/sessions.ts";
import type { FoundSong } from "../model.ts";
import { songKey, titleWords } from "../same-song.ts";
import { soundKey } from "../sound.ts";
import { askMusicBrainz, type MusicBrainzSettings } from "./musicbrainz.ts";

const lookedAt = 40;

/** Sorts behind every text that begins with another. */
const end = "\u{10ffff}";

const crateColumns = {
  title: crateTracks.title,
  artist: crateTracks.artist,
  seconds: crateTracks.seconds,
  explicit: crateTracks.explicit,
  songKey: crateTracks.songKey,
};

/** Never tells where the DJ's files are. */
const crateQuery = (db: Database, column: "title" | "artist", typed: string) => {
  const [begins, words] =
    column === "title"
      ? [sql`${crateTracks.songKey}`, titleWords(typed).join(" ")]
      : [sql`${crateTracks.artistKey}`, soundKey(typed)];
  return db
    .select(crateColumns)
    .from(crateTracks)
    .where(and(sql`${begins} >= ${words} and ${begins} < ${words + end}`, isNotNull(crateTracks.artist)))
    .limit(lookedAt);
};

const plainest = (tracks: Awaited<ReturnType<typeof crateQuery>>): FoundSong[] =>
  [...Map.groupBy(tracks, ({ songKey }) => songKey).values()].flatMap((versions) =>
    versions
      .toSorted((one, other) => one.title.length - other.title.length)
      .slice(0, 1)
      .map(({ title, artist, seconds, explicit }) => ({ title, artist, seconds, explicit })),
  );

const fewest = 2;
/** Milliseconds between questions of the whole site, and after a failed one. */
const pause = 1000;
const pauseAfterFault = 30_000;
const keptFor = 30 * day;
const mostShown = 8;
export function searchedWords(typed: string): string {
  const words = typed
    .slice(0, limits.trackName)
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.length < fewest ? "" : words.split(" ").slice(0, 6).join(" ");
}

/** No row when another request is asking MusicBrainz. */
const takeTurnQuery = (db: Database, now: number) =>
  db
    .insert(songSearchTurn)
    .values({ id: 1, freeAt: now + pause })
    .onConflictDoUpdate({
      target: songSearchTurn.id,
      set: { freeAt: now + pause },
      setWhere: lte(songSearchTurn.freeAt, now),
    })
    .returning({ id: songSearchTurn.id });

function eachOnce(songs: readonly FoundSong[]): FoundSong[] {
  const known = new Map<string, FoundSong>();
  for (const song of songs) {
    const key = songKey(song.title, song.artist);
    const first = known.get(key);
    known.set(
      key,
      first ? { ...first, seconds: first.seconds ?? song.seconds, explicit: first.explicit ?? song.explicit } : song,
    );
  }
  return [...known.values()];
}

interface Asker {
  db: Database;
  sid: string;
  musicBrainz: MusicBrainzSettings | null;
}

/**
 * MusicBrainz is asked at most once a second for the whole site and cached for a month. Null without a live session.
 * `more`: it was busy, ask again in a second.
 */
export async function suggestSongs({ db, sid, musicBrainz }: Asker, typed: string, now: number) {
  const words = searchedWords(typed);
  const bare = typed.trim().slice(0, limits.trackName);
  const {
    session: [session],
    crateTitles,
    crateArtists,
    tracks,
    cached: [cached],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    crateTitles: crateQuery(db, "title", bare),
    crateArtists: crateQuery(db, "artist", bare),
    tracks: db.select({ title: nowPlaying.title, artist: nowPlaying.artist }).from(nowPlaying),
    cached: db
      .select({ found: songSearches.found })
      .from(songSearches)
      .where(and(eq(songSearches.words, words), gt(songSearches.askedAt, now - keptFor))),
  });
  if (!session || !words) return ofClient(session, { songs: [], more: false });
  const playing = tracks
    .filter(({ title, artist }) => artist && searchedWords(`${title} ${artist}`).includes(words))
    .map((track) => ({ ...track, seconds: null, explicit: null }));
  const crate = plainest([...crateTitles, ...crateArtists]);
  const own = eachOnce([...crate.slice(0, mostShown / 2), ...playing, ...crate.slice(mostShown / 2)]);
  const answer = (found: readonly FoundSong[], more: boolean) =>
    ofClient(session, {
      songs: eachOnce([...own.slice(0, mostShown / 2), ...found, ...own.slice(mostShown / 2)]).slice(0, mostShown),
      more,
    });
  if (cached) return answer(cached.found, false);
  if (!musicBrainz) return answer([], false);
  const [turn] = await takeTurnQuery(db, now);
  if (!turn) return answer([], true);
  try {
    const found = eachOnce(await askMusicBrainz(musicBrainz, words)).slice(0, mostShown);
    await db
      .insert(songSearches)
      .values({ words, found, askedAt: now })
      .onConflictDoUpdate({ target: songSearches.words, set: { found, askedAt: now } });
    return answer(found, false);
  } catch (error) {
    console.error(JSON.stringify({ event: "song-search-failed", message: String(error) }));
    await db.update(songSearchTurn).set({ freeAt: now + pauseAfterFault });
    return answer([], false);
  }
}
