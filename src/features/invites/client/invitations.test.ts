import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import type { bookings } from "../../../database/schema/bookings.ts";
import { planChanges } from "../../../database/schema/timeline.ts";
import { minute } from "../../../platform/durations.ts";
import { administer } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { signIn, storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { cron, htmlAt, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminApi } from "../../admin/paths.ts";
import { portalApi } from "../../portal/paths.ts";
import { api } from "../../site/paths.ts";
import { adminPlan } from "../../timeline/dj/paths.ts";
import { planApi } from "../../timeline/paths.ts";
import { portalKey, portalKeys } from "./paths.ts";

const now = Date.parse("2026-11-20T20:00:00Z");
const tomorrow = Date.parse("2026-11-21T14:00:00Z");
const hours = 3_600_000;
const evil = "Your account is locked, see evil.example or call 813 999 8877";

beginAt(now);

async function begin(over: Partial<typeof bookings.$inferInsert> = {}) {
  const booking = await storeBooking(over);
  const headers = await signIn(booking);
  const { email, mails } = mailbox();
  const invite = (address: string, more: Record<string, string> = {}) => {
    const invitation = {
      key: crypto.randomUUID(),
      kind: "planner",
      name: "Paula",
      moment: "",
      endsOn: booking.eventDate,
    };
    const form = postForm(portalApi.keys, { booking: booking.id, ...invitation, email: address, ...more }, headers);
    return visit(form, { EMAIL: email });
  };
  const renew = (key: string) =>
    visit(postForm(portalKey(key), { booking: booking.id, change: "renew" }, headers), { EMAIL: email });
  const revoke = (key: string) => visit(postForm(portalKey(key), { booking: booking.id, change: "revoke" }, headers));
  const keys = async () =>
    (await rows("SELECT id FROM plan_keys WHERE booking_id = ? ORDER BY created_at, rowid", booking.id)).map(({ id }) =>
      String(id),
    );
  return { booking, headers, email, mails, invite, renew, revoke, keys };
}

it("of what a client typed an invitation repeats names alone, and comes without those that are none", async () => {
  const sent = async (clientName: string, name: string) => {
    const { booking, mails, invite } = await begin({ clientName });
    const moment = await storeMoment(booking.id, "Read evil.example/offer");
    await invite(`${crypto.randomUUID()}@example.com`, { kind: "family", moment, name });
    return `${mails[0]?.subject}\n${mails[0]?.text}\n${mails[0]?.html}`;
  };
  const honest = await sent("Maya & Daniel", "Paula Ruiz");
  expect(honest).toContain("Plan along: Wedding Reception of Maya & Daniel,");
  expect(honest).toContain("Hello Paula Ruiz, this key lets you into the plan");
  const forged = await sent(evil, evil);
  expect(forged).toContain("Hello, this key lets you into the plan of the Wedding Reception on");
  for (const mail of [honest, forged]) expect(mail).not.toMatch(/evil|account|813 999/);
});

it("what the DJ says and decides reaches who holds a key without the client's words", async () => {
  const { booking, email, mails } = await begin();
  const moment = await storeMoment(booking.id, evil);
  const { key } = await storeKey(booking.id, { name: evil });
  await primary(env.DB).insert(planChanges).values({
    id: "asked-by-key.0",
    bookingId: booking.id,
    batch: "asked-by-key",
    part: "moments",
    subjectId: moment,
    subject: evil,
    field: "Notes",
    before: evil,
    after: evil,
    role: "planner",
    author: evil,
    keyId: key.id,
    state: "proposed",
    createdAt: now,
  });
  await administer(postForm(planApi(adminApi.plan).comment(moment), { booking: booking.id, words: "Fog is extra" }));
  await administer(postForm(adminPlan(booking.id).decide, { batch: "asked-by-key", decision: "decline" }), {
    bindings: { EMAIL: email },
  });
  for (const after of [16, 17]) await cron(now + after * minute, { EMAIL: email });
  const told = mails.filter(({ to }) => to === key.email);
  expect(told.map(({ subject }) => subject.split(":")[0]).sort()).toEqual([
    "A comment in the plan",
    "Your change was not made",
  ]);
  for (const { subject, text, html } of told) {
    expect(subject + text + html).not.toMatch(/evil|account|813 999/);
    expect(text).toContain("/portal/key/plan");
  }
  expect(told.map(({ text }) => text).join()).toContain("Fog is extra");
});

it("a mailbox that had its automatic mail today gets invitations from the next morning on, one a day", async () => {
  const [one, two, three] = [await begin(), await begin(), await begin()];
  await visit(postJson(api.leadInquiry, { ...inquiry, email: "paula@gmail.com" }));
  const issued = await one.invite("pau.la@gmail.com");
  expect(issued.headers.get("Location")).toBe(portalKeys(one.booking.id, "issued"));
  expect(mainTextIn(await htmlAt(portalKeys(one.booking.id, "issued"), one.headers))).toContain(
    "one automatic email a day",
  );
  await two.invite("paula+plan@googlemail.com");
  const other = await three.invite("paul@gmail.com");
  expect(other.status).toBe(303);
  expect([one, two, three].map(({ mails }) => mails.length)).toEqual([0, 0, 1]);
  const { email, mails } = mailbox();
  const invited = async (at: number) => {
    await cron(at, { EMAIL: email });
    return mails
      .splice(0)
      .map(({ to }) => to)
      .filter((to) => to.startsWith("pau"));
  };
  expect(await invited(tomorrow - 1)).toEqual([]);
  expect(await invited(tomorrow)).toEqual(["pau.la@gmail.com"]);
  expect(await invited(tomorrow + 23 * hours)).toEqual([]);
  expect(await invited(tomorrow + 24 * hours)).toEqual(["paula+plan@googlemail.com"]);
});

it("and who was invited gets no other automatic mail that day: a quote comes in the morning, as after an inquiry", async () => {
  const { invite, mails } = await begin();
  await invite("maya@example.com");
  expect(mails).toHaveLength(1);
  const quoted = await askForQuote();
  expect(quoted.mails.filter(({ to }) => to === "maya@example.com")).toEqual([]);
  expect(mainTextIn(await htmlAt(quoted.answer.headers.get("Location") ?? ""))).toContain(
    "the next goes in the morning",
  );
  const { email, mails: later } = mailbox();
  await cron(tomorrow, { EMAIL: email });
  expect(later.filter(({ to }) => to === "maya@example.com").map(({ subject }) => subject.split(":")[0])).toEqual([
    "Your quote",
  ]);
});

it("a new link goes out once a day, and the one before works until then", async () => {
  const { booking, headers, mails, invite, renew, keys } = await begin();
  await invite("paula@example.com");
  const [key = ""] = await keys();
  for (const _ of ["once", "twice"])
    expect((await renew(key)).headers.get("Location")).toBe(portalKeys(booking.id, "mailed"));
  expect(mainTextIn(await htmlAt(portalKeys(booking.id, "mailed"), headers))).toContain("No second email");
  expect(await rows("SELECT version FROM plan_keys")).toEqual([{ version: 1 }]);
  vi.setSystemTime(tomorrow);
  expect((await renew(key)).headers.get("Location")).toBe(portalKeys(booking.id, "renewed"));
  expect((await renew(key)).headers.get("Location")).toBe(portalKeys(booking.id, "mailed"));
  expect(mails).toHaveLength(2);
});

it("a client invites ten people in all; ending a key makes no room for another, and the DJ may go on", async () => {
  const { booking, invite, revoke, keys } = await begin();
  for (let count = 0; count < 10; count += 1) expect((await invite(`guest-${count}@gmail.com`)).status).toBe(303);
  for (const key of await keys()) await revoke(key);
  const refused = await invite("guest-10@gmail.com");
  expect([refused.status, mainTextIn(await refused.text()).includes("10 people were invited")]).toEqual([409, true]);
  expect((await invite("guest-3+again@gmail.com")).status).toBe(303);
  const invitation = { key: crypto.randomUUID(), kind: "venue", name: "Vera", email: "vera@example.com", moment: "" };
  const given = await administer(postForm(adminPlan(booking.id).keys, { ...invitation, endsOn: booking.eventDate }));
  expect(given.headers.get("Location")).toContain("key-issued");
  expect(await keys()).toHaveLength(12);
});
