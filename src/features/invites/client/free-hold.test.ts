import { env } from "cloudflare:workers";
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { planComments } from "../../../database/schema/timeline.ts";
import { administer } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { cookieIn, open, signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { signBoth } from "../../../test/signatures.ts";
import { cron, get, htmlAt, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminApi } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalContractOf } from "../../contracts/client/paths.ts";
import { portalGuestFile, portalGuests } from "../../guests/client/paths.ts";
import { portalPay } from "../../payments/client/paths.ts";
import { bookingMoney } from "../../payments/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { quoteApi } from "../../quotes/client/paths.ts";
import { api, guestPaths } from "../../site/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { planApi, portalPlanAt } from "../../timeline/paths.ts";
import { portalKey, portalKeys } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const hours = 3_600_000;
const sentence = "Opens once the deposit is paid";

beginAt(now);

async function holdForFree(database?: D1Database) {
  const { token } = await askForQuote();
  const headers = { Cookie: cookieIn(await visit(postForm(quoteApi.accept, { token }))) };
  const [held] = await rows("SELECT id FROM bookings");
  const booking = String(held?.id);
  const moment = await storeMoment(booking, "First dance");
  const bindings = database ? { DB: database } : {};
  const { email, mails } = mailbox();
  const others = () => mails.filter(({ to }) => /paula|daniel/.test(to));
  const invite = (over: Record<string, string> = {}) => {
    const invitation = {
      key: crypto.randomUUID(),
      kind: "planner",
      name: "Paula",
      email: "paula@example.com",
      moment: "",
    };
    return visit(postForm(portalApi.keys, { booking, ...invitation, endsOn: "2027-04-17", ...over }, headers), {
      EMAIL: email,
      ...bindings,
    });
  };
  const page = { title: "Maya & Daniel", requestsEach: "5", notTaken: "" };
  const times = { opensOn: "2026-11-20", opensAt: "08:00", closesOn: "2027-04-18", closesAt: "00:30" };
  const guests = (title = page.title) =>
    visit(postForm(portalApi.guests, { booking, ...page, title, ...times }, headers));
  const say = (words = "Fade it out?") =>
    visit(postForm(planApi(portalApi.plan).comment(moment), { booking, words }, headers));
  const statuses = async () => [(await invite()).status, (await guests()).status, (await say()).status];
  return { booking, moment, headers, email, others, invite, guests, say, statuses };
}

it("whoever has only accepted a quote reads what opens keys, guests and comments, and is refused them", async () => {
  const { booking, moment, headers, others, invite, guests, say, statuses } = await holdForFree();
  const plan = portalPlanAt({ booking, edit: moment });
  for (const [path, field] of [
    [portalKeys(booking), 'name="email"'],
    [portalGuests(booking), 'name="title"'],
    [plan, 'name="words"'],
  ] as const) {
    const html = await htmlAt(path, headers);
    expect(mainTextIn(html), path).toContain(sentence);
    expect(html, path).not.toContain(field);
  }
  for (const path of [portalKeys(booking), portalGuests(booking)])
    expect(await htmlAt(path, headers), path).toContain(
      `href="${portalPay("deposit", booking).replaceAll("&", "&amp;")}"`,
    );
  expect(await statuses()).toEqual([409, 409, 409]);
  const json = await visit(postJson(planApi(portalApi.plan).comment(moment), { booking, words: "Hello?" }, headers));
  expect([json.status, await json.text()]).toEqual([409, expect.stringContaining(sentence)]);
  for (const [answer, typed] of [
    [await invite({ name: "Paula the Planner" }), "Paula the Planner"],
    [await guests("The Riveras"), "The Riveras"],
    [await say("Fog at the start"), "Fog at the start"],
  ] as const) {
    const html = await answer.text();
    expect(mainTextIn(html)).toContain(sentence);
    expect(html).toContain(typed);
  }
  expect(others()).toEqual([]);
  for (const table of ["plan_keys", "guest_pages", "plan_comments"])
    expect(await rows(`SELECT * FROM ${table}`), table).toEqual([]);
});

