import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { openSongList, type SongList, slowTide } from "../../../test/song-list.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { songPlaces } from "./paths.ts";

const db = primary(env.DB);

let list: SongList;
beforeEach(async () => {
  list = await openSongList();
});

describe("a list that is somebody else's", () => {
  const changes = (as: HeadersInit) => [
    postJson(portalApi.songs, { ...slowTide, booking: list.booking.id, idempotencyKey: "song-id-New" }, as),
    postJson(songPlaces.client.edit("song-id-One"), { ...slowTide, title: "Mine" }, as),
    postJson(songPlaces.client.move("song-id-One"), { after: "song-id-Two" }, as),
    postJson(songPlaces.client.move("song-id-One"), { direction: "down" }, as),
    postJson(songPlaces.client.remove("song-id-One"), {}, as),
    new Request(origin + songPlaces.client.edit("song-id-One"), { method: "DELETE", headers: as }),
    postForm(songPlaces.client.remove("song-id-One"), {}, as),
    postForm(songPlaces.client.edit("song-id-One"), slowTide, as),
  ];
  beforeEach(async () => {
    for (const title of ["One", "Two"]) await list.add(title);
  });

  it("is not found by another list.client, and nothing of it changes", async () => {
    const before = await list.stored();
    const other = await storeBooking();
    const stranger = await signIn(other);
    for (const request of changes(stranger)) expect((await visit(request)).status, request.url).toBe(404);
    expect((await visit(get(songPlaces.client.at({ booking: list.booking.id }), stranger))).status).toBe(404);
    await list.add("Theirs", {}, stranger);
    expect((await list.move("Theirs", { after: "song-id-One" }, stranger)).status).toBe(409);
    expect((await list.add("One", {}, stranger)).status).toBe(404);
    expect(await list.stored()).toEqual(before);
    expect(await list.titles(other.id)).toEqual(["Theirs"]);
  });

  it.each([
    ["no session", async () => ({})],
    ["an expired session", () => signIn(list.booking, Date.now() - 1)],
    ["a cookie that nobody was given", async () => ({ Cookie: "__Host-portal=nobody" })],
    [
      "a session whose links were revoked",
      async () => {
        const before = await signIn(list.booking);
        await db.update(bookings).set({ portalLinkVersion: 2 }).where(eq(bookings.id, list.booking.id));
        return before;
      },
    ],
  ])("is closed to %s: the page shows the access form, the API answers 401", async (_, headers) => {
    const before = await list.stored();
    const as = await headers();
    const answer = await visit(get(portalPaths.songs, as));
    expect(answer.status).toBe(401);
    expect(mainTextIn(await answer.text())).toContain("You are signed out here.");
    for (const request of changes(as)) {
      const refused = await visit(request);
      expect(refused.status, request.url).toBe(401);
      expect(await refused.text()).toMatch(/You are signed out here|Please open the portal by the link in your mail/);
    }
    expect(await list.stored()).toEqual(before);
  });
});
