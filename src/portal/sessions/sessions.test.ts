import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { sessions } from "../../business/portal-access/schema.ts";
import { primary } from "../../db/client.ts";
import { mainTextIn } from "../../test/page.ts";
import { cookieIn, linkTo, open, signIn, storeBooking } from "../../test/portal.ts";
import { cron, get, htmlAt, postForm, visit } from "../../test/site.ts";
import { portalApi, portalPaths } from "../paths.ts";

const db = primary(env.DB);
const day = 86_400_000;

describe("a session", () => {
  const expiry = async () => (await db.select().from(sessions))[0]?.expire ?? 0;

  it("lasts 30 days from its last use, and is written at most once a day", async () => {
    const soon = Date.now() + 2 * day;
    const headers = await signIn(await storeBooking(), soon);
    const answer = await visit(get(portalPaths.dashboard, headers));
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=[\w-]+; Max-Age=2592000;/);
    expect(cookieIn(answer)).toBe(headers.Cookie);
    const extended = await expiry();
    expect(extended).toBeGreaterThan(soon + 27 * day);
    const again = await visit(get(portalPaths.dashboard, headers));
    expect(again.headers.get("Set-Cookie")).toBeNull();
    expect(await expiry()).toBe(extended);
  });

  it("that is over is told so, loses its cookie, and is gone after the next Cron", async () => {
    const headers = await signIn(await storeBooking(), Date.now() - 1);
    await signIn(await storeBooking());
    const answer = await visit(get(portalPaths.dashboard, headers));
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=; Max-Age=0; Path=\/; HttpOnly; Secure/);
    expect(await answer.text()).toContain("You are signed out here.");
    await cron(Date.now());
    expect(await db.select().from(sessions)).toHaveLength(1);
  });

  it("ends with all others of its booking when the link version is raised", async () => {
    const booking = await storeBooking();
    const [first, second] = [await signIn(booking), await signIn(booking)];
    await env.DB.prepare("UPDATE bookings SET portal_link_version = 2").run();
    for (const headers of [first, second]) expect((await visit(get(portalPaths.dashboard, headers))).status).toBe(401);
    expect((await open(await linkTo(booking))).status).toBe(401);
    expect((await open(await linkTo(booking, { version: 2 }))).status).toBe(303);
  });

  it("ends after 90 days, however much it is used", async () => {
    const headers = await signIn(await storeBooking());
    const age = (days: number) =>
      env.DB.prepare("UPDATE sessions SET sess = json_set(sess, '$.createdAt', ?)")
        .bind(Date.now() - days * day)
        .run();
    await age(89);
    expect((await visit(get(portalPaths.dashboard, headers))).status).toBe(200);
    await age(91);
    for (const path of [portalPaths.dashboard, portalPaths.sessions, portalPaths.songs])
      expect((await visit(get(path, headers))).status).toBe(401);
  });

  it("ends by signing out", async () => {
    const headers = await signIn(await storeBooking());
    const answer = await visit(postForm(portalApi.signOut, {}, headers));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=; Max-Age=0/);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(await db.select().from(sessions)).toEqual([]);
  });
});

describe("the list of devices", () => {
  it("names each in words, and ends one, or all others", async () => {
    const booking = await storeBooking();
    const link = await linkTo(booking);
    const agents = [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0",
      "curl/8",
    ];
    const cookies = [];
    for (const agent of agents) cookies.push(cookieIn(await open(link, { "User-Agent": agent })));
    const [own = "", other = "", third = ""] = cookies;
    const stranger = await signIn(await storeBooking());

    const html = await htmlAt(portalPaths.sessions, { Cookie: own });
    const text = mainTextIn(html);
    for (const part of ["Safari on an iPhone", "This device", "Edge on Windows", "A browser", "Signed in since"])
      expect(text).toContain(part);
    const ids = [...html.matchAll(/name="session" value="([\w-]+)"/g)].map(([, id = ""]) => id);
    expect(ids).toHaveLength(3);

    const edge = /Edge on Windows.*?name="session" value="([\w-]+)"/s.exec(html)?.[1] ?? "";
    const ended = await visit(postForm(portalApi.sessions, { session: edge }, { Cookie: own }));
    expect(ended.headers.get("Location")).toBe(portalPaths.sessions);
    expect((await visit(get(portalPaths.dashboard, { Cookie: other }))).status).toBe(401);
    expect((await visit(get(portalPaths.dashboard, { Cookie: third }))).status).toBe(200);

    await visit(postForm(portalApi.sessions, { others: "all" }, { Cookie: own }));
    expect((await visit(get(portalPaths.dashboard, { Cookie: third }))).status).toBe(401);
    for (const headers of [{ Cookie: own }, stranger])
      expect((await visit(get(portalPaths.dashboard, headers))).status).toBe(200);
  });

  it("shows the browser that asks, however many were used since", async () => {
    const booking = await storeBooking();
    const own = await signIn(booking);
    for (let count = 1; count <= 51; count += 1) await signIn(booking, Date.now() + 31 * 86_400_000 + count);
    const answer = await visit(get(portalPaths.sessions, own));
    expect(answer.status).toBe(200);
    expect(mainTextIn(await answer.text())).toContain("This device");
  });

  it("signs this browser out as well", async () => {
    const headers = await signIn(await storeBooking());
    const session = /name="session" value="([\w-]+)"/.exec(await htmlAt(portalPaths.sessions, headers))?.[1] ?? "";
    const answer = await visit(postForm(portalApi.sessions, { session }, headers));
    expect(answer.headers.get("Location")).toBe(portalPaths.dashboard);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=; Max-Age=0/);
  });
});
