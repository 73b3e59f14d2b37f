import { expect, it } from "vitest";
import { administer, everyTable, see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { cron, postJson } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import type { Track } from "../model.ts";
import { crateApi } from "./paths.ts";

const trackNamed = (title: string, more: Partial<Track> = {}): Track => ({
  title,
  artist: "ABBA",
  mix: null,
  seconds: 200,
  bpm: 120.5,
  key: "8A",
  explicit: null,
  location: `/Users/dj/${title}.mp3`,
  ...more,
});

const [waterloo, fernando, mamma] = ["Waterloo", "Fernando", "Mamma Mia"].map((title) => trackNamed(title));
const uploadOf = (letter: string) => letter.repeat(64);

const send = async (path: string, body: object) => {
  const answer = await administer(postJson(path, body));
  return { status: answer.status, body: await answer.json() };
};

async function bring(upload: string, portions: (Track | undefined)[][]) {
  await send(crateApi.begin, { upload });
  for (const [number, tracks] of portions.entries())
    expect((await send(crateApi.portion, { upload, number, tracks })).status).toBe(200);
  return send(crateApi.finish, { upload, portions: portions.length });
}

const stored = () => rows("SELECT title, bpm, song_key FROM crate_tracks ORDER BY title");

it("an export is the crate once it has arrived whole, and the next one takes its place by what differs", async () => {
  expect(mainTextIn(await see(adminPaths.crate))).toContain("There is nothing in it yet.");
  const upload = uploadOf("a");
  await send(crateApi.begin, { upload });
  await send(crateApi.portion, { upload, number: 0, tracks: [waterloo, fernando] });
  expect(await stored()).toEqual([]);
  expect(await send(crateApi.begin, { upload })).toMatchObject({ body: { portions: 1 } });
  await send(crateApi.portion, { upload, number: 0, tracks: [waterloo, fernando] });
  await send(crateApi.portion, { upload, number: 1, tracks: [mamma] });
  const finish = { upload, portions: 2 };
  const sums = { tracks: 3, bpm: 3, key: 3, location: 3 };
  expect((await send(crateApi.finish, finish)).body).toEqual({ added: 3, gone: 0, changed: 0, sums });
  expect(await stored()).toEqual([
    { title: "Fernando", bpm: 120.5, song_key: "fernando|abba" },
    { title: "Mamma Mia", bpm: 120.5, song_key: "mamma mia|abba" },
    { title: "Waterloo", bpm: 120.5, song_key: "waterloo|abba" },
  ]);
  expect((await send(crateApi.finish, finish)).body).toEqual({ added: 0, gone: 0, changed: 0, sums });

  const next = [trackNamed("Waterloo", { bpm: 147 }), mamma, trackNamed("SOS", { key: null, explicit: true })];
  expect((await bring(uploadOf("b"), [next])).body).toMatchObject({ added: 1, gone: 1, changed: 1 });
  expect((await stored()).map(({ title, bpm }) => `${title} ${bpm}`)).toEqual([
    ...["Mamma Mia 120.5", "SOS 120.5", "Waterloo 147"],
  ]);
  expect((await bring(uploadOf("c"), [next])).body).toMatchObject({ added: 0, gone: 0, changed: 0 });
  expect(mainTextIn(await see(adminPaths.crate))).toContain("3 tracks: 3 with BPM, 2 with a key, 3 with a file.");
});

it("changes nothing while a part is missing, when another upload begins, or when a track is none", async () => {
  await bring(uploadOf("a"), [[waterloo]]);
  const before = await stored();
  const upload = uploadOf("b");
  await send(crateApi.begin, { upload });
  await send(crateApi.portion, { upload, number: 0, tracks: [fernando] });
  expect((await send(crateApi.finish, { upload, portions: 2 })).status).toBe(409);
  await send(crateApi.begin, { upload: uploadOf("c") });
  await send(crateApi.portion, { upload, number: 1, tracks: [mamma] });
  expect(await send(crateApi.finish, { upload, portions: 2 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Nothing has changed") },
  });
  for (const wrong of [{ title: "" }, { title: "a\0b" }, { bpm: -1 }, { location: "x".repeat(1001) }])
    expect((await send(crateApi.portion, { upload, number: 2, tracks: [{ ...waterloo, ...wrong }] })).status).toBe(422);
  expect(await stored()).toEqual(before);
  await cron(Date.now() + 26 * 3_600_000);
  expect(await rows("SELECT 1 FROM crate_portions")).toEqual([]);
});

it("can be removed, and tells the file's places to nobody else", async () => {
  await bring(uploadOf("a"), [[waterloo]]);
  expect(sentTo(await submit(adminPaths.crate, { act: "remove" }))).toBe(`${adminPaths.crate}?notice=crate-removed`);
  expect((await everyTable()).filter(([, text]) => text.includes("/Users/dj"))).toEqual([]);
  const audited = (await rows("SELECT what, who FROM audit_log")).map(({ what, who }) => `${what} ${who}`);
  expect(audited).toEqual([
    "signed-in dj@example.com",
    "crate-replaced dj@example.com",
    "crate-removed dj@example.com",
  ]);
});
