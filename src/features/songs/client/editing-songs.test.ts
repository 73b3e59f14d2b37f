import { beforeEach, describe, expect, it } from "vitest";
import { mainTextIn } from "../../../test/page.ts";
import { postForm, postJson, visit } from "../../../test/site.ts";
import { openSongList, type SongList } from "../../../test/song-list.ts";
import { songPlaces } from "./paths.ts";

let list: SongList;

beforeEach(async () => {
  list = await openSongList();
});

describe("editing a song", () => {
  const change = { title: "Slower Tide", artist: "", note: "Last song", preference: "play-if-possible" };
  const after = { title: "Slower Tide", artist: null, note: "Last song", preference: "play-if-possible" };

  it.each(["POST", "PATCH"])("as JSON by %s changes it and leaves its place", async (method) => {
    for (const title of ["One", "Two"]) await list.add(title);
    const [before] = await list.stored();
    const request = postJson(songPlaces.client.edit("song-id-One"), change, list.client);
    expect((await visit(new Request(request, { method }))).status).toBe(200);
    expect((await list.stored())[0]).toMatchObject({ ...after, position: before?.position });
  });

  it("without JavaScript opens in the list, takes a form post and keeps what was refused", async () => {
    await list.add("One");
    expect(await list.page({ edit: "song-id-One" })).toMatch(
      /<form[^>]*action="\/api\/portal\/songs\/song-id-One"[^>]*>.*id="edit-song-id-One-title"[^>]*value="One"/s,
    );
    const refused = await visit(
      postForm(songPlaces.client.edit("song-id-One"), { ...change, title: "", note: "Kept" }, list.client),
    );
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/id="edit-song-id-One-title-error".*?Please enter the song&#x27;s title/);
    expect(html).toMatch(/id="edit-song-id-One-note"[^>]*value="Kept"/);
    const answer = await visit(postForm(songPlaces.client.edit("song-id-One"), change, list.client));
    expect(answer.headers.get("Location")).toBe("/portal/songs?done=saved#song-song-id-One");
    expect(await list.stored()).toEqual([expect.objectContaining(after)]);
  });

  it.each([
    ["checked", change, ""],
    ["refused", { ...change, preference: "" }, "Please choose how much you want it"],
  ])("that has gone meanwhile, %s words of a form post stand in the form for a new song", async (_, words, message) => {
    await list.add("Two");
    const from = { booking: list.booking.id };
    const answer = await visit(postForm(songPlaces.client.edit("song-id-One"), { ...words, ...from }, list.client));
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(mainTextIn(html)).toContain("This song is no longer on your list");
    expect(mainTextIn(html)).toContain(message);
    expect(mainTextIn(html)).toContain("Two");
    expect(html).toMatch(/id="new-song-title"[^>]*value="Slower Tide"/);
    expect(html).toMatch(/id="new-song-note"[^>]*value="Last song"/);
  });
});
