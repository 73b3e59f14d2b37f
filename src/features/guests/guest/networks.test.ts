import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { administer, ask, see, submit } from "../../../test/administrator.ts";
import { arrive, storeGuestPage } from "../../../test/guests.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { postJson } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { removeOldData } from "../../people/retention.ts";
import { guestAdminPaths } from "../dj/paths.ts";

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function party(count: number) {
  const { booking, code } = await storeGuestPage();
  await (await arrive(code, "198.51.100.7")).ask("September");
  const request = String((await rows("SELECT id FROM guest_requests WHERE booking_id = ?", booking.id))[0]?.id);
  const come = async (phones: number, network?: string) => {
    const guests = await Promise.all(Array.from({ length: phones }, () => arrive(code, network)));
    return Promise.all(guests.map((guest) => guest.vote(request)));
  };
  const answers = await come(count);
  const votes = async () => (await rows("SELECT votes FROM guest_requests WHERE id = ?", request))[0]?.votes;
  const asked = async () => {
    const state: { networks: { network: string; phones: number }[] } = await (
      await ask(bookingPaths(booking.id).boothState)
    ).json();
    return state.networks;
  };
  return { booking, code, come, answers, votes, asked, request };
}

it("a network that brings more than thirty phones in ten minutes votes once the DJ has said so, in one tap", async () => {
  const { booking, code, come, answers, votes, asked } = await party(40);
  expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 200, outcome: "voted" })));
  expect(await votes()).toBe(31);
  const [waiting] = await asked();
  expect(waiting).toMatchObject({ phones: 10 });
  expect(mainTextIn(await see(bookingPaths(booking.id).booth))).toContain(
    "10 new phones from one network: count them?",
  );
  const again = await arrive(code);
  expect(await again.vote("nothing")).toMatchObject({ status: 404 });
  const tapped = await administer(
    postJson(bookingPaths(booking.id).booth, { act: "count", key: waiting?.network, at: Date.now() }),
  );
  expect(await tapped.json()).toEqual({ conflict: null });
  expect([await votes(), await asked()]).toEqual([41, []]);
  await come(5);
  expect([await votes(), await asked()]).toEqual([46, []]);
});

it("phones that the DJ leaves out see their votes as given, and may be counted after all", async () => {
  const { booking, code, request, come, votes, asked } = await party(31);
  const { page, phones } = guestAdminPaths(booking.id);
  expect(mainTextIn(await see(page))).toContain("1 new phone from one network: count it?");
  const [{ network = "" } = {}] = await asked();
  expect((await submit(phones, { network, count: "no" })).status).toBe(303);
  await come(3);
  expect([await votes(), await asked()]).toEqual([31, []]);
  const late = await arrive(code);
  await late.vote(request);
  expect(mainTextIn(await late.page())).toContain("you have voted");
  expect(mainTextIn(await see(page))).toContain("5 phones of one network are not counted");
  await submit(phones, { network, count: "yes" });
  expect(await votes()).toBe(36);
  expect((await submit(phones, { network: "another", count: "no" })).status).toBe(303);
  expect(await votes()).toBe(36);
});

it("phones of several networks count, and those that come one after the other", async () => {
  const { come, votes, asked } = await party(30);
  await come(20, "2001:db8::1");
  vi.setSystemTime(Date.now() + 10 * minute + 1);
  await come(10);
  expect([await votes(), await asked()]).toEqual([61, []]);
});

it("a song that phones ask for which wait to be counted is on the list, and stays there when the DJ puts it back", async () => {
  const { booking, code, votes } = await party(30);
  const late = await arrive(code);
  expect(await late.ask("Dancing Queen")).toMatchObject({ outcome: "asked", request: { votes: 0 } });
  expect(await late.ask("september")).toMatchObject({ outcome: "voted" });
  const move = { key: "dancing queen|", title: "Dancing Queen" };
  for (const act of ["next", "asked"]) await administer(postJson(bookingPaths(booking.id).booth, { ...move, act }));
  expect(await rows("SELECT votes FROM guest_requests WHERE song_key = ?", move.key)).toEqual([{ votes: 0 }]);
  expect(await votes()).toBe(31);
});

it("phones whose votes do not count fill no list: they have places of their own, and then only vote", async () => {
  const { booking, code } = await party(30);
  const fill = (votes: number) =>
    env.DB.prepare(
      `INSERT INTO guest_requests (id, booking_id, song_key, title, state, votes, created_at)
        SELECT ?1 || ?2 || value, ?1, ?2 || value, 'Song', 'asked', ?2, 0 FROM json_each(?3)`,
    )
      .bind(booking.id, votes, JSON.stringify(Array.from({ length: 500 }, (_, at) => at)))
      .run();
  await fill(0);
  const full = { status: 409 };
  expect(await (await arrive(code)).ask("Dancing Queen")).toMatchObject(full);
  expect(await (await arrive(code, "198.51.100.7")).ask("Dancing Queen")).toMatchObject({ outcome: "asked" });
  await fill(1);
  expect(await (await arrive(code, "198.51.100.7")).ask("Le Freak")).toMatchObject(full);
  // What the DJ declines makes room again.
  await rows("UPDATE guest_requests SET state = 'declined' WHERE title = 'Song'");
  expect(await (await arrive(code, "198.51.100.7")).ask("Le Freak")).toMatchObject({ outcome: "asked" });
});

it("is known by a hash under the site's secret and by the event, for a day", async () => {
  const { booking } = await party(2);
  const networks = () =>
    rows("SELECT network FROM guest_phones WHERE booking_id = ? AND network IS NOT NULL", booking.id);
  const [first] = await networks();
  expect(first?.network).toMatch(/^[\w-]{43}$/);
  await party(1);
  const others = await rows("SELECT DISTINCT network FROM guest_phones WHERE network IS NOT NULL");
  expect(others.length).toBe(4);
  vi.setSystemTime(Date.now() + 25 * 60 * minute);
  await removeOldData(primary(env.DB), Date.now());
  expect(await networks()).toEqual([]);
});
