import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import type { Position } from "../../database/page-of.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import type { ListOf } from "../changes/list.ts";
import { danceFloor, floorList, maxSongs, songDetails, songPreferenceLabels, songPreferences } from "./model.ts";

export type MomentList = { of: "all" } | { of: "floor" } | { of: "moment"; id: string };

export function listOf(name: string | null): MomentList {
  if (name === null) return { of: "all" };
  return name === floorList ? { of: "floor" } : { of: "moment", id: name };
}

/** Songs without an existing moment belong to the dance floor. */
export const isInList = ({ momentId }: { momentId: string | null }, list: MomentList): boolean =>
  list.of === "all" || (list.of === "floor" ? momentId === null : momentId === list.id);

/** Null is the dance floor. */
const momentOf = (moment: SQL, booking: SQL): SQL<string | null> =>
  sql<string | null>`(select m.id from plan_moments as m where m.id = ${moment} and m.booking_id = ${booking})`;

const ownMoment = momentOf(sql`song_requests.moment_id`, sql`song_requests.booking_id`);

function inList(list: MomentList): SQL {
  if (list.of === "all") return sql`true`;
  return list.of === "floor" ? sql`${ownMoment} is null` : sql`moment_id = ${list.id}`;
}

export type SongMoment = Awaited<ReturnType<typeof songMomentsQuery>>[number];

/** `booking` is an SQL value or an id, here and below. */
export const songMomentsQuery = (db: Database, booking: SQL | string) =>
  db
    .select({
      id: planMoments.id,
      name: planMoments.name,
      minutes: planMoments.minutes,
      dancing: planMoments.dancing,
      songTitle: planMoments.songTitle,
    })
    .from(planMoments)
    .where(eq(planMoments.bookingId, booking))
    .orderBy(asc(planMoments.position), asc(planMoments.id));

const { id, bookingId, position, momentId, preference, seconds } = songRequests;

export type SongSum = Awaited<ReturnType<typeof songSumsQuery>>[number];

export const songSumsQuery = (db: Database, booking: SQL) =>
  db
    .select({
      momentId,
      preference,
      count: sql<number>`count(*)`,
      known: sql<number>`count(${seconds})`,
      seconds: sql<number>`coalesce(sum(${seconds}), 0)`,
    })
    .from(songRequests)
    .where(eq(bookingId, booking))
    .groupBy(momentId, preference);

const { createdAt: _, updatedAt: __, bookingId: ___, ...stored } = getTableColumns(songRequests);
const columns = { ...stored, momentId: sql<string | null>`${ownMoment}`.as("own_moment") };

const songsQuery = (db: Database, booking: SQL | string) =>
  db.select(columns).from(songRequests).where(eq(bookingId, booking)).orderBy(asc(position), asc(id));

export const songsBehindQuery = (
  db: Database,
  booking: SQL,
  list: MomentList,
  cursor: Position<string>,
  limit: number,
) =>
  db
    .select(columns)
    .from(songRequests)
    .where(and(eq(bookingId, booking), inList(list), sql`(${position}, ${id}) > (${cursor.key}, ${cursor.id})`))
    .orderBy(asc(position), asc(id))
    .limit(limit);

export const placesUpToQuery = (
  db: Database,
  booking: SQL,
  list: MomentList,
  cursor: Position<string>,
  limit: number,
) =>
  db
    .select({ id, position })
    .from(songRequests)
    .where(and(eq(bookingId, booking), inList(list), sql`(${position}, ${id}) <= (${cursor.key}, ${cursor.id})`))
    .orderBy(desc(position), desc(id))
    .limit(limit);

const song = z.object({
  id: z.string(),
  title: z.string(),
  artist: z.nullable(z.string()),
  note: z.nullable(z.string()),
  preference: z.enum(songPreferences),
  position: z.string(),
  momentId: z.nullable(z.string()),
  seconds: z.nullable(z.number()),
  explicit: z.nullable(z.boolean()),
});

/** A null `momentId` is the dance floor. */
export type StoredSong = z.output<typeof song>;

const isOne = (booking: string, one: string) => and(eq(id, one), eq(bookingId, booking));

const songName = ({ title, artist }: Pick<StoredSong, "title" | "artist">): string =>
  artist ? `${title} – ${artist}` : title;

type Moments = readonly { id: string; name: string }[];

export const listName = (moment: string | null, moments: Moments): string =>
  moments.find((each) => each.id === moment)?.name ?? danceFloor;

/** Adds the length where only that differs. */
function named(of: StoredSong, other: StoredSong): string {
  const facts = songDetails(of);
  return of !== other && songName(of) === songName(other) && facts ? `${songName(of)} (${facts})` : songName(of);
}

export const songList: ListOf<StoredSong> = {
  part: "songs",
  table: songRequests,
  most: maxSongs,
  item: song,
  partial: z.partial(song),
  fields: ["title", "artist", "note", "preference", "momentId", "seconds", "explicit"],
  read: songsQuery,
  areUnchanged: (booking, songs) =>
    sql`(select count(*) from json_each(${JSON.stringify(songs)}) as seen cross join song_requests
      where song_requests.id = seen.value ->> 'id' and song_requests.booking_id = ${booking}
        and title is seen.value ->> 'title' and artist is seen.value ->> 'artist' and note is seen.value ->> 'note'
        and preference is seen.value ->> 'preference' and position is seen.value ->> 'position' and ${ownMoment} is seen.value ->> 'momentId'
        and seconds is seen.value ->> 'seconds' and explicit is seen.value ->> 'explicit') = ${songs.length}`,
  add(db, booking, songs, now) {
    const cell = (name: keyof StoredSong) => sql.raw(`json_extract(added.value, '$.${name}')`);
    return [
      insertFrom(
        db,
        songRequests,
        {
          id: cell("id"),
          bookingId: booking,
          title: cell("title"),
          artist: cell("artist"),
          note: cell("note"),
          preference: cell("preference"),
          position: cell("position"),
          momentId: momentOf(cell("momentId"), sql`${booking}`),
          seconds: cell("seconds"),
          explicit: cell("explicit"),
          createdAt: now,
          updatedAt: now,
        },
        sql`from json_each(${JSON.stringify(songs)}) as added`,
      ),
    ];
  },
  set: (db, booking, { id: one, momentId: moment, ...change }, now) =>
    db
      .update(songRequests)
      .set({ ...change, momentId: momentOf(sql`${moment}`, sql`${booking}`), updatedAt: now })
      .where(isOne(booking, one)),
  remove: (db, booking, one) => db.delete(songRequests).where(isOne(booking, one)),
  words: {
    whole: "Song",
    subject: songName,
    summary: (of, moments) =>
      [songName(of), listName(of.momentId, moments), songPreferenceLabels[of.preference]].join(", "),
    fields: [
      {
        label: "Song",
        of: ["title", "artist", "seconds", "explicit"],
        words: (of, _, other) => named(of, other),
      },
      { label: "Preference", of: ["preference"], words: (of) => songPreferenceLabels[of.preference] },
      { label: "When", of: ["momentId"], words: (of, moments) => listName(of.momentId, moments) },
      { label: "Note", of: ["note"], words: ({ note }) => note },
    ],
    neighbor: ({ title }) => title,
    areAlike: (of, other) => of.preference === other.preference,
  },
};
