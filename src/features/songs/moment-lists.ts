import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { songRequests } from "../../database/schema/songs.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { floorList } from "./model.ts";

/** The list that songs are shown of: every one, the dance floor's, or that of a moment by its id. */
export type MomentList = { of: "all" } | { of: "floor" } | { of: "moment"; id: string };

/** The list that an address names; null is every song. */
export function listOf(name: string | null): MomentList {
  if (name === null) return { of: "all" };
  return name === floorList ? { of: "floor" } : { of: "moment", id: name };
}

/** The id `moment` as an SQL value if `booking` has such a moment, else null: the song is the dance floor's. */
export const momentOf = (moment: SQL, booking: SQL): SQL<string | null> =>
  sql<string | null>`(select m.id from plan_moments as m where m.id = ${moment} and m.booking_id = ${booking})`;

/** The moment in whose list a row of `song_requests` stands. */
export const ownMoment = momentOf(sql`song_requests.moment_id`, sql`song_requests.booking_id`);

/** That a row of `song_requests` stands in `list`. */
export function inList(list: MomentList): SQL {
  if (list.of === "all") return sql`true`;
  return list.of === "floor" ? sql`${ownMoment} is null` : sql`moment_id = ${list.id}`;
}

/** A moment whose list songs may stand in. */
export type SongMoment = Awaited<ReturnType<typeof songMomentsQuery>>[number];

/** A statement that reads the moments of `booking` (an SQL value or an id) in their order. */
export const songMomentsQuery = (db: Database, booking: SQL | string) =>
  db
    .select({
      id: planMoments.id,
      name: planMoments.name,
      minutes: planMoments.minutes,
      dancing: planMoments.dancing,
    })
    .from(planMoments)
    .where(eq(planMoments.bookingId, booking))
    .orderBy(asc(planMoments.position), asc(planMoments.id));

const { bookingId, momentId, wish, seconds } = songRequests;

/** The songs of one wish in one list: how many, of how many the length is known, and those lengths together. */
export type SongSum = Awaited<ReturnType<typeof songSumsQuery>>[number];

/** A statement that sums up the songs of `booking` by moment and wish. It reads each of them once, from the index alone. */
export const songSumsQuery = (db: Database, booking: SQL) =>
  db
    .select({
      momentId,
      wish,
      count: sql<number>`count(*)`,
      known: sql<number>`count(${seconds})`,
      seconds: sql<number>`coalesce(sum(${seconds}), 0)`,
    })
    .from(songRequests)
    .where(eq(bookingId, booking))
    .groupBy(momentId, wish);
