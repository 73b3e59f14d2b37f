import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { bookingChoicesQuery } from "../../business/bookings/client-bookings.ts";
import { ownBookingId, ownBookingQuery } from "../../business/bookings/own-booking.ts";
import { clientOf, liveSessionQuery } from "../../business/portal-access/sessions.ts";
import { type MomentList, songMomentsQuery, songSumsQuery } from "../../business/songs/moment-lists.ts";
import {
  deleteSongQuery,
  gapForAdditionQuery,
  gapForMoveQuery,
  insertSongQuery,
  placeSongQuery,
  placesUpToQuery,
  type SongPlace,
  songsBehindQuery,
  updateSongQuery,
} from "../../business/songs/queries.ts";
import { primary } from "../../db/client.ts";
import { slowTide } from "../../test/song-list.ts";

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
  const known = { momentId: null, seconds: null, explicit: null };
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
    insertSongQuery(
      db,
      { ...slowTide, ...known, wish: "must-play", id: "a", bookingId: "b", position: "a0" },
      now,
    ).toSQL(),
    placeSongQuery(db, { id: "a", bookingId: "b", position: "a0", wish: null }, now).toSQL(),
    updateSongQuery(db, "s", "a", { ...slowTide, ...known, wish: "must-play" }, now).toSQL(),
    deleteSongQuery(db, "s", "a", now).toSQL(),
    ...places.map((place) => gapForMoveQuery(db, "s", now, "a", place).toSQL()),
    ...places.slice(0, 3).map((place) => gapForAdditionQuery(db, "s", now, null, "a", place).toSQL()),
  ];
  for (const { sql, params } of statements) {
    const { results } = await bound({ sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    const slow = plan.filter((step) => /TEMP B-TREE|^SCAN (?!CONSTANT ROW)/.test(step));
    expect(slow, `${sql}\n${plan.join("\n")}`).toEqual([]);
    expect(plan.join("\n")).toMatch(/SEARCH/);
  }
});

const bound = ({ sql, params }: { sql: string; params: unknown[] }) => env.DB.prepare(sql).bind(...params);
