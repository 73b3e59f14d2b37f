import { importJWK, jwtVerify } from "jose";
import { afterEach, expect, it, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { administer, see, sentTo, submit } from "../../../test/administrator.ts";
import { arrive, storeGuestPage } from "../../../test/guests.ts";
import { mainTextIn } from "../../../test/page.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { browser, pushKey, pushService, vapidKey } from "../../../test/push-service.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { api, guestPaths } from "../../site/paths.ts";
import { addDevicePath, devicePath } from "./paths.ts";

const bindings = { PUSH_KEY: pushKey };
const everyKind = ["lead", "question", "signature", "payment", "song", "fault"];

afterEach(() => {
  vi.useRealTimers();
});

const turnOn = async (subscription: object) => {
  const request = postJson(addDevicePath, subscription);
  request.headers.set(
    "User-Agent",
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  );
  return administer(request, { bindings });
};

async function device(over: Record<string, string> | [string, string][] = []) {
  const own = browser();
  expect((await turnOn(own.subscription)).status).toBe(200);
  const chosen = new Map<string, string[]>([
    ["kinds", everyKind],
    ["duringShow", ["fault", "song"]],
    ["quietFrom", [""]],
    ["quietUntil", [""]],
  ]);
  for (const [name, value] of Array.isArray(over) ? over : Object.entries(over)) chosen.set(name, value.split(" "));
  const fields = [...chosen].flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));
  expect(sentTo(await submit(settingsPaths.notices, fields, { bindings }))).toContain("notice=setting-saved");
  return own;
}

const ask = (over: object = {}) => visit(postJson(api.leadInquiry, { ...inquiry, ...over }), bindings);
const page = async () => mainTextIn(await see(settingsPaths.notices, { bindings }));

it("a lead is told at once, sealed for the device, without the client's words, and leads to its place", async () => {
  const { subscription, read } = await device();
  const posts = pushService();
  expect((await ask()).status).toBe(200);
  const [post] = posts;
  expect(posts).toHaveLength(1);
  expect(post?.url).toBe(subscription.endpoint);
  expect(post?.headers.get("Content-Encoding")).toBe("aes128gcm");
  expect(Number(post?.headers.get("TTL"))).toBeGreaterThan(0);
  const told = read(post?.body ?? new Uint8Array());
  expect(told).toEqual({
    title: "A new inquiry or message",
    body: expect.stringMatching(/^Answer by (?:[A-Z][a-z]+ \d+, )?\d+:\d\d [AP]M$/),
    place: expect.stringMatching(/^\/admin\/leads/),
  });
  const { place } = Object(told);
  expect(await see(place)).toContain("Ana Núñez");
  expect(new TextDecoder().decode(post?.body)).not.toContain("inquiry");
  expect(await page()).toMatch(/Chrome on Android Added .*? last told/);
});

it("the push service can tell who sends, for how long and to whom", async () => {
  const { subscription } = await device();
  const posts = pushService();
  await ask();
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(posts[0]?.headers.get("Authorization") ?? "") ?? [];
  expect(key).toBe(vapidKey);
  const bytes = Buffer.from(key, "base64url");
  const part = (from: number) => bytes.subarray(from, from + 32).toString("base64url");
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: "EC", crv: "P-256", x: part(1), y: part(33) }, "ES256"),
  );
  expect(payload).toMatchObject({ aud: new URL(subscription.endpoint).origin, sub: `mailto:${site.email}` });
  expect(Number(payload.exp) - Date.now() / 1000).toBeLessThan(86_400);
});

it("names and words are shown where the DJ wants them", async () => {
  const { read } = await device({ words: "yes" });
  const posts = pushService();
  await ask();
  expect(read(posts[0]?.body ?? new Uint8Array())).toMatchObject({
    title: expect.stringContaining("Ana"),
    body: expect.stringMatching(/^Answer by .+ · \S/),
  });
});

it.each([404, 410])(
  "a device whose push service answers %s leaves by itself, and the others are told",
  async (status) => {
    const gone = await device();
    const { subscription } = await device();
    const posts = pushService(
      (url) => new Response(null, { status: url === gone.subscription.endpoint ? status : 201 }),
    );
    await ask();
    expect(posts).toHaveLength(2);
    expect(await rows("SELECT endpoint FROM push_devices")).toEqual([{ endpoint: subscription.endpoint }]);
  },
);

