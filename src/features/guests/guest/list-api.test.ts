import { env } from "cloudflare:workers";
import { afterEach, expect, it, vi } from "vitest";
import { arrive, storeGuestPage, storeSong } from "../../../test/guests.ts";
import { isolate, later, switchable } from "../../../test/isolate.ts";
import { countTrips } from "../../../test/queries.ts";
import { guestPaths } from "../../site/paths.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("gives every guest the same bytes, from one read in five seconds however many look", async () => {
  const { code } = await storeGuestPage();
  await (await arrive(code)).ask("September");
  vi.useFakeTimers({ toFake: ["Date"] });
  const { ask } = isolate();
  const { list } = guestPaths(code);
  const trips = countTrips();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, guest) => ask(list, { Cookie: `__Host-guest=${guest}` })),
  );
  expect(trips()).toBe(1);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(JSON.parse(bodies[0] ?? "")).toMatchObject({ opening: "open", coming: [{ title: "September", votes: 1 }] });
  const [first] = answers;
  expect(first?.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=5, stale-if-error=60");
  expect(first?.headers.get("Set-Cookie")).toBeNull();
  const etag = first?.headers.get("ETag") ?? "";
  later(4999);
  expect((await ask(list, { "If-None-Match": etag })).status).toBe(304);
  expect(trips()).toBe(1);
  await (await arrive(code)).ask("Dancing Queen");
  const before = trips();
  later(1);
  const next = await ask(list, { "If-None-Match": etag });
  expect([next.status, trips() - before]).toEqual([200, 1]);
  expect(await next.json()).toMatchObject({ coming: [{ title: "September" }, { title: "Dancing Queen" }] });
});

it("goes on with what was read last while the database fails, and says so where there is nothing", async () => {
  const { code } = await storeGuestPage();
  const { DB, fail } = switchable();
  vi.useFakeTimers({ toFake: ["Date"] });
  const { ask } = isolate(DB);
  const known = await (await ask(guestPaths(code).list)).text();
  fail();
  later(60_000);
  expect(await (await ask(guestPaths(code).list)).text()).toBe(known);
  const unknown = await ask(guestPaths("ABCDEF").list);
  expect([unknown.status, unknown.headers.get("Cache-Control")]).toEqual([503, "private, no-store"]);
});

it("shows no song that the client put among the do-not-plays since, and that none plays once the party is over", async () => {
  const { booking, code } = await storeGuestPage();
  const guest = await arrive(code);
  for (const title of ["cha-cha slide (casper)", "Macarena (feat. Nobody) [Remix]", "September"])
    await guest.ask(title);
  await storeSong(booking.id, "Cha Cha Slide", "DJ Casper", "do-not-play");
  await storeSong(booking.id, "Macarena", "Los del Rio", "do-not-play");
  await env.DB.prepare("UPDATE guest_requests SET state = 'playing', started_at = 5 WHERE title = 'September'").run();
  await env.DB.prepare("UPDATE guest_requests SET state = 'next', place = 1 WHERE title LIKE 'cha-cha%'").run();
  const list = async () => (await isolate().ask(guestPaths(code).list)).json();
  expect(await list()).toMatchObject({ now: { title: "September" }, coming: [] });
  expect(await guest.page()).not.toMatch(/cha-cha|Macarena/);
  await env.DB.prepare("UPDATE guest_pages SET closes_at = 1 WHERE code = ?").bind(code).run();
  expect(await list()).toMatchObject({ now: null, played: [{ title: "September" }] });
});

it("orders by what the DJ lined up, then by votes, and shows what plays and what was played", async () => {
  const { booking, code } = await storeGuestPage();
  const guest = await arrive(code);
  for (const title of ["One", "Two", "Three"]) await guest.ask(title);
  const [other, third] = [await arrive(code), await arrive(code)];
  for (const each of [other, third]) await each.ask("three");
  for (const [title, state, place] of [
    ["One", "next", 2],
    ["Four", "next", 1],
    ["Five", "playing", null],
    ["Six", "played", null],
  ] as const)
    await env.DB.prepare(
      `INSERT INTO guest_requests (id, booking_id, song_key, title, state, place, created_at, started_at)
        VALUES (?1, ?2, lower(?1) || '|', ?1, ?3, ?4, 0, 5) ON CONFLICT (booking_id, song_key) DO UPDATE SET state = ?3, place = ?4`,
    )
      .bind(title, booking.id, state, place)
      .run();
  expect(await (await isolate().ask(guestPaths(code).list)).json()).toMatchObject({
    now: { title: "Five" },
    coming: ["Four", "One", "Three", "Two"].map((title) => ({ title })),
    played: [{ title: "Six", at: 5 }],
  });
});
