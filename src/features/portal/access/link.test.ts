import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { sessions } from "../../../database/schema/portal.ts";
import { hour } from "../../../platform/durations.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cookieIn, linkTo, open, signIn, storeBooking } from "../../../test/portal.ts";
import { countTrips } from "../../../test/queries.ts";
import { cron, get, htmlAt, origin, postForm, visit } from "../../../test/site.ts";
import { portalApi, portalPaths } from "../paths.ts";

const db = primary(env.DB);

describe("an access link", () => {
  it("opens a session and leads to an address without the token", async () => {
    const booking = await storeBooking();
    const answer = await open(await linkTo(booking), { "User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(portalPaths.dashboard);
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Host-portal=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const dashboard = await visit(get(portalPaths.dashboard, { Cookie: cookieIn(answer) }));
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).toContain("Sand Key Park");
  });

  it("leaves only the hash of the session's id in the database", async () => {
    const answer = await open(await linkTo(await storeBooking()));
    const [, id = "none"] = /=([\w-]+)/.exec(cookieIn(answer)) ?? [];
    expect(JSON.stringify(await db.select().from(sessions))).not.toContain(id);
  });

  it("opens one session per device, however often it is opened: scanners of mails keep nothing", async () => {
    const link = await linkTo(await storeBooking());
    const phone = { "User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1" };
    const first = await open(link, phone);
    expect((await visit(get(portalPaths.dashboard, { Cookie: cookieIn(first) }))).status).toBe(200);
    const again = await open(link, { ...phone, Cookie: cookieIn(first) });
    expect((await visit(get(portalPaths.sessions, { Cookie: cookieIn(first) }))).status).toBe(401);
    for (let count = 0; count < 5; count += 1) await open(link, { "User-Agent": "Mail scanner" });
    expect(await db.select().from(sessions)).toHaveLength(2);
    expect((await visit(get(portalPaths.sessions, { Cookie: cookieIn(again) }))).status).toBe(200);
    // Same browser name, but in use: another device.
    const other = await open(link, phone);
    for (const answer of [again, other])
      expect((await visit(get(portalPaths.sessions, { Cookie: cookieIn(answer) }))).status).toBe(200);
    await cron(Date.now() + 2 * hour);
    expect(await db.select().from(sessions)).toHaveLength(2);
  });

  it("asks before it takes the place of another client's session", async () => {
    const [own, foreign] = [await storeBooking(), await storeBooking()];
    const headers = await signIn(own);
    const answer = await open(await linkTo(foreign), { ...headers, "Sec-Fetch-Site": "cross-site" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    const html = await answer.text();
    expect(mainTextIn(html)).toContain(`signed in as ${own.clientEmail}`);
    expect(mainTextIn(html)).toContain(foreign.clientEmail);
    expect(await htmlAt(portalPaths.dashboard, headers)).toContain(own.clientEmail);

    const fields = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]),
    );
    const elsewhere = { ...headers, Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    expect((await visit(postForm(portalApi.openLink, fields, elsewhere))).status).toBe(403);
    const switched = await visit(postForm(portalApi.openLink, fields, headers));
    expect(switched.headers.get("Location")).toBe(portalPaths.dashboard);
    expect(await htmlAt(portalPaths.dashboard, { Cookie: cookieIn(switched) })).toContain(foreign.clientEmail);
    expect((await visit(get(portalPaths.dashboard, headers))).status).toBe(401);

    const revoked = await open(await linkTo(own, { version: 7 }), { Cookie: cookieIn(switched) });
    expect(revoked.status).toBe(401);
    expect((await visit(postForm(portalApi.openLink, { token: "x", email: "" }, headers))).status).toBe(401);
  });

  it("works whatever the case of its address, and after the secret was rotated once", async () => {
    const booking = await storeBooking();
    const shouted = await linkTo(booking, { email: booking.clientEmail.toUpperCase() });
    expect((await open(shouted)).status).toBe(303);
    const rotated = {
      LINK_SECRET: "tomorrow's secret, of 32 characters or more",
      LINK_SECRET_PREVIOUS: env.LINK_SECRET ?? "",
    };
    const request = async () => new Request(origin + (await linkTo(booking)), { redirect: "manual" });
    expect((await visit(await request(), rotated)).status).toBe(303);
    expect((await visit(await request(), { LINK_SECRET: rotated.LINK_SECRET })).status).toBe(401);
  });

  it("signed with a previous secret that is too short does not open, and the log says why", async () => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    const keys = { current: "too short", previous: null };
    const link = await linkTo(await storeBooking(), { keys });
    expect((await visit(get(link), { LINK_SECRET_PREVIOUS: keys.current })).status).toBe(401);
    const logged = errors.mock.calls.map(([line]) => String(line));
    expect(logged).toEqual([expect.stringContaining("LINK_SECRET_PREVIOUS is shorter than 32 characters")]);
    expect(logged.join()).not.toContain(keys.current);
    errors.mockClear();
    expect((await visit(get(link), { LINK_SECRET_PREVIOUS: "" })).status).toBe(401);
    expect(errors).not.toHaveBeenCalled();
  });

  it("is answered 503 while there is no secret, and so is the door", async () => {
    const link = await linkTo(await storeBooking());
    for (const path of [link, portalPaths.dashboard]) {
      const answer = await visit(get(path), { LINK_SECRET: "" });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain("cannot be opened right now");
    }
  });

  it("that does not work is answered by the form, which says what to do", async () => {
    const answer = await open(await linkTo(await storeBooking(), { expiresAt: Date.now() - 1 }));
    expect(answer.status).toBe(401);
    // Under no-referrer, the form's origin would be "null".
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    const text = mainTextIn(await answer.text());
    expect(text).toContain("This link does not open the portal.");
    expect(text).toContain("Enter your email below, and a new link is on its way.");
    expect(text).toContain("Access Portal");
  });

  it("that cannot be opened for a fault of ours leaves neither its token nor its address in the log", async () => {
    const booking = await storeBooking();
    const link = await linkTo(booking);
    await env.DB.exec("ALTER TABLE bookings RENAME TO lost");
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const statuses = [await open(link), await open(portalPaths.dashboard, await signIn(booking))].map(
      ({ status }) => status,
    );
    const log = JSON.stringify(lines.mock.calls);
    lines.mockRestore();
    expect(statuses).toEqual([500, 500]);
    expect(log).toContain("request-failed");
    for (const secret of [booking.clientEmail, /token=([^&]+)/.exec(link)?.[1] ?? "", "__Host-portal"])
      expect(log).not.toContain(secret);
  });

  it("takes one round trip to open", async () => {
    const link = await linkTo(await storeBooking());
    const trips = countTrips();
    await open(link);
    expect(trips()).toBe(1);
  });
});

describe("the door", () => {
  it("asks for an e-mail and tells of the link", async () => {
    const answer = await visit(get(portalPaths.dashboard));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(html).not.toMatch(/<input[^>]*id="access-email"[^>]*required/);
    expect(mainTextIn(html)).toContain("After that, check your email for a unique access link.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<link rel="canonical" href="https://sunsetbaydj.example/portal"/>');
    expect(html).toContain("/assets/portal-");
  });
});
