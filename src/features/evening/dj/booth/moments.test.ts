import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { primary } from "../../../../database/client.ts";
import { planKeys } from "../../../../database/schema/invites.ts";
import { planMoments } from "../../../../database/schema/timeline.ts";
import { instantAt } from "../../../../platform/dates.ts";
import { administer, see, submit } from "../../../../test/administrator.ts";
import { isolate, later } from "../../../../test/isolate.ts";
import { mainTextIn } from "../../../../test/page.ts";
import { storeKey } from "../../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../../test/portal.ts";
import { countTrips } from "../../../../test/queries.ts";
import { rows } from "../../../../test/rows.ts";
import { get, htmlAt, postJson, visit } from "../../../../test/site.ts";
import { bookingPaths } from "../../../bookings/dj/paths.ts";
import { portalPaths } from "../../../portal/paths.ts";
import { portalPlanAt } from "../../../timeline/paths.ts";

const db = primary(env.DB);
const date = "2099-06-12";
const at = (hours: number, minutes = 0, seconds = 0) => instantAt(date, hours * 60 + minutes) + seconds * 1000;
const clock = (instant: number) => vi.setSystemTime(instant);

let booking: Awaited<ReturnType<typeof storeBooking>>;
const moment = (name: string) => `${name} of ${booking.id}`;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  clock(at(17));
  await env.DB.prepare("DELETE FROM bookings WHERE event_date = ?").bind(date).run();
  booking = await storeBooking({ eventDate: date });
  const row = { bookingId: booking.id, createdAt: 0, updatedAt: 0 };
  await db.insert(planMoments).values([
    { ...row, id: moment("dinner"), name: "Dinner", minutes: 50, position: "a" },
    { ...row, id: moment("dance"), name: "First dance", minutes: 10, position: "b" },
    { ...row, id: moment("pictures"), name: "Pictures", minutes: 20, position: "c", pinnedAt: "19:20" },
    { ...row, id: moment("toasts"), name: "Toasts", minutes: 15, position: "d" },
    { ...row, id: moment("last"), name: "Last dance", minutes: 5, position: "e", pinnedAt: "22:55" },
  ]);
});
afterEach(() => {
  vi.useRealTimers();
});

const { booth } = bookingPaths(":id");
const boothPath = () => booth.replace(":id", booking.id);
const tap = (act: string, name: string, more: Record<string, string> = {}) =>
  submit(boothPath(), { act, key: moment(name), ...more });
const send = async (move: object) => (await administer(postJson(boothPath(), move))).json();
const boothText = async () => mainTextIn(await see(boothPath()));

const planOf = async (headers: HeadersInit, path: string = portalPaths.keyPlan) => htmlAt(path, headers);
function watched(html: string) {
  const card = /<section class="card evening-times"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  return { text: mainTextIn(`<main>${card}</main>`), path: /\/api\/plan-times\/[\w.-]+/.exec(html)?.[0] ?? null };
}

it("by plain forms a moment begins, what follows moves, pins stay and warn, and all with a link read it", async () => {
  const client = await signIn(booking);
  const clientPlan = () => planOf(client, portalPlanAt({ booking: booking.id }));
  const [planner, venue] = [await storeKey(booking.id), await storeKey(booking.id, { kind: "venue" })];
  const family = await storeKey(booking.id, { kind: "family", momentId: moment("toasts") });
  expect(watched(await clientPlan()).text).toBe("");
  expect(await boothText()).toContain("Dinner, 6:00 PM");
  await tap("later", "toasts", { minutes: "60" });
  await tap("later", "last", { minutes: "5" });
  const warned = await boothText();
  expect(warned).toMatch(/Toasts was planned before sunset \(8:\d\d PM\) and now begins at 8:40 PM/);
  expect(warned).toContain("The music ends at 11:00 PM: the plan now runs until 11:05 PM");
  await tap("later", "toasts", { minutes: "-60" });
  await tap("later", "last", { minutes: "-5" });

  clock(at(18, 10, 40));
  expect((await tap("begins", "dinner")).status).toBe(303);
  expect(await boothText()).toMatch(/First dance, 7:00 PM in 49 min, Dinner since 6:10 PM .*Running 10 minutes late/);
  expect((await tap("later", "dance", { minutes: "15" })).status).toBe(303);
  const text = await boothText();
  expect(text).toContain("Running 25 minutes late");
  expect(text).toContain("Pictures is pinned at 7:20 PM: what comes before ends 5 min after that.");
  for (const html of [await clientPlan(), await planOf(planner.headers), await planOf(venue.headers)])
    expect(watched(html).text).toMatch(
      /^Running 25 minutes late · First dance 7:15 PM .*Dinner 6:00 PM 6:10 PM First dance 6:50 PM 7:15 PM Pictures 7:20 PM 7:20 PM Toasts 7:40 PM 7:40 PM/,
    );
  const theirs = watched(await planOf(family.headers)).text;
  expect(theirs).toMatch(/^On time · Toasts 7:40 PM/);
  expect(theirs).not.toMatch(/Dinner|dance|Pictures/);
  expect((await visit(get(portalPaths.keyPlan))).status).toBe(401);

  expect((await tap("later", "dance", { minutes: "-15" })).status).toBe(303);
  expect((await tap("not-begun", "dinner")).status).toBe(303);
  expect(watched(await clientPlan()).text).toBe("");
  const refused = await tap("begins", "nothing");
  expect(refused.status).toBe(422);
  expect(mainTextIn(await refused.text())).toContain("This moment is no longer in the plan.");
});

