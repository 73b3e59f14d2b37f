import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { planChanges, planMoments } from "../../../database/schema/timeline.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { get, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { portalApi } from "../../portal/paths.ts";
import { planApi, portalPlanAt } from "../paths.ts";

const db = primary(env.DB);
const api = planApi(portalApi.plan);

let booking: Awaited<ReturnType<typeof storeBooking>>;
let client: { Cookie: string };
beforeEach(async () => {
  booking = await storeBooking();
  client = await signIn(booking);
});

const toasts = { name: "Toasts", minutes: "20", note: "Handheld mic", speech: "on" };
const stored = () =>
  db.select().from(planMoments).where(eq(planMoments.bookingId, booking.id)).orderBy(asc(planMoments.position));
const changes = () =>
  db.select().from(planChanges).where(eq(planChanges.bookingId, booking.id)).orderBy(asc(planChanges.id));
const send = (path: string, form: Record<string, string>, as: HeadersInit = client) =>
  visit(postForm(path, { booking: booking.id, ...form }, as));
const page = async (query: { edit?: string; done?: string } = {}) =>
  (await visit(get(portalPlanAt({ booking: booking.id, ...query }), client))).text();
const hidden = (html: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "").replaceAll("&quot;", '"');

it("a plan is made by plain forms alone: added, changed, pinned, moved, removed, and each change recorded", async () => {
  for (const [name, minutes] of [
    ["Dinner", "50"],
    ["Toasts", "20"],
  ] as const) {
    const answer = await send(api.moments, { ...toasts, name, minutes });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(portalPlanAt({ booking: booking.id, done: "added" }));
  }
  const [dinner, second] = await stored();
  expect(mainTextIn(await page({ done: "added" }))).toMatch(
    /The moment is added\..*6:00 PM 50 min.*Dinner.*6:50 PM 20 min.*Toasts/,
  );
  const id = second?.id ?? "";
  const open = await page({ edit: id });
  const seen = { base: hidden(open, "base"), revision: hidden(open, "revision"), from: hidden(open, "from") };
  expect((await send(api.edit(id), { ...toasts, pinnedAt: "19:15", ...seen })).status).toBe(303);
  expect(mainTextIn(await page())).toContain("7:15 PM 20 min , pinned");
  const up = await send(api.move(id), { ...toasts, ...seen, direction: "up" });
  expect(up.headers.get("Location")).toBe(
    `${portalPlanAt({ booking: booking.id, edit: id, done: "moved" })}#moment-${id}`,
  );
  expect((await stored()).map(({ name }) => name)).toEqual(["Toasts", "Dinner"]);
  expect((await send(api.remove(dinner?.id ?? ""), {})).status).toBe(303);
  expect(await stored()).toMatchObject([{ name: "Toasts", pinnedAt: "19:15", speech: true, revision: 3 }]);
  expect((await changes()).map(({ author, role }) => `${author} ${role}`)).toEqual(Array(5).fill("Ana Núñez client"));
});

it("what two people change of one field is told to the later one with both values, and both stand until then", async () => {
  await send(api.moments, toasts);
  const [before] = await stored();
  const id = before?.id ?? "";
  const open = await page({ edit: id });
  const seen = { base: hidden(open, "base"), revision: hidden(open, "revision") };
  await send(api.edit(id), { ...toasts, ...seen, note: "Lapel mic" });
  expect((await send(api.edit(id), { ...toasts, ...seen, minutes: "30" })).status).toBe(303);
  expect(await stored()).toMatchObject([{ note: "Lapel mic", minutes: 30 }]);
  const late = await send(api.edit(id), { ...toasts, ...seen, note: "No mic" });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(mainTextIn(html)).toContain("Somebody else made this “Lapel mic” meanwhile; you wrote “No mic”.");
  const json = await visit(postJson(api.edit(id), { ...toasts, ...seen, note: "No mic", booking: booking.id }, client));
  expect([json.status, await json.text()]).toEqual([409, expect.stringContaining("Lapel mic")]);
  expect(await stored()).toMatchObject([{ note: "Lapel mic" }]);
  const again = {
    base: hidden(html, "base"),
    revision: hidden(html, "revision"),
    idempotencyKey: hidden(html, "idempotencyKey"),
  };
  expect((await send(api.edit(id), { ...toasts, ...again, minutes: "30", note: "No mic" })).status).toBe(303);
  expect(await stored()).toMatchObject([{ note: "No mic", minutes: 30 }]);
  expect((await send(api.edit(id), { ...toasts, ...again, minutes: "30", note: "No mic" })).status).toBe(303);
  expect(await changes()).toHaveLength(4);
});

it("twenty changes at once by several people all stand", async () => {
  const all = Array.from({ length: 20 }, (_, at) =>
    send(api.moments, { ...toasts, name: `Moment ${at}`, idempotencyKey: `moment-${at}` }),
  );
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set((await stored()).map(({ position }) => position)).size).toBe(20);
  expect(await changes()).toHaveLength(20);
});

it("what is not right comes back with its words; what is somebody else's is not found; without a session the sign-in page", async () => {
  const wrong = await send(api.moments, { ...toasts, minutes: "a while" });
  expect(wrong.status).toBe(422);
  expect(mainTextIn(await wrong.text())).toContain("Please enter a length from 1 to 720 minutes");
  await send(api.moments, toasts);
  const [moment] = await stored();
  const id = moment?.id ?? "";
  const stranger = await signIn(await storeBooking());
  for (const [path, form] of [
    [api.moments, toasts],
    [api.edit(id), toasts],
    [api.move(id), { direction: "up" }],
    [api.remove(id), {}],
  ] as const) {
    expect((await send(path, form, stranger)).status, path).toBe(404);
    expect((await visit(postForm(path, { ...form }, stranger))).status, path).not.toBe(500);
    expect((await send(path, form, {})).status, path).toBe(401);
  }
  expect((await visit(new Request(origin + portalPlanAt({ booking: booking.id }), { headers: stranger }))).status).toBe(
    404,
  );
  expect(await stored()).toEqual([moment]);
});

it("the timeline says how far the must-plays fill the dancing", async () => {
  await send(api.moments, { name: "Dance floor", minutes: "60", dancing: "on" });
  expect(await page()).not.toContain("Your must-plays fill");
  const song = { title: "Slow Tide", preference: "must-play", seconds: "1800", booking: booking.id };
  await visit(postForm(portalApi.songs, song, client));
  expect(mainTextIn(await page())).toContain("Your must-plays fill 30 min of 1 h of dancing 30 min left");
});
