import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { sha256 } from "../../../platform/links/signed-link.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { get, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { openSongList, type SongList } from "../../../test/song-list.ts";
import { ownBookingId } from "../../bookings/client-bookings.ts";
import { portalPaths } from "../../portal/paths.ts";
import { songSumsQuery, songsBehindQuery } from "../store.ts";
import { songPlaces } from "./paths.ts";

const db = primary(env.DB);

let list: SongList;
beforeEach(async () => {
  list = await openSongList();
});

describe("the page", () => {
  it("has four lists with their numbers, and the songs of each in order", async () => {
    await list.add("One");
    await list.add("Chicken Song", { preference: "do-not-play", artist: "Anyone", note: "" });
    const html = await list.page();
    const text = mainTextIn(html);
    for (const part of [
      "Must play 1 song",
      "Play if possible 0 songs",
      "Do not play 1 song",
      "Do not play unless a guest asks 0 songs",
      "No songs here yet.",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/One The Harbor Lights First dance .*Chicken Song Anyone/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<body data-accent="wedding">');
  });

  it("is private, and of the next booking unless the address names one", async () => {
    const { clientEmail } = list.booking;
    const own = { clientEmail, status: "hold" as const };
    const past = await storeBooking({ ...own, eventDate: "2020-01-01" });
    await storeBooking({ ...own, eventDate: "2098-01-01", status: "cancelled" });
    const next = await storeBooking({ ...own, eventDate: "2098-01-02" });
    const answer = await visit(get(portalPaths.songs, list.client));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toContain(`name="booking" value="${next.id}"`);
    expect(await list.page({ booking: past.id })).toContain(`name="booking" value="${past.id}"`);
    expect((await visit(get(songPlaces.client.at({ booking: "none" }), list.client))).status).toBe(404);
    expect((await visit(get(songPlaces.client.at({ done: "__proto__" }), list.client))).status).toBe(200);
  });

  it("shows 2,000 songs by hundreds", async () => {
    await list.fill(2000);
    async function walk(rel: "next" | "prev", start: string | null) {
      const pages: string[][] = [];
      let after = start;
      for (;;) {
        const html = await list.page({ after });
        pages.push([...html.matchAll(/data-song="([^"]+)"/g)].map(([, id = ""]) => id));
        const href = new RegExp(`rel="${rel}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
        if (!href || pages.length > 30) return { pages, end: after };
        after = new URL(href, origin).searchParams.get("after");
      }
    }
    const forth = await walk("next", null);
    expect(forth.pages.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 100));
    expect(new Set(forth.pages.flat()).size).toBe(2000);
    const back = await walk("prev", forth.end);
    expect(back).toEqual({ pages: forth.pages.toReversed(), end: null });
    expect(mainTextIn(await list.page())).toContain("Must play 2000 songs");
  }, 120_000);

  it("leads back to its own page of the list, and moves a song over the edge between two pages", async () => {
    await list.fill(150);
    const next = /href="([^"]*)">More songs/.exec(await list.page())?.[1]?.replaceAll("&amp;", "&") ?? "";
    const after = new URL(next, origin).searchParams.get("after") ?? "";
    const html = await list.page({ after });
    expect(html).toContain(`<input type="hidden" name="page" value="${after}"/>`);
    expect(html).toContain(`rel="prev" href="${songPlaces.client.at({ booking: list.booking.id })}">`);
    expect(mainTextIn(html)).not.toContain("First page");
    const from = { booking: list.booking.id, page: after };
    const first = songPlaces.client.move(`${list.booking.id}-101`);
    const answer = await visit(postForm(first, { ...from, direction: "up" }, list.client));
    expect(answer.headers.get("Location")).toContain(
      songPlaces.client.at({ booking: list.booking.id, after, done: "moved" }),
    );
    expect((await list.titles()).slice(98, 102)).toEqual(["Song 99", "Song 101", "Song 100", "Song 102"]);
  });

  it("reads its own client's rows alone: as many whether or not there are others", async () => {
    await list.fill(150);
    const sid = await sha256(list.client.Cookie.replace("__Host-portal=", ""));
    const read = async () => {
      const id = ownBookingId(sid, Date.now(), list.booking.id);
      const statements = [songsBehindQuery(db, id, { of: "all" }, { key: "", id: "" }, 101), songSumsQuery(db, id)];
      const results = await env.DB.batch(statements.map((each) => bound(each.toSQL())));
      return results.map(({ meta }) => meta.rows_read);
    };
    const alone = await read();
    expect(Math.min(...alone)).toBeGreaterThanOrEqual(100);
    await list.fill(1000, (await storeBooking()).id);
    for (const [index, rows] of (await read()).entries()) expect(rows - (alone[index] ?? 0)).toBeLessThanOrEqual(1);
  });
});

it("a page begins behind a song that is still there when the one at its edge has gone", async () => {
  await list.fill(150);
  const after = `d0100.${list.booking.id}-100`;
  await visit(postJson(songPlaces.client.remove(`${list.booking.id}-100`), {}, list.client));
  expect(await list.page({ after })).toContain(`&quot;before&quot;:&quot;${list.booking.id}-99&quot;`);
});

const bound = ({ sql, params }: { sql: string; params: unknown[] }) => env.DB.prepare(sql).bind(...params);