it.each(["is busy", "is away"])("a push service that %s holds up neither the inquiry nor its mails", async (how) => {
  await device();
  pushService(() => {
    if (how === "is away") throw new Error("no route");
    return new Response(null, { status: 503 });
  });
  const { email, mails } = mailbox();
  const answer = await visit(postJson(api.leadInquiry, inquiry), { ...bindings, EMAIL: email });
  expect(answer.status).toBe(200);
  expect(mails).toHaveLength(2);
  expect(await page()).toContain("nothing has gone there yet");
});

it("what is not chosen is not told", async () => {
  await device({ kinds: "payment fault" });
  const posts = pushService();
  await ask();
  expect(posts).toEqual([]);
});

it("a mail that has to be tried again is told of once", async () => {
  await device();
  const posts = pushService();
  const broken = mailbox(() => true);
  await visit(postJson(api.leadInquiry, inquiry), { ...bindings, EMAIL: broken.email });
  await cron(Date.now() + 120_000, { ...bindings, EMAIL: mailbox().email });
  expect(await rows("SELECT kind FROM outbox WHERE kind = 'lead-notice' AND sent_at IS NOT NULL")).toHaveLength(1);
  expect(posts).toHaveLength(1);
});

const today = calendarDateAt(Date.now());
/** Minutes from the start of today. */
const at = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: instantAt(today, minutes) });

it("in quiet hours nothing rings, also across midnight", async () => {
  const posts = pushService();
  at(12 * 60);
  await device({ quietFrom: "22:30", quietUntil: "07:00" });
  at(23 * 60);
  await ask();
  at(30 * 60 + 59);
  await ask({ email: "ben@example.com" });
  expect(posts).toEqual([]);
  at(32 * 60);
  await ask({ email: "cleo@example.com" });
  expect(posts).toHaveLength(1);
});

it("during a show comes what the DJ allows then, quiet hours or not", async () => {
  const posts = pushService();
  at(20 * 60);
  await device({ quietFrom: "00:00", quietUntil: "23:59", duringShow: "lead" });
  await ask();
  expect(posts).toEqual([]);
  await storeBooking({
    eventDate: today,
    startTime: "18:00",
    endTime: "01:00",
    status: "confirmed",
  });
  at(24 * 60 + 10);
  await ask({ email: "ben@example.com" });
  expect(posts).toHaveLength(1);
  const choose = (kinds: string, duringShow: string) =>
    submit(settingsPaths.notices, { kinds, duringShow, quietFrom: "", quietUntil: "" }, { bindings });
  at(24 * 60 + 25);
  await choose("lead", "song");
  await ask({ email: "cleo@example.com" });
  expect(posts).toHaveLength(1);
  at(24 * 60 + 40);
  await choose("payment", "lead");
  await ask({ email: "dan@example.com" });
  expect(posts).toHaveLength(2);
});

it("a change of what is signed that a client asks for is told", async () => {
  const { read } = await device();
  const booking = await storeBooking();
  await signBoth(booking.id);
  const posts = pushService();
  const fields = { booking: booking.id, addOns: "add-on-uplights", counts: "12" };
  await visit(postForm(portalApi.addOns, fields, await signIn(booking)), bindings);
  expect(posts.map(({ body }) => read(body))).toEqual([
    { title: "News from a client", body: "", place: expect.stringContaining(bookingPaths(booking.id).page) },
  ]);
});

it("a client's question leads to where its answer has begun", async () => {
  const { read } = await device();
  const posts = pushService();
  const asked = {
    type: "general",
    subject: "Parking",
    message: "Where do you park?",
    idempotencyKey: crypto.randomUUID(),
  };
  await visit(postForm(portalApi.requests, asked, await signIn(await storeBooking())), bindings);
  const { place } = Object(read(posts[0]?.body ?? new Uint8Array()));
  expect(await see(place)).toMatch(/Where do you park\?[\s\S]*Hi Ana,/);
});

