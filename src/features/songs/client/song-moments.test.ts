import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planMoments } from "../../../database/schema/timeline.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { postForm, visit } from "../../../test/site.ts";
import { openSongList, slowTide } from "../../../test/song-list.ts";
import { songPlaces } from "./paths.ts";

const moment = (id: string, bookingId: string, name: string, more: { minutes?: number; dancing?: boolean } = {}) =>
  primary(env.DB)
    .insert(planMoments)
    .values({ id, bookingId, name, minutes: 50, position: `a${id}`, createdAt: 0, updatedAt: 0, ...more });

it("songs stand in the list of their moment, the same in two of them once with both", async () => {
  const list = await openSongList();
  const { id } = list.booking;
  await moment("1", id, "Dinner");
  await moment("2", id, "Dance floor", { minutes: 160, dancing: true });
  await moment("3", (await storeBooking()).id, "Somebody else's");
  await list.add("At Last", { momentId: "1", artist: "Etta James", seconds: 181, explicit: false });
  await list.add("Again", {
    title: "at last",
    momentId: "",
    artist: "Etta James",
    preference: "must-play",
    seconds: "",
  });
  await list.add("Stray", { momentId: "3", preference: "do-not-play-unless-asked", seconds: 1e9, explicit: "maybe" });
  expect((await list.stored()).map(({ momentId, seconds, explicit }) => [momentId, seconds, explicit])).toEqual([
    ["1", 181, false],
    [null, null, null],
    [null, null, null],
  ]);

  const html = await list.page();
  const text = mainTextIn(html);
  expect(text).toContain("All songs 3 Dance floor 2 Dinner 1");
  expect(text).toContain("At Last Etta James Dinner and Dance floor 3:01, Clean First dance");
  expect(html.match(/data-song=/g)).toHaveLength(2);
  expect(text).toContain("Do not play unless a guest asks 1 song");
  expect(html).toContain('<option value="1">Dinner</option>');
  expect(html).not.toContain('<option value="3">');

  const dinner = await list.page({ list: "1" });
  expect([...dinner.matchAll(/data-song="([^"]*)"/g)].map(([, song]) => song)).toEqual(["song-id-At-Last"]);
  expect(dinner).toContain('<option value="1" selected="">Dinner</option>');
  const floor = await list.page({ list: "floor" });
  expect(floor.match(/data-song=/g)).toHaveLength(2);

  const edit = { ...slowTide, momentId: "3", list: "1", booking: id };
  const answer = await visit(postForm(songPlaces.client.edit("song-id-At-Last"), edit, list.client));
  expect(answer.headers.get("Location")).toBe(`/portal/songs?booking=${id}&list=1&done=saved#song-song-id-At-Last`);
  expect((await list.stored())[0]?.momentId).toBeNull();
});

it("a moment that calls for a song is asked for one until its list has one", async () => {
  const list = await openSongList();
  const { id } = list.booking;
  await moment("1", id, "Dinner");
  await moment("2", id, "First dance");
  const lists = async () => mainTextIn(await list.page());
  expect(await lists()).toContain("All songs 0 Dance floor 0 First dance Add song");
  await list.add("At Last", { momentId: "2" });
  expect(await lists()).toContain("All songs 1 Dance floor 0 First dance 1");
});

it("a gauge says how far the must-plays that are danced to fill the dancing", async () => {
  const list = await openSongList();
  expect(await list.page()).not.toContain("must-gauge");
  const { id } = list.booking;
  await moment("4", id, "Dinner");
  await list.fill(46);
  const booked = mainTextIn(await list.page());
  expect(booked).toMatch(/Your must-plays fill 2 h 41 min of \d h( \d+ min)? of dancing/);
  await moment("5", id, "Everybody dances", { minutes: 160, dancing: true });
  await env.DB.prepare("UPDATE song_requests SET seconds = 248").run();
  await list.add("Quiet", { momentId: "4" });
  expect(mainTextIn(await list.page())).toContain(
    "Your must-plays fill 3 h 10 min of 2 h 40 min of dancing 30 min over. About 8 of 46 songs will not fit.",
  );
});
