import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { planKeySessions, planKeys } from "../../../database/schema/invites.ts";
import { addDays, calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeKey, storeMoment } from "../../../test/plan-keys.ts";
import { cookieIn, open, signIn, storeBooking } from "../../../test/portal.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../../test/site.ts";
import { erasePerson } from "../../people/erase-person.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { portalKey, portalKeys } from "./paths.ts";

const db = primary(env.DB);
const today = calendarDateAt(Date.now());

let booking: Awaited<ReturnType<typeof storeBooking>>;
let headers: { Cookie: string };
beforeEach(async () => {
  booking = await storeBooking({ eventDate: addDays(today, 60) });
  headers = await signIn(booking);
});

const invitation = (over: Record<string, string> = {}) => ({
  booking: booking.id,
  key: crypto.randomUUID(),
  kind: "partner",
  name: "Daniel",
  email: "Daniel@Example.com",
  endsOn: booking.eventDate,
  moment: "",
  ...over,
});

const issue = (over: Record<string, string> = {}, bindings: Parameters<typeof visit>[1] = {}) =>
  visit(postForm(portalApi.keys, invitation(over), headers), bindings);

const change = (id: string, what: string, bindings: Parameters<typeof visit>[1] = {}) =>
  visit(postForm(portalKey(id), { booking: booking.id, change: what }, headers), bindings);

const linkIn = (text: string): string => {
  const { pathname, search } = new URL(/https:\S+token=\S+/.exec(text)?.[0] ?? "https://none.example");
  return pathname + search;
};

const press = (link: string, cookie: Record<string, string> = {}) =>
  visit(
    postForm(portalApi.openKey, { token: new URL(link, "https://x.example").searchParams.get("token") ?? "" }, cookie),
  );