it("warns when the plan runs past the hour that its own words give for the music", async () => {
  const runsUntil = "and now runs until 11:05 PM";
  for (const [note, warns] of [
    ["Load in at 4 PM. The venue: music ends 11 PM, doors locked at 11:30 PM", true],
    ["Quiet hours from 22:00", true],
    ["Music off at midnight.", false],
    ["The quartet's music ends 7 PM", false],
    ["Handheld microphone", false],
  ] as const) {
    await db
      .update(planMoments)
      .set({ note })
      .where(eq(planMoments.id, moment("toasts")));
    expect(await boothText()).not.toContain("now runs until");
    await tap("later", "last", { minutes: "5" });
    expect((await boothText()).includes(runsUntil), note).toBe(warns);
    await tap("later", "last", { minutes: "-5" });
  }
});

it("of two devices the first tap of a moment counts, whichever arrives first, and a tap that comes twice is one", async () => {
  clock(at(19, 5));
  const begins = (when: number) => send({ act: "begins", key: moment("dance"), at: when });
  expect(await begins(at(19, 0))).toEqual({ conflict: null });
  expect(await begins(at(19, 2))).toEqual({ conflict: "First dance had begun at 7:00 PM already." });
  expect(await begins(at(18, 58, 30))).toEqual({ conflict: null });
  const moves = (when: number, minutes: number, from: string) =>
    send({ act: "later", key: moment("toasts"), minutes, from, at: when });
  expect(await moves(at(19, 3), 5, "0")).toEqual({ conflict: null });
  expect(await moves(at(19, 3), 5, "0")).toEqual({ conflict: null });
  expect(await moves(at(19, 1), 10, "0")).toEqual({
    conflict: "Toasts was moved elsewhere too: by 15 min in all now.",
  });
  expect(await boothText()).toContain("6:58 PM First dance began, planned 6:50 PM");
  expect(await boothText()).toContain("7:55 PM Toasts planned 7:40 PM");
  await send({ act: "not-begun", key: moment("dance"), at: at(19, 4) });
  expect(await begins(at(19, 3, 30))).toEqual({ conflict: "First dance was taken back elsewhere since." });
  expect(await begins(at(19, 5))).toEqual({ conflict: null });
  expect(await boothText()).toContain("7:05 PM First dance began");
  const wrong = await administer(postJson(boothPath(), { act: "begins", key: moment("dance"), at: at(-20) }));
  expect(wrong.status).toBe(422);
});

it("costs one read in five seconds however many watch by whatever link, and shows nothing by a link that has ended", async () => {
  const client = await signIn(booking);
  const planner = await storeKey(booking.id);
  clock(at(18, 10));
  await tap("begins", "dinner");
  const paths = [
    watched(await planOf(client, portalPlanAt({ booking: booking.id }))).path ?? "",
    watched(await planOf(planner.headers)).path ?? "",
  ] as const;
  const { ask } = isolate();
  const trips = countTrips();
  const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => ask(paths[index % 2 ? 0 : 1])));
  expect(trips()).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await answers[0]?.json()).toMatchObject({ times: { line: "Running 10 minutes late · First dance 7:00 PM" } });
  expect(answers[0]?.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=5");
  expect(answers[0]?.headers.get("Set-Cookie")).toBeNull();
  await tap("later", "dance", { minutes: "5" });
  later(4000);
  expect((await ask(paths[0])).headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=1");
  later(1000);
  expect(await (await ask(paths[0])).json()).toMatchObject({ times: { line: expect.stringContaining("7:05 PM") } });
  await db.update(planKeys).set({ version: 2 });
  later(5000);
  expect([(await ask(paths[0])).status, (await ask(paths[1])).status]).toEqual([200, 404]);
  expect((await ask(paths[0].replace(/.$/, "x"))).status).toBe(404);
});

