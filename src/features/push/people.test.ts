import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { english } from "../../content/words/en/index.ts";
import { primary } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { planMoments } from "../../database/schema/timeline.ts";
import { instantAt } from "../../platform/dates.ts";
import { submit } from "../../test/administrator.ts";
import { beginAt } from "../../test/clock.ts";
import { storeKey } from "../../test/plan-keys.ts";
import { cookieIn, linkTo, open, signIn, storeBooking } from "../../test/portal.ts";
import { browser, pushKey, pushService } from "../../test/push-service.ts";
import { rows } from "../../test/rows.ts";
import { cron, get, htmlAt, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { storeRequest } from "../../test/stored-requests.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../portal/paths.ts";
import { requestPaths } from "../requests/dj/paths.ts";
import { api } from "../site/paths.ts";
import { portalPlanAt } from "../timeline/paths.ts";
import { noticesPaths } from "./model.ts";

const bindings = { PUSH_KEY: pushKey };
const date = "2099-06-12";
const at = (hours: number, minutes = 0) => instantAt(date, hours * 60 + minutes);

beginAt(at(17));

let booking: Awaited<ReturnType<typeof storeBooking>>;
const toasts = () => `toasts of ${booking.id}`;
const own = noticesPaths(portalApi.plan);
const byKey = noticesPaths(portalApi.keyPlan);

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM bookings WHERE event_date = ?").bind(date).run();
  booking = await storeBooking({ eventDate: date });
  const row = { bookingId: booking.id, createdAt: 0, updatedAt: 0 };
  await primary(env.DB)
    .insert(planMoments)
    .values([
      { ...row, id: `dinner of ${booking.id}`, name: "Dinner", minutes: 60, position: "a" },
      { ...row, id: toasts(), name: "Toasts", minutes: 15, position: "b" },
      { ...row, id: `last of ${booking.id}`, name: "Last dance", minutes: 5, position: "c", pinnedAt: "22:55" },
    ]);
});

async function device(path: string, headers: HeadersInit) {
  const here = browser();
  const answer = await visit(postJson(path, { ...here.subscription, booking: booking.id }, headers), bindings);
  return { ...here, status: answer.status };
}

const tap = async (act: string, name: string, more: Record<string, string> = {}) =>
  expect(
    (await submit(bookingPaths(booking.id).booth, { act, key: `${name} of ${booking.id}`, ...more }, { bindings }))
      .status,
  ).toBe(303);

type Device = Awaited<ReturnType<typeof device>>;
type Posts = ReturnType<typeof pushService>;

const toldTo = (posts: Posts, { subscription, read }: Device) =>
  posts.filter(({ url }) => url === subscription.endpoint).map(({ body }) => read(body));

it("on the night whoever allowed it is told each new time, as far as their key opens it, and leads to the plan", async () => {
  const [planner, photographer] = [await storeKey(booking.id), await storeKey(booking.id, { kind: "photographer" })];
  const lastDance = await storeKey(booking.id, { kind: "family", momentId: `last of ${booking.id}` });
  const couple = await device(own.notices, await signIn(booking));
  const others = await Promise.all([planner, photographer].map(({ headers }) => device(byKey.notices, headers)));
  const family = await device(byKey.notices, lastDance.headers);
  const posts = pushService();
  vi.setSystemTime(at(18));
  await tap("begins", "dinner");
  expect(posts).toEqual([]);
  await tap("later", "toasts", { minutes: "10" });
  const late = { title: "Running 10 minutes late · Toasts 7:10 PM", tag: "times" };
  expect(toldTo(posts, couple)).toEqual([
    expect.objectContaining({ ...late, place: portalPlanAt({ booking: booking.id }) }),
  ]);
  for (const other of others)
    expect(toldTo(posts, other)).toEqual([expect.objectContaining({ ...late, place: portalPaths.keyPlan })]);
  expect(toldTo(posts, family)).toEqual([]);
  await tap("later", "toasts", { minutes: "-10" });
  expect(toldTo(posts, couple)[1]).toMatchObject({ title: expect.stringMatching(/^On time/) });
});

it("is in the language of the booking", async () => {
  await primary(env.DB).update(bookings).set({ language: "es" });
  const couple = await device(own.notices, await signIn(booking));
  const posts = pushService();
  vi.setSystemTime(at(18));
  await tap("begins", "dinner");
  await tap("later", "toasts", { minutes: "10" });
  expect(toldTo(posts, couple)).toEqual([expect.objectContaining({ title: expect.stringContaining("10 minutos") })]);
});