const markPaid = (booking: string) => {
  const form = { key: crypto.randomUUID(), purpose: "deposit", method: "zelle", amount: "1", note: "" };
  return administer(postForm(bookingMoney(booking).mark, form));
};

it.each<[string, (booking: string) => Promise<unknown>]>([
  ["the DJ's own signature", signBoth],
  ["a payment", markPaid],
  ["the DJ's confirmation", (booking) => administer(postForm(bookingPaths(booking).status, { status: "confirmed" }))],
])("%s opens all of them", async (_, agree) => {
  const { booking, headers, others, statuses } = await holdForFree();
  await agree(booking);
  expect(await statuses()).toEqual([303, 303, 303]);
  expect(others().map(({ to }) => to)).toEqual(["paula@example.com"]);
  for (const path of [portalKeys(booking), portalGuests(booking)])
    expect(mainTextIn(await htmlAt(path, headers))).not.toContain(sentence);
});

it("a signature alone, which the site countersigns, opens none of them: it costs a stranger nothing", async () => {
  const { booking, headers, others, statuses } = await holdForFree();
  const html = await htmlAt(portalContractOf(booking), headers);
  const [, fingerprint = ""] = /name="fingerprint" value="(\w+)"/.exec(html) ?? [];
  const [{ name } = {}] = await rows("SELECT client_name AS name FROM bookings");
  await visit(postForm(portalApi.sign, { booking, fingerprint, consent: "yes", name: String(name) }, headers));
  expect(await rows(`SELECT "by" FROM countersignatures`)).toEqual([{ by: null }]);
  expect(await statuses()).toEqual([409, 409, 409]);
  expect(others()).toEqual([]);
  for (const path of [portalKeys(booking), portalGuests(booking)])
    expect(mainTextIn(await htmlAt(path, headers))).toContain(sentence);
});

/** Runs `sql` behind the first batch, so that what a page has read is outdated when it stores. */
const changedMeanwhile = (sql: string): D1Database =>
  new Proxy(env.DB, {
    get(d1, name) {
      const value: unknown = Reflect.get(d1, name, d1);
      if (name !== "batch") return typeof value === "function" ? value.bind(d1) : value;
      return async (statements: D1PreparedStatement[]) => {
        const found = await d1.batch(statements);
        await d1.prepare(sql).run();
        return found;
      };
    },
  });

it("what stops being agreed to while an invitation is on its way sends none", async () => {
  const meanwhile = changedMeanwhile("UPDATE payments SET refunded_amount = amount");
  const { booking, others, invite } = await holdForFree(meanwhile);
  await markPaid(booking);
  expect((await invite()).status).toBe(409);
  expect(others()).toEqual([]);
  expect(await rows("SELECT * FROM plan_keys")).toEqual([]);
});

it("a booking that the DJ made by hand opens them, held or confirmed", async () => {
  const booking = await storeBooking({ status: "hold" });
  const headers = await signIn(booking);
  for (const path of [portalKeys(booking.id), portalGuests(booking.id)])
    expect(mainTextIn(await htmlAt(path, headers))).not.toContain(sentence);
});

