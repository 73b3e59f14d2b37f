import { beforeEach, describe, expect, it } from "vitest";
import { newSecret } from "../../../platform/links/signed-link.ts";
import { mainTextIn } from "../../../test/page.ts";
import { origin, postForm, postJson, visit } from "../../../test/site.ts";
import { openSongList, type SongList, slowTide } from "../../../test/song-list.ts";
import { portalApi } from "../../portal/paths.ts";

let list: SongList;

beforeEach(async () => {
  list = await openSongList();
});

describe("adding a song", () => {
  it("as JSON stores it at the end", async () => {
    await list.add("One");
    const answer = await visit(postJson(portalApi.songs, { ...slowTide, idempotencyKey: "song-id-Two" }, list.client));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: "song-id-Two" });
    expect(
      (await list.stored()).map(({ title, artist, note, preference }) => ({ title, artist, note, preference })),
    ).toEqual([{ ...slowTide, title: "One" }, slowTide]);
  });

  it("20 times at once with one key stores one, and 20 different ones at once all find a place", async () => {
    const many = Array.from({ length: 20 }, (_, index) => index);
    const answers = await Promise.all(many.map(() => list.add("Same")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await list.titles()).toEqual(["Same"]);
    for (let index = 0; index < 20; index += 4)
      await Promise.all([0, 1, 2, 3].map((each) => list.add(`Other-${index + each}`)));
    const positions = (await list.stored()).map(({ position }) => position);
    expect(new Set(positions).size).toBe(21);
  });

  it("60 times at once, by 60 writers of one list, finds 60 places", async () => {
    await list.add("First");
    await list.add("Last");
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => list.add(`Song-${index}`, index % 2 ? { after: "song-id-First" } : {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const positions = (await list.stored()).map(({ position }) => position);
    expect(new Set(positions).size).toBe(62);
    expect((await list.titles())[0]).toBe("First");
  });

  it("faster than any hand is answered 429 for this session, and for no other one", async () => {
    await list.add("Zero");
    const statuses = new Map<number, number>();
    for (let round = 0; round < 7; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => list.add("", {})));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].sort()).toEqual([422, 429]);
    expect((await list.add("One")).headers.get("Retry-After")).toBe("60");
    expect((await (await openSongList()).add("One")).status).toBe(200);
  });

  it("with an invented cookie each time is counted for its network", async () => {
    const add = () => visit(postJson(portalApi.songs, slowTide, { Cookie: `__Host-portal=${newSecret()}` }));
    const statuses = new Set<number>();
    for (let at = 0; at < 301; at += 1) statuses.add((await add()).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  it("without a key is known by its content for a day", async () => {
    await visit(postJson(portalApi.songs, slowTide, list.client));
    await visit(postForm(portalApi.songs, slowTide, list.client));
    expect(await list.titles()).toEqual(["Slow Tide"]);
  });

  it("as a form leads back to the list, which says so and shows it", async () => {
    const answer = await visit(
      postForm(portalApi.songs, { ...slowTide, artist: "", booking: list.booking.id }, list.client),
    );
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toMatch(
      new RegExp(`^/portal/songs\\?booking=${list.booking.id}&done=added&preference=must-play#song-`),
    );
    const html = await (await visit(new Request(new URL(location, origin), { headers: list.client }))).text();
    expect(html).toMatch(/role="status"[^>]*>.*The song is added\./);
    expect(mainTextIn(html)).toContain("Slow Tide First dance");
    expect(await list.stored()).toEqual([expect.objectContaining({ artist: null })]);
  });

  it.each([
    ["no title", { title: " " }, "title", "Please enter the song's title"],
    ["201 characters", { title: "x".repeat(201) }, "title", "Please keep this to 200 characters or fewer"],
    ["a long note", { note: "x".repeat(501) }, "note", "Please keep this to 500 characters or fewer"],
    ["an unknown preference", { preference: "loud" }, "preference", "Please choose how much you want it"],
  ])("with %s is answered 422, and comes back as a form with what was typed", async (_, change, path, message) => {
    const answer = await visit(postJson(portalApi.songs, { ...slowTide, ...change }, list.client));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: "validation: 1 field needs another look",
      issues: [{ path, message }],
    });
    const again = await visit(postForm(portalApi.songs, { ...slowTide, artist: 'a"<b>', ...change }, list.client));
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toMatch(new RegExp(`id="new-song-${path}-error".*?${message.replace("'", "&#x27;")}`));
    expect(html).toContain('value="a&quot;&lt;b&gt;"');
    expect(await list.stored()).toEqual([]);
  });

  it("behind another one puts it there, and at the end when that one has gone", async () => {
    for (const title of ["One", "Two"]) await list.add(title);
    await list.add("Between", { after: "song-id-One" });
    await list.add("First", { after: null });
    await list.add("Last", { after: "song-id-Gone" });
    expect(await list.titles()).toEqual(["First", "One", "Between", "Two", "Last"]);
  });

  it("stops at 2,000 songs with a message, also for posts that come at once", async () => {
    await list.fill(1999);
    const answers = await Promise.all([list.add("A"), list.add("B"), list.add("C")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({ message: expect.stringContaining("Your list holds 2,000 songs") });
    expect((await list.add("D")).status).toBe(409);
    expect(await list.stored()).toHaveLength(2000);

    const form = await visit(
      postForm(portalApi.songs, { ...slowTide, note: "Not lost", booking: list.booking.id }, list.client),
    );
    expect(form.status).toBe(409);
    const html = await form.text();
    expect(mainTextIn(html)).toContain("Your list holds 2,000 songs");
    expect(html).toMatch(/id="new-song-note"[^>]*value="Not lost"/);
  }, 120_000);
});

it("a link to a playlist is refused with what to do instead, a song's link with what to type; neither is stored", async () => {
  for (const [title, words] of [
    ["https://open.spotify.com/playlist/37i9dQZF1DX", "paste the list"],
    ["My songs: www.youtube.com/playlist?list=PL12", "paste the list"],
    ["https://music.apple.com/us/song/1440857781", "title and artist in place of a link"],
  ] as const) {
    const answer = await visit(
      postForm(portalApi.songs, { ...slowTide, title, booking: list.booking.id }, list.client),
    );
    expect([answer.status, title]).toEqual([422, title]);
    expect(mainTextIn(await answer.text())).toContain(words);
  }
  const pasted = {
    text: "https://open.spotify.com/playlist/37i9dQZF1DX",
    preference: "must-play",
    booking: list.booking.id,
  };
  const preview = await visit(postForm(portalApi.pastePreview, pasted, list.client));
  expect(mainTextIn(await preview.text())).toContain("paste the list");
  expect(await list.stored()).toEqual([]);
});
