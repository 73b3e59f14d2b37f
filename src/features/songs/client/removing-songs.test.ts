import { beforeEach, describe, expect, it } from "vitest";
import { mainTextIn } from "../../../test/page.ts";
import { origin, postForm, postJson, visit } from "../../../test/site.ts";
import { openSongList, type SongList } from "../../../test/song-list.ts";
import { songPlaces } from "./paths.ts";

let list: SongList;

beforeEach(async () => {
  list = await openSongList();
});

describe("removing a song", () => {
  it("asks first without JavaScript, then removes it by a form post", async () => {
    await list.add("One");
    const html = await list.page({ remove: "song-id-One" });
    expect(mainTextIn(html)).toContain("Remove “One”? Remove Keep it");
    const answer = await visit(
      postForm(songPlaces.client.remove("song-id-One"), { booking: list.booking.id }, list.client),
    );
    expect(answer.headers.get("Location")).toBe(`/portal/songs?booking=${list.booking.id}&done=removed`);
    expect(await list.stored()).toEqual([]);
  });

  it("as JSON takes POST and DELETE; the second time it has gone", async () => {
    for (const title of ["One", "Two"]) await list.add(title);
    expect((await visit(postJson(songPlaces.client.remove("song-id-One"), {}, list.client))).status).toBe(200);
    const again = () =>
      new Request(origin + songPlaces.client.edit("song-id-Two"), { method: "DELETE", headers: list.client });
    expect((await visit(again())).status).toBe(200);
    const gone = await visit(again());
    expect(gone.status).toBe(404);
    expect(await gone.json()).toEqual({ message: expect.stringContaining("removed on another device") });
    expect(await list.stored()).toEqual([]);
  });
});
