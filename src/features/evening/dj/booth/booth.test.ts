import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { primary } from "../../../../database/client.ts";
import { guestPages, guestRequests } from "../../../../database/schema/guests.ts";
import { songRequests } from "../../../../database/schema/songs.ts";
import { planMoments } from "../../../../database/schema/timeline.ts";
import { calendarDateAt, instantAt } from "../../../../platform/dates.ts";
import { administer, ask, see, submit } from "../../../../test/administrator.ts";
import { mainTextIn } from "../../../../test/page.ts";
import { storeBooking } from "../../../../test/portal.ts";
import { postJson } from "../../../../test/site.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { songKey } from "../../../songs/same-song.ts";
import { boothOf } from "../../booth.ts";
import { readEvening } from "../../read-evening.ts";
import { tickOffTrack } from "../../store.ts";
import { dancingLeft, fitting, songsIn } from "./with-move.ts";

const db = primary(env.DB);

async function evening(over: Parameters<typeof storeBooking>[0] = {}) {
  const { id: bookingId } = await storeBooking(over);
  const now = Date.now();
  const song = { bookingId, createdAt: now, updatedAt: now };
  await db.insert(songRequests).values([
    {
      ...song,
      id: crypto.randomUUID(),
      title: "September",
      artist: "Earth, Wind & Fire",
      preference: "must-play",
      position: "a",
    },
    { ...song, id: crypto.randomUUID(), title: "Macarena", preference: "do-not-play", position: "b" },
  ]);
  const request = { bookingId, state: "asked", createdAt: now } as const;
  await db.insert(guestRequests).values([
    { ...request, id: crypto.randomUUID(), songKey: songKey("Shout", null), title: "Shout", votes: 3 },
    {
      ...request,
      id: crypto.randomUUID(),
      songKey: songKey("macarena", "Los del Rio"),
      title: "macarena",
      artist: "Los del Rio",
      votes: 9,
    },
  ]);
  const closing = { opensAt: 0, closesAt: now, createdAt: now };
  await db.insert(guestPages).values({ bookingId, code: bookingId, title: "A party", ...closing });
  const paths = bookingPaths(bookingId);
  const act = (move: object) => administer(postJson(paths.booth, move));
  const states = async () =>
    Object.fromEntries(
      (await db.select().from(guestRequests))
        .filter((row) => row.bookingId === bookingId)
        .map(({ title, state }) => [title, state]),
    );
  return { bookingId, paths, act, states };
}

const shout = { key: songKey("Shout", null), title: "Shout" };

it("works as plain forms: next, on, over and back, and what must not be played cannot be put next", async () => {
  const { paths, states } = await evening();
  const html = await see(paths.booth);
  const text = mainTextIn(html);
  expect(text).toMatch(
    /Requests \(2\) .*9 votes macarena Los del Rio, .+ On their do-not-play list Hide it 3 votes Shout/,
  );
  expect(text).toContain("0 of 1 played");
  expect(html).not.toContain("site-header");
  expect(html).not.toMatch(/aria-label="Next: macarena"/);

  for (const act of ["next", "playing"]) expect((await submit(paths.booth, { act, ...shout })).status).toBe(303);
  expect(mainTextIn(await see(paths.booth))).toContain("On now Shout since");
  expect((await submit(paths.booth, { act: "next", title: "September - Earth Wind & Fire" })).status).toBe(303);
  expect((await submit(paths.booth, { act: "playing", title: "September", artist: "Earth, Wind & Fire" })).status).toBe(
    303,
  );
  expect(await states()).toMatchObject({ Shout: "played", September: "playing" });
  expect((await submit(paths.booth, { act: "back" })).status).toBe(303);
  expect(await states()).toMatchObject({ Shout: "playing", September: "next" });
  const { songs } = z
    .object({ songs: z.array(z.object({ title: z.string(), wasPlayed: z.boolean() })) })
    .parse(await (await ask(paths.boothState)).json());
  expect(songs.filter(({ wasPlayed }) => wasPlayed)).toEqual([]);
  const refused = await submit(paths.booth, { act: "next", title: "Macarena" });
  expect(refused.status).toBe(422);
  expect(mainTextIn(await refused.text())).toContain("Macarena is on their do-not-play list");
  expect((await submit(paths.booth, { act: "closed" })).status).toBe(303);
  expect(mainTextIn(await see(paths.booth))).toContain("Requests closed: open");
  expect((await ask(bookingPaths("nobody").booth)).status).toBe(404);
});

it("of two moves the newer counts, whichever comes first, and whoever sent the other is told", async () => {
  const { act, states, paths } = await evening();
  const told = async (move: object) => (await act({ ...shout, ...move })).json();
  expect(await told({ act: "next", at: 2000, from: "asked" })).toEqual({ conflict: null });
  expect(await told({ act: "declined", at: 1000, from: "asked" })).toEqual({
    conflict: "Shout stays next: that is newer.",
  });
  expect(await told({ act: "declined", at: 3000, from: "asked" })).toEqual({
    conflict: "Shout was next by then, and is declined now.",
  });
  expect(await told({ act: "declined", at: 3000, from: "asked" })).toEqual({ conflict: null });
  expect(await states()).toMatchObject({ Shout: "declined" });

  const september = { title: "September", artist: "Earth, Wind & Fire" };
  await act({ ...september, act: "playing", at: 9000 });
  await act({ ...shout, act: "playing", at: 8000 });
  expect(await states()).toMatchObject({ Shout: "played", September: "playing" });
  await act({ ...september, act: "asked", at: 9500 });
  expect(await states()).not.toHaveProperty("September");
  expect(await (await ask(paths.boothState)).json()).toMatchObject({ doNotPlays: [{ title: "Macarena" }] });
});

