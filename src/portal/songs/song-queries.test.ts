import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { bookingChoices } from "../../business/bookings/client-bookings.ts";
import { ownBooking, ownBookingId } from "../../business/bookings/own-booking.ts";
import { clientOf, liveSession } from "../../business/portal-access/sessions.ts";
import {
  countWishes,
  deleteSong,
  gapForAddition,
  gapForMove,
  insertSong,
  placeSong,
  placesUpTo,
  type SongPlace,
  songsBehind,
  updateSong,
} from "../../business/songs/queries.ts";
import { primary } from "../../db/client.ts";
import { slowTide } from "../../test/song-list.ts";

const db = primary(env.DB);

it("every query of the list goes by an index, and sorts nothing", async () => {
  const now = Date.now();
  const places: SongPlace[] = ["end", { after: null }, { after: "a" }, { step: "up" }, { step: "down" }];
  const statements = [
    ...[null, "b"].flatMap((asked) => [
      songsBehind(db, ownBookingId("s", now, asked), { key: "a0", id: "a" }, 101).toSQL(),
      placesUpTo(db, ownBookingId("s", now, asked), { key: "a0", id: "a" }, 101).toSQL(),
      countWishes(db, ownBookingId("s", now, asked)).toSQL(),
    ]),
    ...[null, "b"].map((asked) => ownBooking(db, "s", now, asked).toSQL()),
    bookingChoices(db, clientOf("s", now)).toSQL(),
    liveSession(db, "s", now).toSQL(),
    insertSong(db, { ...slowTide, wish: "must-play", id: "a", bookingId: "b", position: "a0" }, now).toSQL(),
    placeSong(db, { id: "a", bookingId: "b", position: "a0", wish: null }, now).toSQL(),
    updateSong(db, "s", "a", { title: "One" }, now).toSQL(),
    deleteSong(db, "s", "a", now).toSQL(),
    ...places.map((place) => gapForMove(db, "s", now, "a", place).toSQL()),
    ...places.slice(0, 3).map((place) => gapForAddition(db, "s", now, null, "a", place).toSQL()),
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
