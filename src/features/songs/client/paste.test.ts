import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planMoments } from "../../../database/schema/timeline.ts";
import { mainTextIn } from "../../../test/page.ts";
import { htmlAt, postForm, visit } from "../../../test/site.ts";
import { openSongList } from "../../../test/song-list.ts";
import { portalApi } from "../../portal/paths.ts";
import { songPlaces } from "./paths.ts";

const lines = "1. Earth, Wind & Fire – September (3:35)\n2. slow tide\n3. Queen - Don't Stop Me Now\n---";

const hidden = (html: string, name: string) => {
  const form = html.slice(html.indexOf('aria-label="Songs to add"'));
  const value = new RegExp(`name="${name}"(?: value="([^"]*)"|>([^<]*)<)`).exec(form);
  return (value?.[1] ?? value?.[2] ?? "").replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
};

it("a pasted list shows what was understood, adds what is ticked once, and says where it fails", async () => {
  const list = await openSongList();
  const { id } = list.booking;
  await primary(env.DB)
    .insert(planMoments)
    .values({ id: "m", bookingId: id, name: "Dinner", minutes: 50, position: "a0", createdAt: 0, updatedAt: 0 });
  await list.add("Slow Tide", { artist: "" });
  expect(await htmlAt(songPlaces.client.pasteAt(id, "m"), list.client)).toContain(
    '<option value="m" selected="">Dinner</option>',
  );
  const send = (path: string, fields: Record<string, string | string[]>) => {
    const body = new URLSearchParams({ booking: id, preference: "play-if-possible", momentId: "m" });
    for (const [name, value] of Object.entries(fields)) {
      body.delete(name);
      for (const each of [value].flat()) body.append(name, each);
    }
    const request = postForm(path, {}, list.client);
    return visit(new Request(request.url, { method: "POST", headers: request.headers, body }));
  };

  const preview = await send(portalApi.pastePreview, { text: lines });
  expect(preview.status).toBe(200);
  const html = await preview.text();
  const text = mainTextIn(html);
  for (const part of [
    "3 songs understood",
    "I read Artist – Title: the song “September” by Earth, Wind & Fire.",
    "September by Earth, Wind & Fire 3:35",
    "slow tide Already on your list: Must play.",
    "1 line is left out",
  ])
    expect(text).toContain(part);
  expect([...html.matchAll(/name="take"( checked="")? value="(\d)"/g)].map(([, on, at]) => [at, Boolean(on)])).toEqual([
    ["0", true],
    ["1", false],
    ["2", true],
  ]);
  expect(await list.titles()).toEqual(["Slow Tide"]);

  const ticked = {
    text: hidden(html, "text"),
    idempotencyKey: hidden(html, "idempotencyKey"),
    take: ["0", "2"],
    turn: "2",
  };
  for (const _ of ["once", "again"]) {
    const added = await send(portalApi.pasteAdd, ticked);
    expect(added.status).toBe(303);
    expect(added.headers.get("Location")).toBe(
      `/portal/songs?booking=${id}&list=m&done=pasted&preference=play-if-possible`,
    );
  }
  expect(
    (await list.stored()).map(({ title, artist, seconds, momentId }) => [title, artist, seconds, momentId]),
  ).toEqual([
    ["Slow Tide", null, null, null],
    ["September", "Earth, Wind & Fire", 215, "m"],
    ["Queen", "Don't Stop Me Now", null, "m"],
  ]);

  for (const [path, fields, status, words] of [
    [portalApi.pastePreview, { text: "" }, 422, "Please paste at least one song"],
    [portalApi.pastePreview, { text: "---" }, 422, "I found no song in this."],
    [portalApi.pastePreview, { text: "x\n".repeat(2001) }, 422, "These are 2,001 songs. A list holds 2,000"],
    [portalApi.pasteAdd, { text: lines }, 422, "Please tick at least one song."],
    [portalApi.pastePreview, { text: lines, booking: "theirs" }, 404, ""],
    [portalApi.pasteAdd, { text: lines, take: "0", booking: "theirs" }, 404, ""],
  ] as const) {
    const refused = await send(path, { ...fields });
    expect(refused.status, words).toBe(status);
    expect(mainTextIn(await refused.text())).toContain(words);
  }
});

it("a list of 2,000 songs goes in at once, and no more than that", async () => {
  const list = await openSongList();
  await list.add("One");
  const text = Array.from({ length: 2000 }, (_, at) => `Artist ${at} – Song ${at}`).join("\n");
  const send = (from: number) => {
    const body = new URLSearchParams({ text, preference: "must-play", idempotencyKey: `paste-key-${from}` });
    for (let at = from; at < 2000; at += 1) body.append("take", String(at));
    const request = postForm(portalApi.pasteAdd, {}, list.client);
    return visit(new Request(request.url, { method: "POST", headers: request.headers, body }));
  };
  const full = await send(0);
  expect(full.status).toBe(409);
  expect(mainTextIn(await full.text())).toContain("Your list holds 2,000 songs at most.");
  expect((await send(1)).status).toBe(303);
  const titles = await list.titles();
  expect([titles.length, titles[1], titles.at(-1)]).toEqual([2000, "Song 1", "Song 1999"]);
});
