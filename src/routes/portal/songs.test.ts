import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { primary } from "../../db/client.ts";
import { bookingChoices } from "../../db/client-bookings.ts";
import { ownBooking, ownBookingId } from "../../db/own-booking.ts";
import { bookings, songRequests } from "../../db/schema/clients.ts";
import { clientOf, liveSession } from "../../db/sessions.ts";
import {
  countWishes,
  deleteSong,
  gapForAddition,
  gapForMove,
  insertSong,
  placeSong,
  placesUpTo,
  type SongPlace,
  songsBehind,
  updateSong,
} from "../../db/song-requests.ts";
import { sha256 } from "../../links/sha256.ts";
import { api, paths } from "../../paths.ts";
import { portalSongsAt, songApi } from "../../portal-paths.ts";
import { mainTextIn } from "../../test/page.ts";
import { signIn, storeBooking } from "../../test/portal.ts";
import { countTrips, get, origin, postForm, postJson, visit } from "../../test/site.ts";

const db = primary(env.DB);
const slowTide = { title: "Slow Tide", artist: "The Harbor Lights", note: "First dance", wish: "must-play" };

let booking: Awaited<ReturnType<typeof storeBooking>>;
let client: { Cookie: string };
beforeEach(async () => {
  booking = await storeBooking();
  client = await signIn(booking);
});

const stored = (of = booking.id) =>
  db.select().from(songRequests).where(eq(songRequests.bookingId, of)).orderBy(asc(songRequests.position));
const titles = async (of?: string) => (await stored(of)).map(({ title }) => title);

const add = (title: string, more: object = {}, as: HeadersInit = client) =>
  visit(
    postJson(
      api.portalSongs,
      { ...slowTide, title, idempotencyKey: `song-id-${title.replace(" ", "-")}`, ...more },
      as,
    ),
  );
const move = (title: string, to: object, as: HeadersInit = client) =>
  visit(postJson(songApi.move(`song-id-${title}`), to, as));
const page = async (query: Parameters<typeof portalSongsAt>[0] = {}, as: HeadersInit = client) =>
  (await visit(get(portalSongsAt(query), as))).text();

describe("adding a song", () => {
  it("as JSON stores it at the end, in two round trips", async () => {
    await add("One");
    const trips = countTrips();
    const answer = await visit(postJson(api.portalSongs, { ...slowTide, idempotencyKey: "song-id-Two" }, client));
    expect(trips()).toBe(2);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: "song-id-Two" });
    expect((await stored()).map(({ title, artist, note, wish }) => ({ title, artist, note, wish }))).toEqual([
      { ...slowTide, title: "One" },
      slowTide,
    ]);
  });

  it("20 times at once with one key stores one, and 20 different ones at once all find a place", async () => {
    const many = Array.from({ length: 20 }, (_, index) => index);
    const answers = await Promise.all(many.map(() => add("Same")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await titles()).toEqual(["Same"]);
    for (let index = 0; index < 20; index += 4)
      await Promise.all([0, 1, 2, 3].map((each) => add(`Other-${index + each}`)));
    const positions = (await stored()).map(({ position }) => position);
    expect(new Set(positions).size).toBe(21);
  });

  it("without a key is known by its content for a day", async () => {
    await visit(postJson(api.portalSongs, slowTide, client));
    await visit(postForm(api.portalSongs, slowTide, client));
    expect(await titles()).toEqual(["Slow Tide"]);
  });

  it("as a form leads back to the list, which says so and shows it", async () => {
    const answer = await visit(postForm(api.portalSongs, { ...slowTide, artist: "", booking: booking.id }, client));
    expect(answer.status).toBe(303);
    const location = answer.headers.get("Location") ?? "";
    expect(location).toMatch(new RegExp(`^/portal/songs\\?booking=${booking.id}&done=added#song-`));
    const html = await (await visit(new Request(new URL(location, origin), { headers: client }))).text();
    expect(html).toMatch(/role="status"[^>]*>.*The song is added\./);
    expect(mainTextIn(html)).toContain("Slow Tide First dance");
    expect(await stored()).toEqual([expect.objectContaining({ artist: null })]);
  });

  it.each([
    ["no title", { title: " " }, "title", "Please enter the song's title"],
    ["201 characters", { title: "x".repeat(201) }, "title", "Please keep this to 200 characters or fewer"],
    ["a long note", { note: "x".repeat(501) }, "note", "Please keep this to 500 characters or fewer"],
    ["an unknown wish", { wish: "loud" }, "wish", "Please choose how much you want it"],
  ])("with %s is answered 422, and comes back as a form with what was typed", async (_, change, path, message) => {
    const answer = await visit(postJson(api.portalSongs, { ...slowTide, ...change }, client));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: "validation: 1 field needs another look",
      issues: [{ path, message }],
    });
    const again = await visit(postForm(api.portalSongs, { ...slowTide, artist: 'a"<b>', ...change }, client));
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toMatch(new RegExp(`id="new-song-${path}-error".*?${message.replace("'", "&#x27;")}`));
    expect(html).toContain('value="a&quot;&lt;b&gt;"');
    expect(await stored()).toEqual([]);
  });

  it("behind another one puts it there, and at the end when that one has gone", async () => {
    for (const title of ["One", "Two"]) await add(title);
    await add("Between", { after: "song-id-One" });
    await add("First", { after: null });
    await add("Last", { after: "song-id-Gone" });
    expect(await titles()).toEqual(["First", "One", "Between", "Two", "Last"]);
  });

  it("stops at 2,000 songs with a message, also for posts that come at once", async () => {
    await fill(1999);
    const answers = await Promise.all([add("A"), add("B"), add("C")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({ message: expect.stringContaining("Your list holds 2,000 songs") });
    expect((await add("D")).status).toBe(409);
    expect(await stored()).toHaveLength(2000);
  }, 120_000);
});

