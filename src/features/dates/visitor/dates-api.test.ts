import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { blockedDays } from "../../../database/schema/dates.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { hour } from "../../../platform/durations.ts";
import { purgeable, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { countTrips } from "../../../test/queries.ts";
import { get, htmlAt, postForm, visit } from "../../../test/site.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { api, dateApi, paths } from "../../site/paths.ts";

/** Tuesday evening in Florida, but Wednesday in London. */
const now = Date.parse("2026-11-25T03:30:00Z");
const saturday = "2027-04-17";

beginAt(now);

const answer = async (date: string) => (await visit(get(dateApi(date)))).json();
const stateOf = async (date: string) => Object(await answer(date)).state;

const block = (firstDay: CalendarDate, lastDay: CalendarDate) =>
  primary(env.DB).insert(blockedDays).values({ id: crypto.randomUUID(), firstDay, lastDay, createdAt: now });

it("says of a date what it is, by the day in Florida", async () => {
  const states = {
    "2026-11-23": "past",
    "2026-11-24": "too-soon",
    "2026-11-25": "too-soon",
    "2026-11-26": "free",
    "2028-11-24": "free",
    "2028-11-25": "too-far",
    "9999-12-31": "too-far",
    "0001-01-01": "past",
  };
  for (const [date, state] of Object.entries(states))
    expect(await answer(date), date).toEqual({ date, state, nearest: [] });
  vi.setSystemTime(Date.parse("2028-02-29T17:00:00Z"));
  expect([await stateOf("2030-02-28"), await stateOf("2030-03-01")]).toEqual(["free", "too-far"]);
  for (const path of [dateApi("2027-02-29"), dateApi("soon"), api.dates, `${api.dates}?month=2027-13`]) {
    const refused = await visit(get(path));
    expect([refused.status, refused.headers.get("Cache-Control")], path).toEqual([422, "private, no-store"]);
  }
});

it("names free dates close by, the weekday's own first, and never who has the date", async () => {
  const holdEndsAt = now + 40 * hour;
  const { id } = await storeBooking({ eventDate: saturday, status: "hold", holdEndsAt, clientName: "Maya" });
  await storeBooking({ eventDate: "2027-04-24", status: "cancelled" });
  await block("2027-04-10", "2027-04-16");
  const held = { date: saturday, state: "held", nearest: ["2027-04-24", "2027-04-03", "2027-04-18", "2027-04-19"] };
  expect(await answer(saturday)).toEqual({ ...held, heldUntil: "2026-11-26T19:30:00.000Z" });
  const asked = mainTextIn(await htmlAt(`${paths.book}?date=${saturday}`));
  expect(asked).toContain("Somebody is deciding on it, and has it until Nov 26, 2:30 PM. If they let it go,");
  const quoted = mainTextIn(await htmlAt(`${paths.quote}?date=${saturday}`));
  expect(quoted).toContain("On hold until Nov 26, 2:30 PM: somebody is deciding");
  await visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name: "" }));
  expect(await answer(saturday)).toMatchObject({ heldUntil: "2026-11-26T19:30:00.000Z" });
  await env.DB.prepare("UPDATE bookings SET hold_ends_at = NULL").run();
  expect(await answer(saturday)).toEqual(held);
  await submit(bookingPaths(id).status, { status: "confirmed" });
  expect(await answer(saturday)).toEqual({ ...held, state: "taken" });
  expect(await stateOf("2027-04-10")).toBe("taken");
  await storeBooking({ eventDate: "2026-11-28" });
  expect(await answer("2026-11-28")).toMatchObject({
    nearest: ["2026-12-05", "2026-12-12", "2026-11-27", "2026-11-29"],
  });
  await block("2027-06-01", "2027-12-31");
  expect(await answer("2027-09-04")).toMatchObject({ state: "taken", nearest: [] });
});

it("tells every day of a month", async () => {
  await storeBooking({ eventDate: "2026-11-28" });
  await block("2026-11-30", "2026-12-02");
  const answered = await visit(get(`${api.dates}?month=2026-11`));
  const { month, days }: { month: string; days: { date: string; state: string }[] } = await answered.json();
  expect([month, days.length, days[0]]).toEqual(["2026-11", 30, { date: "2026-11-01", state: "past" }]);
  expect(days.slice(22).map(({ state }) => state)).toEqual(
    "past too-soon too-soon free free taken free taken".split(" "),
  );
});

it("is one round trip, and none where the calendar need not be read", async () => {
  const trips = countTrips();
  await visit(get(dateApi(saturday)));
  expect(trips()).toBe(1);
  await visit(get(dateApi("2020-01-01")));
  expect(trips()).toBe(1);
});

it("has one address: another query, which the edge would not know, leads to it and reads nothing", async () => {
  const trips = countTrips();
  for (const path of [dateApi(saturday), `${api.dates}?month=2027-04`])
    for (const more of ["x=1", "month=2027-05"]) {
      const { status, headers } = await visit(get(`${path}${path.includes("?") ? "&" : "?"}${more}`));
      expect([status, headers.get("Location")]).toEqual([301, path]);
    }
  expect(trips()).toBe(0);
});

it("is kept by the edge for a minute, and forgotten with the next change of a booking", async () => {
  const headers = { "cache-control": "public, max-age=0, s-maxage=60", "cache-tag": "page,dates" };
  for (const path of [dateApi(saturday), `${api.dates}?month=2027-04`])
    expect(Object.fromEntries((await visit(get(path))).headers), path).toMatchObject(headers);
  const { id } = await storeBooking({ eventDate: saturday, status: "hold" });
  const { cache, purged } = purgeable();
  await submit(bookingPaths(id).status, { status: "confirmed" }, { cache });
  expect(purged[0]).toEqual(["dates"]);
  expect(await stateOf(saturday)).toBe("taken");
});