it("a song whose end is undone began when it began", async () => {
  const { act, bookingId } = await evening();
  const september = { title: "September", artist: "Earth, Wind & Fire" };
  await act({ ...shout, act: "playing", at: 60_000, from: "asked" });
  await act({ ...september, act: "playing", at: 240_000, from: "" });
  await act({ ...september, act: "asked", at: 250_000, from: "playing" });
  await act({ ...shout, act: "playing", at: 250_001, from: "played" });
  const [row] = (await db.select().from(guestRequests)).filter(
    (each) => each.bookingId === bookingId && each.title === "Shout",
  );
  expect(row).toMatchObject({ state: "playing", startedAt: 60_000, endedAt: null });
  await act({ ...shout, act: "played", at: 300_000, from: "playing" });
  await act({ ...shout, act: "asked", at: 400_000, from: "played" });
  await act({ ...shout, act: "playing", at: 500_000, from: "asked" });
  expect(
    (await db.select().from(guestRequests)).find(({ title, bookingId: of }) => title === "Shout" && of === bookingId),
  ).toMatchObject({ startedAt: 500_000 });
});

it("tonight's track ticks itself off, and songs of moments are not counted among those of the floor", async () => {
  const now = instantAt(calendarDateAt(Date.UTC(2098, 4, 1, 12)), 20 * 60);
  const { states: stored, bookingId } = await evening({
    eventDate: calendarDateAt(now),
    startTime: "18:00",
    endTime: "23:00",
  });
  await tickOffTrack(db, { title: "Shout - 2004 Remaster", artist: "" }, now);
  expect(await stored()).toMatchObject({ Shout: "playing" });
  await tickOffTrack(db, { title: "September", artist: "Earth, Wind & Fire" }, now + 1000);
  expect(await stored()).toMatchObject({ Shout: "played", September: "playing" });
  await tickOffTrack(db, { title: "Late", artist: "Nobody" }, now + 86_400_000);
  expect(await stored()).not.toHaveProperty("Late");

  const moment = {
    id: bookingId,
    bookingId,
    position: "a",
    minutes: 5,
    name: "First dance",
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(planMoments).values({ ...moment, songTitle: "At Last", songArtist: "Etta James" });
  const ofFloor = { bookingId, createdAt: now, updatedAt: now } as const;
  await db.insert(songRequests).values([
    {
      ...ofFloor,
      id: `${bookingId} c`,
      momentId: bookingId,
      title: "Clair de Lune",
      position: "c",
      preference: "must-play",
    },
    {
      ...ofFloor,
      id: `${bookingId} d`,
      momentId: bookingId,
      title: "Nocturne",
      position: "d",
      preference: "play-if-possible",
    },
    { ...ofFloor, id: `${bookingId} e`, title: "Halo", position: "e", preference: "play-if-possible" },
  ]);
  const found = await readEvening(db, bookingId);
  const booth = found && boothOf(found, now);
  const states = (at: number) =>
    found ? boothOf(found, at).songs.filter(({ state }) => state === "playing").length : -1;
  expect([states(now), states(now + 6 * 3_600_000)]).toEqual([1, 0]);
  const { ofMoments, possible, mustPlaysInAll } = booth ? songsIn(booth, "votes") : {};
  expect(ofMoments?.map(({ title, moment }) => `${title}, ${moment}`)).toEqual(
    ["At Last", "Clair de Lune", "Nocturne"].map((title) => `${title}, First dance`),
  );
  expect([possible?.map(({ title }) => title), mustPlaysInAll]).toEqual([["Halo"], 1]);
  expect(booth && dancingLeft(booth, now)).toBe(180);
  const mustPlays = booth?.songs.filter(({ isMustPlay, moment }) => isMustPlay && moment === null) ?? [];
  expect([fitting([...mustPlays, ...mustPlays], 4), fitting(mustPlays, 3)]).toEqual([1, 0]);
});

it("a track that the guests of one of two parties asked for is played at that one", async () => {
  const now = instantAt(calendarDateAt(Date.UTC(2098, 4, 2, 12)), 20 * 60);
  const tonight = { eventDate: calendarDateAt(now), startTime: "18:00", endTime: "23:00" };
  const both = [await evening(tonight), await evening({ ...tonight, crew: "other" })];
  const [one, other] = both.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1));
  if (!(one && other)) throw new Error("two parties");
  await db
    .delete(guestRequests)
    .where(and(eq(guestRequests.bookingId, one.bookingId), eq(guestRequests.title, "Shout")));
  await tickOffTrack(db, { title: "Shout", artist: "" }, now);
  expect(await other.states()).toMatchObject({ Shout: "playing" });
  expect(await one.states()).not.toHaveProperty("Shout");
});
