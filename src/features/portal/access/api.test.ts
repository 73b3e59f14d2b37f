import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { english } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import worker from "../../../index.ts";
import { addDays, calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { asAdministrator } from "../../../test/access.ts";
import { limits } from "../../../test/limits.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { countTrips } from "../../../test/queries.ts";
import { cron, get, mailbox, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { cancelBooking } from "../../bookings/cancel-booking.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { portalApi, portalPaths } from "../paths.ts";

const db = primary(env.DB);
const today = calendarDateAt(Date.now());
const neutral = "If we have a booking for that address, its access link is on the way. Check your e-mail.";

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return { "CF-Connecting-IP": `2001:db8:${visitors.toString(16)}::1` };
};

const ask = (email: string, bindings: Parameters<typeof visit>[1] = {}) =>
  visit(postJson(portalApi.access, { email }, visitor()), bindings);

describe("asking for an access link", () => {
  it("mails it to who has a booking, signed at the moment of sending", async () => {
    const booking = await storeBooking();
    const { email, mails } = mailbox();
    const answer = await ask(` ${booking.clientEmail.toUpperCase()} `, { EMAIL: email });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: neutral });
    expect(mails).toEqual([expect.objectContaining({ to: booking.clientEmail })]);
    expect(await db.select().from(outbox)).toEqual([
      expect.objectContaining({
        kind: "portal-link",
        data: { kind: "portal-link", bookingId: booking.id, linkVersion: 1, isNew: false, keys: null },
      }),
    ]);
    const [link = ""] = /https:\/\/sunsetbaydj\.example\/portal\?token=\S+/.exec(mails[0]?.text ?? "") ?? [];
    const { pathname, search } = new URL(link);
    expect((await visit(new Request(origin + pathname + search, { redirect: "manual" }))).status).toBe(303);
    expect(mails[0]?.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
  });

  it("without JavaScript leads to a page that says the same", async () => {
    const answer = await visit(postForm(portalApi.access, { email: "nobody@example.com" }, visitor()));
    expect(answer.status).toBe(303);
    const page = await visit(get(answer.headers.get("Location") ?? ""));
    expect(mainTextIn(await page.text())).toContain(neutral);
  });

  it("does nothing with an empty field, with and without JavaScript", async () => {
    const trips = countTrips();
    for (const email of ["", "  "]) {
      const answer = await visit(postForm(portalApi.access, { email }, visitor()));
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe(portalPaths.dashboard);
      expect((await ask(email)).status).toBe(200);
    }
    expect(trips()).toBe(0);
  });

  it("refuses no address for its looks, but one that no mailbox can have for its length", async () => {
    for (const email of ["zoe", "a@b", "' or 1=1 --", "%", "*"])
      expect(await (await ask(email)).json()).toEqual({ message: neutral });
    const answer = await visit(postForm(portalApi.access, { email: `${"a".repeat(250)}@example.com` }, visitor()));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("Please keep this to 254 characters or fewer");
  });

  it("is for the next booking that is not canceled, or for the last one", async () => {
    const clientEmail = "ana@example.com";
    const at = async (days: number, status: "hold" | "confirmed" | "completed" | "cancelled") =>
      (await storeBooking({ clientEmail, eventDate: addDays(today, days), status })).id;
    const asked = async () => {
      await env.DB.exec("DELETE FROM outbox");
      await ask(clientEmail);
      return (await db.select().from(outbox)).map(({ data }) => data.kind === "portal-link" && data.bookingId);
    };
    await at(3, "cancelled");
    expect(await asked()).toEqual([]);
    await at(-400, "completed");
    const last = await at(-10, "completed");
    expect(await asked()).toEqual([last]);
    await at(90, "confirmed");
    const next = await at(8, "hold");
    expect(await asked()).toEqual([next]);
  });

  it("answers 503 while links cannot be signed, and queues nothing", async () => {
    const { clientEmail } = await storeBooking();
    expect((await ask(clientEmail, { LINK_SECRET: "" })).status).toBe(503);
    const form = await visit(postForm(portalApi.access, { email: clientEmail }, visitor()), { LINK_SECRET: "short" });
    expect(form.status).toBe(503);
    expect(await form.text()).toContain("The portal cannot be opened right now.");
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("mails nothing to an address that the booking has lost meanwhile", async () => {
    const { clientEmail } = await storeBooking();
    await ask(clientEmail, { EMAIL: mailbox(() => true).email });
    await env.DB.exec("UPDATE bookings SET client_email = 'new@example.com'");
    const { email, mails } = mailbox();
    await cron(Date.now() + 120_000, { EMAIL: email });
    expect(mails).toEqual([]);
  });
});

it("a link that waits while its booking is canceled is not mailed", async () => {
  const { id, clientEmail } = await storeBooking();
  await ask(clientEmail, { EMAIL: mailbox(() => true).email });
  await cancelBooking(db, id, { reason: "Moved away", canceledBy: null }, { by: "dj@example.com", now: Date.now() });
  const { email, mails } = mailbox();
  await cron(Date.now() + 120_000, { EMAIL: email });
  expect(mails).toEqual([]);
});

describe("an address with a booking and one without", () => {
  /** Waits for the answer only: no visitor can see the mail after it. */
  async function look(email: string, trips: () => number) {
    const context = createExecutionContext();
    const before = trips();
    const answer = await worker.fetch(
      postJson(portalApi.access, { email }, visitor()),
      { ...env, EMAIL: mailbox().email },
      context,
    );
    const used = trips() - before;
    const { "x-request-id": _, ...headers } = Object.fromEntries(answer.headers);
    const seen = { status: answer.status, headers, body: await answer.text(), used };
    await waitOnExecutionContext(context);
    return JSON.stringify(seen);
  }

  it("get the same status, headers and body for the same number of round trips, 50 times each", async () => {
    const known: string[] = [];
    for (let count = 0; count < 50; count += 1) known.push((await storeBooking({ status: "hold" })).clientEmail);
    const trips = countTrips();
    const seen = new Set<string>();
    for (const email of known) {
      seen.add(await look(email, trips));
      seen.add(await look(`not-${email}`, trips));
    }
    expect([...seen]).toHaveLength(1);
    expect(JSON.parse([...seen][0] ?? "")).toMatchObject({
      status: 200,
      body: JSON.stringify({ message: english.portal.access.sent }),
    });
    expect(await db.select().from(outbox)).toHaveLength(50);
  });
});

describe("asking too often", () => {
  it("for one address gets the same answer, and mails nothing", async () => {
    const { clientEmail } = await storeBooking();
    const keys: string[] = [];
    const limit = (options: { key: string }) => {
      keys.push(options.key);
      return limits.PORTAL_ADDRESS_LIMIT.limit(options);
    };
    const seen = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      if (count === 4) await env.DB.exec("DELETE FROM outbox");
      const answer = await ask(clientEmail, { PORTAL_ADDRESS_LIMIT: { limit } });
      seen.add(`${answer.status} ${await answer.text()}`);
    }
    expect([...seen]).toEqual([`200 ${JSON.stringify({ message: neutral })}`]);
    expect(await db.select().from(outbox)).toEqual([]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
  });

  it("mails one link in five minutes, wherever it is asked from", async () => {
    const { clientEmail } = await storeBooking();
    const unlimited = { PORTAL_ADDRESS_LIMIT: { limit: () => Promise.resolve({ success: true }) } };
    for (let count = 0; count < 5; count += 1) await ask(clientEmail, unlimited);
    // Two when the five minutes end in between.
    expect((await db.select().from(outbox)).length).toBeLessThan(3);
  });

  it("mails a mailbox three links a day, whatever the spelling and whichever its bookings, and says the same", async () => {
    const unlimited = { PORTAL_ADDRESS_LIMIT: { limit: () => Promise.resolve({ success: true }) } };
    const spellings = ["maya.brooks@gmail.com", "mayabrooks@gmail.com", "maya.brooks+wedding@googlemail.com"];
    for (const clientEmail of spellings) await storeBooking({ clientEmail });
    const noon = instantAt(today, 12 * 60);
    const { email, mails } = mailbox();
    const askAt = async (minutes: number, address: string) => {
      vi.setSystemTime(noon + minutes * minute);
      const answer = await ask(address, { ...unlimited, EMAIL: email });
      expect([answer.status, await answer.json()]).toEqual([200, { message: neutral }]);
    };
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let count = 0; count < 12; count += 1) await askAt(count * 6, spellings[count % 3] ?? "");
    expect(mails).toHaveLength(3);
    const [booking] = await db.select().from(bookings);
    const byHand = postForm(bookingPaths(booking?.id ?? "").portalLink, { change: "send" }, await asAdministrator());
    await visit(byHand, { EMAIL: email });
    expect(mails).toHaveLength(4);
    await askAt(24 * 60, "mayabrooks@gmail.com");
    expect(mails).toHaveLength(5);
    vi.useRealTimers();
  });

  it("from one visitor is answered 429 with Retry-After", async () => {
    const headers = visitor();
    const statuses = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await visit(postJson(portalApi.access, { email: `${count}@example.com` }, headers))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const form = await visit(postForm(portalApi.access, { email: "ana@example.com" }, headers));
    expect(form.status).toBe(429);
    expect(form.headers.get("Retry-After")).toBe("60");
    expect(mainTextIn(await form.text())).toContain("That was a lot at once.");
  });
});

it("the honeypot gets the answer and no mail", async () => {
  const { clientEmail } = await storeBooking();
  const answer = await visit(postJson(portalApi.access, { email: clientEmail, leaveBlank: "x" }, visitor()));
  expect(await answer.json()).toEqual({ message: neutral });
  expect(await db.select().from(outbox)).toEqual([]);
});