it("tells after the evening what was planned and what happened, though the plan has changed since", async () => {
  const planner = await storeKey(booking.id, { endsAt: at(40) });
  clock(at(18, 10));
  await tap("begins", "dinner");
  clock(at(19, 2));
  await tap("begins", "dance");
  await db.delete(planMoments);
  clock(at(23, 30));
  const { text, path } = watched(await planOf(planner.headers));
  expect(text).toBe(
    "What was planned, and what happened Moment Planned Began Dinner 6:00 PM 6:10 PM First dance 6:50 PM 7:02 PM",
  );
  expect(path).toBeNull();
  const stored = await rows("SELECT name, planned_at, tapped_at FROM moment_taps WHERE booking_id = ?", booking.id);
  expect(stored).toEqual([
    { name: "Dinner", planned_at: at(18), tapped_at: at(18, 10) },
    { name: "First dance", planned_at: at(18, 50), tapped_at: at(19, 2) },
  ]);
});

it("an evening of two devices, one without a signal for half an hour: who watches has it within six seconds, and what happened is told to the minute", async () => {
  const client = await signIn(booking);
  const keys = [
    await storeKey(booking.id),
    await storeKey(booking.id, { kind: "partner" }),
    await storeKey(booking.id, { kind: "venue" }),
    await storeKey(booking.id, { kind: "family", momentId: moment("toasts") }),
  ];
  const plans = async () => [
    await planOf(client, portalPlanAt({ booking: booking.id })),
    ...(await Promise.all(keys.map(({ headers }) => planOf(headers)))),
  ];
  const begins = (name: string, when: number) => ({ act: "begins", key: moment(name), at: when });
  const moves = (name: string, minutes: number, when: number) => ({
    act: "later",
    key: moment(name),
    minutes,
    at: when,
  });
  const booth = [
    begins("dinner", at(18, 4, 30)),
    moves("dance", 5, at(18, 20)),
    moves("toasts", 5, at(18, 40)),
    moves("dance", -5, at(18, 45)),
    begins("dance", at(19, 3, 10)),
    moves("toasts", 10, at(19, 8)),
    moves("last", 10, at(19, 25)),
  ];
  const phone = [
    begins("dance", at(19, 2, 40)),
    moves("toasts", 15, at(19, 5)),
    moves("toasts", -5, at(19, 12)),
    begins("pictures", at(19, 21, 59)),
    moves("last", -5, at(19, 28)),
  ];
  const signal = at(19, 30);
  const play = async (taps: readonly { at: number }[]) => {
    for (const tap of taps) {
      clock(Math.max(tap.at, Date.now()));
      await send(tap);
    }
  };
  await play([...booth, moves("dance", 10, at(18, 31))].toSorted((a, b) => a.at - b.at));

  const { ask } = isolate();
  const watching = (await plans()).map((html, phase) => ({
    path: watched(html).path ?? "",
    looksAt: signal - (5 - phase) * 1000,
    line: "",
  }));
  for (let now = signal - 5000; now <= signal + 6000; now += 500) {
    clock(now);
    if (now === signal) await play(phone);
    for (const each of watching.filter(({ looksAt }) => looksAt <= now)) {
      const answer = await ask(each.path);
      const lasts = Number(/s-maxage=(\d+)/.exec(answer.headers.get("Cache-Control") ?? "")?.[1]);
      // A tenth longer, as src/platform/islands/use-polling.ts may wait.
      each.looksAt = now + Math.max(1, lasts) * 1100;
      const { times }: { times: { line: string } } = await answer.json();
      each.line = times.line;
    }
  }
  expect(watching.map(({ line }) => line)).toEqual(watching.map(() => "Running 26 minutes late · Toasts 8:06 PM"));

  await play([
    moves("toasts", 5, at(19, 50)),
    moves("toasts", -10, at(20)),
    begins("toasts", at(20, 1, 20)),
    begins("last", at(22, 59, 59)),
  ]);
  clock(at(23, 30));
  const [whole = "", ...others] = await plans();
  const told =
    "Dinner 6:00 PM 6:04 PM First dance 6:50 PM 7:02 PM Pictures 7:20 PM 7:21 PM Toasts 7:40 PM 8:01 PM Last dance 10:55 PM 10:59 PM";
  for (const html of [whole, ...others.slice(0, 3)]) expect(watched(html).text).toContain(told);
  expect(watched(others[3] ?? "").text).toMatch(/Planned Began Toasts 7:40 PM 8:01 PM$/);
  expect(await rows("SELECT act FROM moment_taps WHERE booking_id = ? AND act = 'later'", booking.id)).toHaveLength(11);
});
