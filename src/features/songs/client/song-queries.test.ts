import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { songRequests } from "../../../database/schema/songs.ts";
import { slowTide } from "../../../test/song-list.ts";
import { bookingChoicesQuery, ownBookingId, ownBookingQuery } from "../../bookings/client-bookings.ts";
import { clientOf, liveSessionQuery } from "../../portal/access/sessions.ts";
import { planBookingId, plannedByIdQuery } from "../../timeline/planned-booking.ts";
import { waitingQuery } from "../../timeline/read-plan.ts";
import { bookingOfSong } from "../change-songs.ts";
import { type MomentList, songMomentsQuery, songSumsQuery } from "../moment-lists.ts";
import { gapForAdditionQuery, gapForMoveQuery, placesUpToQuery, type SongPlace } from "../song-places.ts";
import {
  areUnchanged,
  deleteSongQuery,
  findSongQuery,
  haveRoom,
  setSongQuery,
  songsBehindQuery,
} from "../song-rows.ts";

const db = primary(env.DB);

it("every query of the list goes by an index, and sorts nothing", async () => {
  const now = Date.now();
  const places: SongPlace[] = [
    "end",
    { after: null },
    { after: "a" },
    { step: "up", list: { of: "floor" } },
    { step: "down", list: { of: "all" } },
  ];
  const lists: MomentList[] = [{ of: "all" }, { of: "floor" }, { of: "moment", id: "m" }];
  const [client, holder] = [
    { sid: "s", keySid: "", booking: null },
    { sid: "", keySid: "k", booking: null },
  ];
  const song = {
    ...{ ...slowTide, id: "a", position: "a0", momentId: null, seconds: null, explicit: null },
    wish: "must-play" as const,
  };
  const statements = [
    ...[null, "b"].flatMap((asked) => [
      ...lists.flatMap((list) => [
        songsBehindQuery(db, ownBookingId("s", now, asked), list, { key: "a0", id: "a" }, 101).toSQL(),
        placesUpToQuery(db, ownBookingId("s", now, asked), list, { key: "a0", id: "a" }, 101).toSQL(),
      ]),
      songSumsQuery(db, ownBookingId("s", now, asked)).toSQL(),
      songMomentsQuery(db, ownBookingId("s", now, asked)).toSQL(),
    ]),
    ...[null, "b"].map((asked) => ownBookingQuery(db, "s", now, asked).toSQL()),
    bookingChoicesQuery(db, clientOf("s", now)).toSQL(),
    liveSessionQuery(db, "s", now).toSQL(),
    ...[client, holder].flatMap((caller) => {
      const allowed = bookingOfSong(caller, "a", now);
      const added = planBookingId(caller, "songs", now, "change");
      return [
        plannedByIdQuery(db, caller, allowed, now).toSQL(),
        ...places.map((place) => gapForMoveQuery(db, allowed, "a", { place, wish: null }).toSQL()),
        ...places.slice(0, 3).map((place) => gapForAdditionQuery(db, added, "a", { place, wish: "must-play" }).toSQL()),
      ];
    }),
    findSongQuery(db, "a").toSQL(),
    setSongQuery(db, "b", song, now).toSQL(),
    deleteSongQuery(db, "b", "a").toSQL(),
    waitingQuery(db, ownBookingId("s", now, "b"), "songs").toSQL(),
    db
      .select({ id: songRequests.id })
      .from(songRequests)
      .where(and(eq(songRequests.id, "a"), areUnchanged("b", [song])))
      .toSQL(),
    db
      .select({ id: songRequests.id })
      .from(songRequests)
      .where(and(eq(songRequests.id, "a"), haveRoom("b", [song], [song])))
      .toSQL(),
  ];
  for (const { sql, params } of statements) {
    const { results } = await bound({ sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    const slow = plan.filter((step) => /TEMP B-TREE|^SCAN (?!CONSTANT ROW|\w+ VIRTUAL TABLE)/.test(step));
    expect(slow, `${sql}\n${plan.join("\n")}`).toEqual([]);
    expect(plan.join("\n")).toMatch(/SEARCH/);
  }
});

const bound = ({ sql, params }: { sql: string; params: unknown[] }) => env.DB.prepare(sql).bind(...params);