const answered = async (email: string) => {
  const { email: EMAIL, mails } = mailbox();
  const id = await storeRequest({
    bookingId: booking.id,
    clientEmail: email,
    subject: "Dinner",
    message: "With wine?",
  });
  await submit(requestPaths(id).answer, { response: "At six." }, { bindings: { ...bindings, EMAIL } });
  return mails;
};

it("what is mailed of a booking is told, sealed and without what was typed, and pressing it opens the portal", async () => {
  const signedIn = await signIn(booking);
  const couple = await device(own.notices, signedIn);
  const stranger = await storeBooking();
  const other = await device(own.notices, await signIn(stranger));
  const posts = pushService();
  await answered(booking.clientEmail);
  const [told] = toldTo(posts, couple);
  expect(told).toEqual({ title: english.mails.answer.heading, body: "", place: expect.stringMatching(/^\/portal/) });
  // A device or a session may be a thief's.
  expect((await visit(get(String(Object(told).place)))).headers.get("Set-Cookie")).toBeNull();
  expect(new TextDecoder().decode(posts[0]?.body)).not.toContain("Dinner");
  expect((await visit(get(String(Object(told).place), signedIn))).status).toBeLessThan(400);
  expect(toldTo(posts, other)).toEqual([]);
});

it("a key's device, which may be another person's than its mailbox, is led to its plan alone", async () => {
  const forwarded = await storeKey(booking.id, { kind: "venue", email: booking.clientEmail });
  const venue = await device(byKey.notices, forwarded.headers);
  const posts = pushService();
  expect(await answered(booking.clientEmail)).toHaveLength(1);
  expect(toldTo(posts, venue)).toEqual([]);
});

it("no letter to subscribers is told, only what is of their booking", async () => {
  const couple = await device(own.notices, await signIn(booking));
  const posts = pushService();
  const { email: EMAIL, mails } = mailbox();
  await visit(postJson(api.newsletter, { firstName: "Ana", email: booking.clientEmail }), { ...bindings, EMAIL });
  await cron(Date.now() + 60_000, { ...bindings, EMAIL });
  expect(mails.map(({ to }) => to)).toContain(booking.clientEmail);
  expect(toldTo(posts, couple)).toEqual([]);
});

it("goes on when the link of another mail is opened there, and ends with signing out, on this device or from another", async () => {
  const before = await signIn(booking);
  const couple = await device(own.notices, before);
  const posts = pushService();
  const now = { Cookie: cookieIn(await open(await linkTo(booking), before)) };
  await answered(booking.clientEmail);
  expect(toldTo(posts, couple)).toHaveLength(1);
  const page = await visit(get(portalPlanAt({ booking: booking.id }), now), bindings);
  expect(await page.text()).toContain(couple.subscription.endpoint);
  await visit(postForm(portalApi.signOut, {}, now), bindings);
  await answered(booking.clientEmail);
  expect(toldTo(posts, couple)).toHaveLength(1);
});

it("a key that is revoked, or a device that was turned off, is told of nothing more", async () => {
  const { key, headers } = await storeKey(booking.id);
  const planner = await device(byKey.notices, headers);
  const posts = pushService();
  vi.setSystemTime(at(18));
  await tap("begins", "dinner");
  const late = async (minutes: string) => {
    await tap("later", "toasts", { minutes });
    return toldTo(posts, planner).length;
  };
  expect(await late("10")).toBe(1);
  expect((await visit(postForm(byKey.noticesOff, {}, headers), bindings)).status).toBe(303);
  expect(await late("10")).toBe(1);
  await visit(postJson(byKey.notices, planner.subscription, headers), bindings);
  expect(await late("10")).toBe(2);
  await env.DB.prepare("UPDATE plan_keys SET revoked_at = 1 WHERE id = ?").bind(key.id).run();
  expect(await late("10")).toBe(2);
  expect((await device(byKey.notices, headers)).status).toBe(401);
});

it("a device that its push service has forgotten leaves by itself", async () => {
  await device(own.notices, await signIn(booking));
  pushService(() => new Response(null, { status: 410 }));
  await answered(booking.clientEmail);
  expect(await rows("SELECT sid FROM sessions WHERE push IS NOT NULL")).toEqual([]);
});

it("nobody is told who is not signed in, and nothing is sent into a network of its own", async () => {
  expect((await device(own.notices, {})).status).toBe(401);
  const inside = { ...browser("https://127.0.0.1/x").subscription };
  expect((await visit(postJson(own.notices, inside, await signIn(booking)), bindings)).status).toBe(422);
  expect(await htmlAt(portalPlanAt({ booking: booking.id }), await signIn(booking))).not.toContain("devices-title");
  expect(await rows("SELECT sid FROM sessions WHERE push IS NOT NULL")).toEqual([]);
});