describe("a key", () => {
  it("is issued, mailed, looked at, opened, renewed and revoked", async () => {
    const { email, mails } = mailbox();
    const issued = await issue({}, { EMAIL: email });
    expect(issued.headers.get("Location")).toBe(portalKeys(booking.id, "issued"));
    expect(mails).toEqual([expect.objectContaining({ to: "daniel@example.com" })]);
    expect(mails[0]?.text).toContain("reads and changes times, songs and details. Sees no money");
    const list = mainTextIn(await htmlAt(portalKeys(booking.id, "issued"), headers));
    for (const part of [
      "The key is on its way by email.",
      "Daniel",
      "daniel@example.com",
      "Sees no money and no agreement.",
    ])
      expect(list).toContain(part);

    const link = linkIn(mails[0]?.text ?? "");
    const looked = await open(link);
    expect(looked.status).toBe(200);
    expect(looked.headers.get("Cache-Control")).toBe("private, no-store");
    expect(mainTextIn(await looked.text())).toContain(
      "Hello Daniel, your key reads and changes times, songs and details",
    );
    expect(looked.headers.get("Set-Cookie")).toBeNull();
    expect(await db.select().from(planKeySessions)).toEqual([]);

    const opened = await press(link);
    expect(opened.headers.get("Set-Cookie")).toMatch(
      /^__Host-plan-key=[\w-]{43}; Max-Age=2\d{6}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(opened.headers.get("Location")).toBe(portalPaths.keyPlan);
    const holder = { Cookie: cookieIn(opened) };
    expect(JSON.stringify(await db.select().from(planKeySessions))).not.toContain(holder.Cookie.slice(16));
    expect(await htmlAt(portalPaths.key, holder)).toContain("To the plan");

    const [key] = await db.select().from(planKeys);
    const id = key?.id ?? "";
    expect((await change(id, "renew", { EMAIL: email })).headers.get("Location")).toBe(
      portalKeys(booking.id, "mailed"),
    );
    expect(mainTextIn(await htmlAt(portalKeys(booking.id, "mailed"), headers))).toContain("No second email");
    expect((await visit(get(portalPaths.key, holder))).status).toBe(200);
    expect(mails).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 26 * hour });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await change(id, "renew", { EMAIL: email });
    expect(mails).toHaveLength(2);
    expect((await open(link)).status).toBe(401);
    expect((await visit(get(portalPaths.key, holder))).status).toBe(401);
    const renewed = linkIn(mails[1]?.text ?? "");
    const again = { Cookie: cookieIn(await press(renewed)) };
    expect((await visit(get(portalPaths.key, again))).status).toBe(200);

    expect((await change(id, "revoke")).headers.get("Location")).toBe(portalKeys(booking.id, "revoked"));
    expect((await change(id, "renew")).headers.get("Location")).toBe(portalKeys(booking.id, "unchanged"));
    const gone = await visit(get(portalPaths.key, again));
    expect(gone.status).toBe(401);
    expect(gone.headers.get("Set-Cookie")).toContain("__Host-plan-key=; Max-Age=0");
    expect((await press(renewed)).status).toBe(401);
    expect(mainTextIn(await htmlAt(portalKeys(booking.id), headers))).toContain("Revoked");
  });

  it("is stored and mailed once, however often its form is sent", async () => {
    const { email, mails } = mailbox();
    const key = crypto.randomUUID();
    for (let time = 0; time < 3; time += 1) expect((await issue({ key }, { EMAIL: email })).status).toBe(303);
    expect(await db.select().from(planKeys)).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });

  it("that is not right is refused beside its field, with the words kept", async () => {
    const elsewhere = await storeMoment((await storeBooking()).id, "Their dance");
    const own = await storeMoment(booking.id, "Father's dance");
    const refused = async (over: Record<string, string>, status: number, words: string) => {
      const answer = await issue({ name: "Uncle Rey", ...over });
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(mainTextIn(html)).toContain(words);
      expect(html).toContain('value="Uncle Rey"');
    };
    await refused({ email: "no" }, 422, "Please enter a valid email address");
    await refused({ kind: "dj" }, 422, "Please choose what the key opens");
    await refused({ endsOn: addDays(today, -1) }, 422, "Please choose a day from today");
    await refused({ endsOn: addDays(booking.eventDate as typeof today, 31) }, 422, "Please choose a day from today");
    await refused({ kind: "family" }, 422, "Please choose the moment that this key opens");
    await refused({ kind: "family", moment: elsewhere }, 409, "No key was made");
    expect((await issue({ kind: "family", moment: own })).status).toBe(303);
    expect(mainTextIn(await htmlAt(portalKeys(booking.id), headers))).toContain(
      "reads and changes one moment: Father's dance",
    );
    for (let time = 1; time < 20; time += 1) await storeKey(booking.id);
    await refused({}, 409, "20 keys are open");
  });

  it.each([
    ["has ended", { endsAt: Date.now() - 1 }],
    ["is revoked", { revokedAt: 1 }],
  ])("opens nothing once it %s", async (_, over) => {
    const { link, headers: holder } = await storeKey(booking.id, over);
    expect((await open(link)).status).toBe(401);
    expect((await press(link)).status).toBe(401);
    expect((await visit(get(portalPaths.key, holder))).status).toBe(401);
  });

  it("opens nothing of a canceled booking, and is gone with who is erased", async () => {
    const { link, headers: holder } = await storeKey(booking.id);
    expect((await open(link)).status).toBe(200);
    await env.DB.exec("UPDATE bookings SET status = 'cancelled'");
    expect((await open(link)).status).toBe(401);
    expect((await visit(get(portalPaths.key, holder))).status).toBe(401);
    await storeKey((await storeBooking()).id, { email: "daniel@example.com" });
    await erasePerson(db, "daniel@example.com", { by: "dj@example.com", now: Date.now() });
    await erasePerson(db, booking.clientEmail, { by: "dj@example.com", now: Date.now() });
    expect(await db.select().from(planKeys)).toEqual([]);
  });

  it("ends a browser's session when it leaves, and by itself after 30 days", async () => {
    const { link, headers: holder } = await storeKey(booking.id, { endsAt: Date.now() + 90 * day });
    const left = (await visit(postForm(portalApi.leaveKey, {}, holder))).headers.get("Location") ?? "";
    expect(mainTextIn(await htmlAt(left))).toContain("You are signed out on this device.");
    expect(await db.select().from(planKeySessions)).toEqual([]);
    await press(link);
    await cron(Date.now() + 29 * day);
    expect(await db.select().from(planKeySessions)).toHaveLength(1);
    await cron(Date.now() + 31 * day);
    expect(await db.select().from(planKeySessions)).toEqual([]);
  });
});

it("the DJ's own key is nobody's to make", async () => {
  const other = await storeBooking({ eventDate: addDays(today, 61) });
  expect((await issue({ key: `dj-${other.id}` })).status).toBe(422);
  expect(await db.select().from(planKeys)).toEqual([]);
});