it("the first song that is held back is told, and not each of a hundred", async () => {
  const { read } = await device();
  const { booking, code } = await storeGuestPage({ requestsEach: 9 });
  const posts = pushService();
  const { headers } = await arrive(code);
  for (const title of ["Fuck It", "Shit Song", "Hello"])
    await visit(postJson(guestPaths(code).page, { title, artist: "" }, headers), bindings);
  expect(posts).toHaveLength(1);
  expect(read(posts[0]?.body ?? new Uint8Array())).toEqual({
    title: "A song waits for your yes",
    body: "",
    place: bookingPaths(booking.id).booth,
  });
});

it.each([
  ["plain http", { endpoint: "http://push.example.com/a" }],
  ["this machine", { endpoint: "https://localhost/a" }],
  ["an address within a network", { endpoint: "https://10.0.0.1/a" }],
  ["its number in hexadecimal", { endpoint: "https://0x7f.1/a" }],
  ["a name within a network", { endpoint: "https://printer.local./a" }],
  ["another port", { endpoint: "https://push.example.com:8443/a" }],
  ["a key of another length", { p256dh: "BAAA" }],
  ["no secret", { auth: "" }],
])("a subscription with %s is refused", async (_, wrong) => {
  expect((await turnOn({ ...browser().subscription, ...wrong })).status).toBe(422);
  expect(await rows("SELECT id FROM push_devices")).toEqual([]);
});

it("five devices are told at most, and the same one again is the same", async () => {
  const devices = Array.from({ length: 5 }, () => browser().subscription);
  for (const each of devices) expect((await turnOn(each)).status).toBe(200);
  const sixth = await turnOn(browser().subscription);
  expect(sixth.status).toBe(409);
  expect(await sixth.text()).toContain("Notices go to 5 devices already");
  expect((await turnOn({ ...devices[0], auth: browser().subscription.auth })).status).toBe(200);
  expect(await rows("SELECT id FROM push_devices")).toHaveLength(5);
});

it("a device can be tried and removed", async () => {
  const { read } = await device();
  const posts = pushService();
  const [{ id } = { id: "" }] = await rows("SELECT id FROM push_devices");
  const path = devicePath(String(id));
  expect(sentTo(await submit(path, { act: "try" }, { bindings }))).toContain("notice=device-taken");
  expect(read(posts[0]?.body ?? new Uint8Array())).toMatchObject({ title: "Notices arrive", place: adminPaths.today });
  expect(sentTo(await submit(path, { act: "remove" }, { bindings }))).toContain("notice=device-removed");
  expect((await submit(path, { act: "remove" }, { bindings })).status).toBe(404);
  expect(await page()).toContain("None yet.");
});

it("without a key the page says how to turn it on, and nobody is told", async () => {
  await device();
  const posts = pushService();
  await visit(postJson(api.leadInquiry, inquiry));
  expect(posts).toEqual([]);
  const text = mainTextIn(await see(settingsPaths.notices));
  expect(text).toContain("Notices are off: no key is set.");
  expect(text).not.toContain("Try it");
});

it("a time that is none is told beside its field, and so is one without the other", async () => {
  const save = (from: string, until: string) =>
    submit(settingsPaths.notices, { kinds: "lead", quietFrom: from, quietUntil: until });
  const wrong = await save("25:00", "07:00");
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Please enter a time such as 22:00");
  const half = await save("22:00", "");
  expect(half.status).toBe(422);
  expect(await half.text()).toContain("Please enter both times, or neither");
});

it("the administration can be installed", async () => {
  expect(await see(adminPaths.today)).toContain('<link rel="manifest" href="/site-admin.webmanifest"');
  const manifest = await (await visit(get("/site-admin.webmanifest"))).json();
  expect(manifest).toMatchObject({ start_url: "/admin", scope: "/admin", display: "standalone" });
});

it("a device of somebody who has not logged in for 90 days is told nothing, and its page says so", async () => {
  await device();
  const since = (days: number) => rows("UPDATE users SET updated_at = ? RETURNING id", Date.now() - days * day);
  const told = async () => {
    const posts = pushService();
    await visit(postJson(api.leadInquiry, inquiry), bindings);
    return posts.length;
  };
  await since(89);
  expect(await told()).toBe(1);
  await since(91);
  expect(await told()).toBe(0);
  expect(mainTextIn(await see(settingsPaths.notices))).toContain("Silent");
});
