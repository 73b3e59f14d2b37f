import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { sessions } from "../../../database/schema/portal.ts";
import { cookieIn, linkTo, open, signIn, storeBooking } from "../../../test/portal.ts";
import { cron, get, postForm, visit } from "../../../test/site.ts";
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