describe("editing a song", () => {
  const change = { title: "Slower Tide", artist: "", note: "Last song", wish: "play-if-possible" };
  const after = { title: "Slower Tide", artist: null, note: "Last song", wish: "play-if-possible" };

  it.each(["POST", "PATCH"])("as JSON by %s changes it in one round trip and leaves its place", async (method) => {
    for (const title of ["One", "Two"]) await add(title);
    const [before] = await stored();
    const trips = countTrips();
    const request = postJson(songApi.edit("song-id-One"), change, client);
    expect((await visit(new Request(request, { method }))).status).toBe(200);
    expect(trips()).toBe(1);
    expect((await stored())[0]).toMatchObject({ ...after, position: before?.position });
  });

  it("without JavaScript opens in the list, takes a form post and keeps what was refused", async () => {
    await add("One");
    expect(await page({ edit: "song-id-One" })).toMatch(
      /<form[^>]*action="\/api\/portal\/songs\/song-id-One"[^>]*>.*id="edit-song-id-One-title"[^>]*value="One"/s,
    );
    const refused = await visit(postForm(songApi.edit("song-id-One"), { ...change, title: "", note: "Kept" }, client));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toMatch(/id="edit-song-id-One-title-error".*?Please enter the song&#x27;s title/);
    expect(html).toMatch(/id="edit-song-id-One-note"[^>]*value="Kept"/);
    const answer = await visit(postForm(songApi.edit("song-id-One"), change, client));
    expect(answer.headers.get("Location")).toBe("/portal/songs?done=saved#song-song-id-One");
    expect(await stored()).toEqual([expect.objectContaining(after)]);
  });
});

describe("removing a song", () => {
  it("asks first without JavaScript, then removes it by a form post", async () => {
    await add("One");
    const html = await page({ remove: "song-id-One" });
    expect(mainTextIn(html)).toContain("Remove “One”? Remove Keep it");
    const answer = await visit(postForm(songApi.remove("song-id-One"), { booking: booking.id }, client));
    expect(answer.headers.get("Location")).toBe(`/portal/songs?booking=${booking.id}&done=removed`);
    expect(await stored()).toEqual([]);
  });

  it("as JSON takes POST and DELETE, in one round trip; the second time it has gone", async () => {
    for (const title of ["One", "Two"]) await add(title);
    const trips = countTrips();
    expect((await visit(postJson(songApi.remove("song-id-One"), {}, client))).status).toBe(200);
    expect(trips()).toBe(1);
    const again = () => new Request(origin + songApi.edit("song-id-Two"), { method: "DELETE", headers: client });
    expect((await visit(again())).status).toBe(200);
    const gone = await visit(again());
    expect(gone.status).toBe(404);
    expect(await gone.json()).toEqual({ message: expect.stringContaining("removed on another device") });
    expect(await stored()).toEqual([]);
  });
});

describe("moving a song", () => {
  beforeEach(async () => {
    for (const title of ["A", "B", "C"]) await add(title);
    await add("X", { wish: "do-not-play" });
    await add("D");
  });

  it("writes one row, in two round trips", async () => {
    const before = await stored();
    const trips = countTrips();
    expect((await move("D", { after: "song-id-A" })).status).toBe(200);
    expect(trips()).toBe(2);
    expect(await titles()).toEqual(["A", "D", "B", "C", "X"]);
    const changed = (await stored()).filter((row) => !before.some((old) => old.position === row.position));
    expect(changed.map(({ title }) => title)).toEqual(["D"]);
  });

  it("to the beginning, behind the last and behind itself ends where it was asked to", async () => {
    await move("C", { after: null });
    expect(await titles()).toEqual(["C", "A", "B", "X", "D"]);
    await move("C", { after: "song-id-D" });
    expect(await titles()).toEqual(["A", "B", "X", "D", "C"]);
    await move("B", { after: "song-id-B" });
    expect(await titles()).toEqual(["A", "B", "X", "D", "C"]);
  });

  it("may change the wish with the place", async () => {
    await move("X", { after: "song-id-A", wish: "must-play" });
    expect((await stored())[1]).toMatchObject({ title: "X", wish: "must-play" });
  });

  it("by form goes past the next song of its own list, and leads back to it", async () => {
    const press = (title: string, direction: string) =>
      visit(postForm(songApi.move(`song-id-${title}`), { direction, booking: booking.id }, client));
    const answer = await press("D", "up");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(`/portal/songs?booking=${booking.id}&done=moved#song-song-id-D`);
    expect(await titles()).toEqual(["A", "B", "D", "C", "X"]);
    await press("A", "down");
    await press("X", "up");
    await press("B", "up");
    expect(await titles()).toEqual(["B", "A", "D", "C", "X"]);
    await press("C", "down");
    expect(await titles()).toEqual(["B", "A", "D", "C", "X"]);
  });

  it("behind a song that has gone says that the list has changed; without a place it is refused", async () => {
    const answer = await move("A", { after: "song-id-Gone" });
    expect(answer.status).toBe(409);
    expect((await move("A", {})).status).toBe(422);
    expect((await move("Gone", { after: null })).status).toBe(404);
    expect(await titles()).toEqual(["A", "B", "C", "X", "D"]);
  });

  it("keeps every order after 50 songs put in at one place", async () => {
    for (let index = 0; index < 50; index += 1) await add(`N${index}`, { after: "song-id-A" });
    const newest = Array.from({ length: 50 }, (_, index) => `N${49 - index}`);
    expect(await titles()).toEqual(["A", ...newest, "B", "C", "X", "D"]);
    expect(Math.max(...(await stored()).map(({ position }) => position.length))).toBeLessThan(20);
  });

  it("at once to one place gives each a position of its own", async () => {
    const answers = await Promise.all(["B", "C", "D"].map((title) => move(title, { after: "song-id-A" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set((await stored()).map(({ position }) => position)).size).toBe(5);
    expect((await titles())[0]).toBe("A");
  });
});

describe("a list that is somebody else's", () => {
  const changes = (as: HeadersInit) => [
    postJson(api.portalSongs, { ...slowTide, booking: booking.id, idempotencyKey: "song-id-New" }, as),
    postJson(songApi.edit("song-id-One"), { ...slowTide, title: "Mine" }, as),
    postJson(songApi.move("song-id-One"), { after: "song-id-Two" }, as),
    postJson(songApi.move("song-id-One"), { direction: "down" }, as),
    postJson(songApi.remove("song-id-One"), {}, as),
    new Request(origin + songApi.edit("song-id-One"), { method: "DELETE", headers: as }),
    postForm(songApi.remove("song-id-One"), {}, as),
    postForm(songApi.edit("song-id-One"), slowTide, as),
  ];
  beforeEach(async () => {
    for (const title of ["One", "Two"]) await add(title);
  });

  it("is not found by another client, and nothing of it changes", async () => {
    const before = await stored();
    const other = await storeBooking();
    const stranger = await signIn(other);
    for (const request of changes(stranger)) expect((await visit(request)).status, request.url).toBe(404);
    expect((await visit(get(portalSongsAt({ booking: booking.id }), stranger))).status).toBe(404);
    // A known song as neighbour, and its id as a new one's own.
    await add("Theirs", {}, stranger);
    expect((await move("Theirs", { after: "song-id-One" }, stranger)).status).toBe(409);
    expect((await add("One", {}, stranger)).status).toBe(404);
    expect(await stored()).toEqual(before);
    expect(await titles(other.id)).toEqual(["Theirs"]);
  });

  it.each([
    ["no session", async () => ({})],
    ["an expired session", () => signIn(booking, Date.now() - 1)],
    ["a cookie that nobody was given", async () => ({ Cookie: "__Host-portal=nobody" })],
    [
      "a session whose links were revoked",
      async () => {
        const before = await signIn(booking);
        await db.update(bookings).set({ portalLinkVersion: 2 }).where(eq(bookings.id, booking.id));
        return before;
      },
    ],
  ])("is closed to %s: the page shows the access form, the API answers 401", async (_, headers) => {
    const before = await stored();
    const as = await headers();
    const answer = await visit(get(paths.portalSongs, as));
    expect(answer.status).toBe(401);
    expect(mainTextIn(await answer.text())).toContain("You are signed out here.");
    for (const request of changes(as)) {
      const refused = await visit(request);
      expect(refused.status, request.url).toBe(401);
      expect(await refused.text()).toMatch(/You are signed out here|Please open the portal by the link in your mail/);
    }
    expect(await stored()).toEqual(before);
  });
});

describe("the page", () => {
  it("has three lists with their numbers, and the songs of each in order", async () => {
    await add("One");
    await add("Chicken Song", { wish: "do-not-play", artist: "Anyone", note: "" });
    const html = await page();
    const text = mainTextIn(html);
    for (const part of ["Must play 1 song", "Play if possible 0 songs", "Do not play 1 song", "No songs here yet."])
      expect(text).toContain(part);
    expect(text).toMatch(/One The Harbor Lights First dance .*Chicken Song Anyone/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<body data-accent="wedding">');
  });

  it("is private, made in one round trip, and of the next booking unless the address names one", async () => {
    const { clientEmail } = booking;
    const own = { clientEmail, status: "hold" as const };
    const past = await storeBooking({ ...own, eventDate: "2020-01-01" });
    await storeBooking({ ...own, eventDate: "2098-01-01", status: "cancelled" });
    const next = await storeBooking({ ...own, eventDate: "2098-01-02" });
    const trips = countTrips();
    const answer = await visit(get(paths.portalSongs, client));
    expect(trips()).toBe(1);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toContain(`name="booking" value="${next.id}"`);
    expect(await page({ booking: past.id })).toContain(`name="booking" value="${past.id}"`);
    expect((await visit(get(portalSongsAt({ booking: "none" }), client))).status).toBe(404);
    expect((await visit(get(portalSongsAt({ done: "__proto__" }), client))).status).toBe(200);
  });

  it("shows 2,000 songs by hundreds, each page in one round trip", async () => {
    await fill(2000);
    const trips = countTrips();
    let visited = 0;
    /** The songs of each page from `after` on, in the direction of the link `rel`, and where it ended. */
    async function walk(rel: "next" | "prev", start: string | null) {
      const pages: string[][] = [];
      let after = start;
      for (;;) {
        const html = await page({ after });
        visited += 1;
        expect(trips()).toBe(visited);
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
    expect(mainTextIn(await page())).toContain("Must play 2000 songs");
  }, 120_000);

  it("leads back to its own page of the list, and moves a song over the edge between two pages", async () => {
    await fill(150);
    const next = /href="([^"]*)">More songs/.exec(await page())?.[1]?.replaceAll("&amp;", "&") ?? "";
    const after = new URL(next, origin).searchParams.get("after") ?? "";
    const html = await page({ after });
    expect(html).toContain(`<input type="hidden" name="page" value="${after}"/>`);
    expect(html).toContain(`rel="prev" href="${portalSongsAt({ booking: booking.id })}">`);
    expect(html).not.toContain("First page");
    const from = { booking: booking.id, page: after };
    const first = songApi.move(`${booking.id}-101`);
    const answer = await visit(postForm(first, { ...from, direction: "up" }, client));
    expect(answer.headers.get("Location")).toContain(portalSongsAt({ booking: booking.id, after, done: "moved" }));
    expect((await titles()).slice(98, 102)).toEqual(["Song 99", "Song 101", "Song 100", "Song 102"]);
  });

  it("reads its own client's rows alone: as many whether or not there are others", async () => {
    await fill(150);
    const sid = await sha256(client.Cookie.replace("__Host-portal=", ""));
    const read = async () => {
      const id = ownBookingId(sid, Date.now(), booking.id);
      const statements = [songsBehind(db, id, { position: "", id: "" }, 101), countWishes(db, id)];
      const results = await env.DB.batch(statements.map((each) => bound(each.toSQL())));
      return results.map(({ meta }) => meta.rows_read);
    };
    const alone = await read();
    expect(Math.min(...alone)).toBeGreaterThanOrEqual(100);
    await fill(1000, (await storeBooking()).id);
    // One row more at most: the one at which a range is seen to have ended.
    for (const [index, rows] of (await read()).entries()) expect(rows - (alone[index] ?? 0)).toBeLessThanOrEqual(1);
  });
});

it("a page begins behind a song that is still there when the one at its edge has gone", async () => {
  await fill(150);
  const after = `d0100.${booking.id}-100`;
  await visit(postJson(songApi.remove(`${booking.id}-100`), {}, client));
  expect(await page({ after })).toContain(`&quot;before&quot;:&quot;${booking.id}-99&quot;`);
});

it("every query of the list goes by an index, and sorts nothing", async () => {
  const now = Date.now();
  const places: SongPlace[] = ["end", { after: null }, { after: "a" }, { step: "up" }, { step: "down" }];
  const statements = [
    ...[null, "b"].flatMap((asked) => [
      songsBehind(db, ownBookingId("s", now, asked), { position: "a0", id: "a" }, 101).toSQL(),
      placesUpTo(db, ownBookingId("s", now, asked), { position: "a0", id: "a" }, 101).toSQL(),
      countWishes(db, ownBookingId("s", now, asked)).toSQL(),
    ]),
    ...[null, "b"].map((asked) => ownBooking(db, "s", now, asked).toSQL()),
    bookingChoices(db, clientOf("s", now)).toSQL(),
    liveSession(db, "s", now).toSQL(),
    insertSong(db, { ...slowTide, wish: "must-play", id: "a", bookingId: "b", position: "a0" }, now).toSQL(),
    placeSong(db, { id: "a", bookingId: "b", position: "a0", wish: null }, now).toSQL(),
    updateSong(db, "s", "a", { title: "One" }, now).toSQL(),
    deleteSong(db, "s", "a", now).toSQL(),
    ...places.map((place) => gapForMove(db, "s", now, "a", place).toSQL()),
    ...places.slice(0, 3).map((place) => gapForAddition(db, "s", now, null, "a", place).toSQL()),
  ];
  for (const { sql, params } of statements) {
    const { results } = await bound({ sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    const slow = plan.filter((step) => /TEMP B-TREE|^SCAN (?!CONSTANT ROW)/.test(step));
    expect(slow, `${sql}\n${plan.join("\n")}`).toEqual([]);
    expect(plan.join("\n")).toMatch(/SEARCH/);
  }
});

const bound = ({ sql, params }: { sql: string; params: unknown[] }) => env.DB.prepare(sql).bind(...params);

/** Puts `count` songs into a booking, in an order of their numbers. */
async function fill(count: number, of = booking.id): Promise<void> {
  await env.DB.prepare(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ?1)
     insert into song_requests (id, booking_id, title, wish, position, created_at, updated_at)
     select ?2 || '-' || i, ?2, 'Song ' || i, 'must-play', 'd' || printf('%04d', i), 0, 0 from n`,
  )
    .bind(count, of)
    .run();
}
