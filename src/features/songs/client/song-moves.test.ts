import { beforeEach, describe, expect, it } from "vitest";
import { postForm, visit } from "../../../test/site.ts";
import { openSongList, type SongList } from "../../../test/song-list.ts";
import { songPlaces } from "./paths.ts";

let list: SongList;
beforeEach(async () => {
  list = await openSongList();
});

describe("moving a song", () => {
  beforeEach(async () => {
    for (const title of ["A", "B", "C"]) await list.add(title);
    await list.add("X", { preference: "do-not-play" });
    await list.add("D");
  });

  it("writes one row", async () => {
    const before = await list.stored();
    expect((await list.move("D", { after: "song-id-A" })).status).toBe(200);
    expect(await list.titles()).toEqual(["A", "D", "B", "C", "X"]);
    const changed = (await list.stored()).filter((row) => !before.some((old) => old.position === row.position));
    expect(changed.map(({ title }) => title)).toEqual(["D"]);
  });

  it("to the beginning, behind the last and behind itself ends where it was asked to", async () => {
    await list.move("C", { after: null });
    expect(await list.titles()).toEqual(["C", "A", "B", "X", "D"]);
    await list.move("C", { after: "song-id-D" });
    expect(await list.titles()).toEqual(["A", "B", "X", "D", "C"]);
    await list.move("B", { after: "song-id-B" });
    expect(await list.titles()).toEqual(["A", "B", "X", "D", "C"]);
  });

  it("may change the preference with the place", async () => {
    await list.move("X", { after: "song-id-A", preference: "must-play" });
    expect((await list.stored())[1]).toMatchObject({ title: "X", preference: "must-play" });
  });

  it("by form goes past the next song of its own list, and leads back to it", async () => {
    const press = (title: string, direction: string) =>
      visit(postForm(songPlaces.client.move(`song-id-${title}`), { direction, booking: list.booking.id }, list.client));
    const answer = await press("D", "up");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/portal/songs?booking=${list.booking.id}&done=moved#song-song-id-D`);
    expect(await list.titles()).toEqual(["A", "B", "D", "C", "X"]);
    await press("A", "down");
    await press("X", "up");
    await press("B", "up");
    expect(await list.titles()).toEqual(["B", "A", "D", "C", "X"]);
    await press("C", "down");
    expect(await list.titles()).toEqual(["B", "A", "D", "C", "X"]);
  });

  it("behind a song that has gone says that the list has changed; without a place it is refused", async () => {
    const answer = await list.move("A", { after: "song-id-Gone" });
    expect(answer.status).toBe(409);
    expect((await list.move("A", {})).status).toBe(422);
    expect((await list.move("Gone", { after: null })).status).toBe(404);
    expect(await list.titles()).toEqual(["A", "B", "C", "X", "D"]);
  });

  it("keeps every order after 50 songs put in at one place", async () => {
    for (let index = 0; index < 50; index += 1) await list.add(`N${index}`, { after: "song-id-A" });
    const newest = Array.from({ length: 50 }, (_, index) => `N${49 - index}`);
    expect(await list.titles()).toEqual(["A", ...newest, "B", "C", "X", "D"]);
    expect(Math.max(...(await list.stored()).map(({ position }) => position.length))).toBeLessThan(20);
  });

  it("at once to one place gives each a position of its own", async () => {
    const answers = await Promise.all(["B", "C", "D"].map((title) => list.move(title, { after: "song-id-A" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set((await list.stored()).map(({ position }) => position)).size).toBe(5);
    expect((await list.titles())[0]).toBe("A");
  });
});