it("what was made closes with the hold, mails nobody, and is back when the date is held again", async () => {
  const { booking, moment, headers, email, others, invite, guests, say } = await holdForFree();
  await signBoth(booking);
  await guests();
  const [{ code } = {}] = await rows("SELECT code FROM guest_pages");
  const guestPage = guestPaths(String(code)).page;
  let holder = await storeKey(booking);
  const dj = planApi(adminApi.plan).comment(moment);
  const statuses = async () => [
    (await visit(get(guestPage))).status,
    (await open(holder.link)).status,
    (await visit(get(portalPaths.keyPlan, holder.headers))).status,
  ];
  expect(await statuses()).toEqual([200, 200, 200]);

  vi.setSystemTime(now + 48 * hours - 1);
  await visit(postForm(portalApi.keys, { ...invitationFor("daniel@example.com"), booking }, headers), {
    EMAIL: mailbox(() => true).email,
  });
  await administer(postForm(dj, { booking, words: "I can do that" }));
  vi.setSystemTime(now + 49 * hours);
  holder = await storeKey(booking);
  expect(await statuses()).toEqual([404, 401, 401]);
  for (const after of [49, 50]) await cron(now + after * hours, { EMAIL: email });
  expect(others()).toEqual([]);
  expect((await invite()).status).toBe(409);
  expect((await say()).status).toBe(409);
  const renewed = await visit(postForm(portalKey(holder.key.id), { booking, change: "renew" }, headers));
  expect([renewed.status, (await renewed.text()).includes("held no longer")]).toEqual([409, true]);
  expect((await visit(get(portalGuestFile("poster.pdf", booking), headers))).status).toBe(404);
  expect(mainTextIn(await htmlAt(portalKeys(booking), headers))).toContain("Opens once it is held again");
  const own = await storeKey(booking, { email: "venue@example.com" });
  const revoked = await visit(postForm(portalKey(own.key.id), { booking, change: "revoke" }, headers));
  expect(revoked.headers.get("Location")).toBe(portalKeys(booking, "revoked"));

  await env.DB.prepare("UPDATE bookings SET status = 'hold', hold_ends_at = ?")
    .bind(now + 99 * hours)
    .run();
  expect(await statuses()).toEqual([200, 200, 200]);
  await administer(postForm(bookingPaths(booking).status, { status: "cancelled", reason: "Moved away" }));
  expect(await statuses()).toEqual([404, 401, 401]);
  expect(mainTextIn(await htmlAt(portalKeys(booking), await signedInAgain(booking)))).toContain("is canceled");
});

const invitationFor = (email: string) => ({
  key: crypto.randomUUID(),
  kind: "planner",
  name: "Daniel",
  email,
  endsOn: "2027-04-17",
  moment: "",
});

async function signedInAgain(id: string) {
  const [row] = await rows("SELECT client_email AS clientEmail, portal_link_version AS version FROM bookings");
  const booking = await storeBooking({ clientEmail: String(row?.clientEmail) });
  expect(booking.id).not.toBe(id);
  return signIn(booking);
}

it("the DJ comments and gives keys whatever is signed", async () => {
  const { booking, moment } = await holdForFree();
  const said = await administer(postForm(planApi(adminApi.plan).comment(moment), { booking, words: "Fog is extra" }));
  expect(said.status).toBe(303);
  expect(await primary(env.DB).select().from(planComments)).toHaveLength(1);
  const given = await administer(postForm(adminPlan(booking).keys, invitationFor("daniel@example.com")));
  expect(given.headers.get("Location")).toContain("key-issued");
});

it("the way in is mailed while the date is held, however many mails that day had; after a free hold it is the one of its day", async () => {
  await holdForFree();
  const { email, mails } = mailbox();
  const ask = (network: string) =>
    visit(postJson(portalApi.access, { email: "maya@example.com" }, { "CF-Connecting-IP": network }), { EMAIL: email });
  await ask("198.51.100.1");
  expect(mails).toHaveLength(1);
  vi.setSystemTime(now + 49 * hours);
  await visit(postJson(api.leadInquiry, { ...inquiry, email: "maya+1@example.com" }), { EMAIL: email });
  await ask("198.51.100.2");
  expect(mails.filter(({ to }) => to.startsWith("maya"))).toHaveLength(2);
  const [held] = await rows("SELECT id FROM bookings");
  await signBoth(String(held?.id), { countersigned: false });
  vi.setSystemTime(now + 50 * hours);
  await ask("198.51.100.3");
  expect(mails.filter(({ to }) => to.startsWith("maya"))).toHaveLength(3);
});
