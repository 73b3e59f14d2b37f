import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { contacts } from "../../business/leads/schema.ts";
import { todayQueries } from "../../business/reports/today.ts";
import { clientRequests } from "../../business/requests/schema.ts";
import { addDays, calendarDateAt, weekdayInWords } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { hour } from "../../durations.ts";
import { outbox } from "../../mail/schema.ts";
import { api } from "../../site/paths.ts";
import { asAdministrator } from "../../test/access.ts";
import { sentTo } from "../../test/administrator.ts";
import { mainTextIn } from "../../test/page.ts";
import { planOf } from "../../test/plan.ts";
import { storeBooking } from "../../test/portal.ts";
import { countTrips, get, inquiry, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { spotifyAccount } from "../../test/spotify.ts";
import { leadPaths } from "../lead-paths.ts";
import { adminApi, adminPaths, requestPaths } from "../paths.ts";

const db = primary(env.DB);
const today = calendarDateAt(Date.now());

const open = async (query = "", bindings = {}) => {
  const html = await (await visit(get(adminPaths.today + query, await asAdministrator()), bindings)).text();
  return { html, text: mainTextIn(html) };
};

const disabledIn = (html: string) => ({
  goLive: /<button[^>]*popoverTarget="ask-live"[^>]*disabled=""/i.test(html),
  offline: /<button[^>]*value="false"[^>]*disabled=""/.test(html),
});

describe("the administrator's first page", () => {
  it("is headed by the day, and kept out of search indexes and the public footer's way", async () => {
    const { html, text } = await open();
    expect(html).toContain(`>${weekdayInWords(Date.now())}</h1>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const marketing of ["Book the DJ", 'aria-label="Main"', "footer-grid", 'id="menu"'])
      expect(html).not.toContain(marketing);
    expect(text).toContain("Nobody waits for an answer.");
  });

  it("offers to go live when off air, and offline when on air", async () => {
    expect(disabledIn((await open()).html)).toEqual({ goLive: false, offline: true });
    await visit(postJson(adminApi.nowPlaying, { isLive: true }, await asAdministrator()));
    const { html, text } = await open();
    expect(disabledIn(html)).toEqual({ goLive: true, offline: false });
    expect(text).toMatch(/On air since \d+:\d\d .M\. Nobody was mailed: nobody has asked for it yet\./);
  });

  it("sums up leads, bookings, requests and mails, with a way to each", async () => {
    await visit(postJson(api.leadInquiry, inquiry), { EMAIL: mailbox(() => true).email });
    await storeBooking({ eventDate: today, eventType: "Graduation Party", startTime: "00:00", endTime: "23:59" });
    await storeBooking({ eventDate: today, eventType: "Played already", status: "completed" });
    await storeBooking({ eventDate: addDays(today, 1), eventType: "Team Building Event", status: "hold" });
    await storeBooking({ eventDate: addDays(today, -1), eventType: "Yesterday's" });
    await storeBooking({ eventDate: addDays(today, 2), eventType: "Called off", status: "cancelled" });
    await db.insert(clientRequests).values([
      {
        id: "r",
        clientEmail: "ben@example.com",
        type: "song-request",
        subject: "First dance",
        message: "The long version",
        createdAt: Date.now() - 7_200_000,
        updatedAt: Date.now(),
      },
      {
        id: "done",
        clientEmail: "ben@example.com",
        type: "general",
        subject: "Answered long ago",
        message: "Thank you",
        status: "completed",
        createdAt: 1,
        updatedAt: 1,
      },
    ]);
    await db.update(outbox).set({ nextAttemptAt: null });
    const { html, text } = await open();
    expect(text).toContain("1 new lead and 1 pending request waiting for an answer.");
    // In the order of need.
    expect(text).toMatch(
      /Ana Núñez \S.* left Wedding Reception 101-200 guests, \$2,500-\$5,000 Fri, Jun 12, 2099 Free (?:Promised by .* [AP]M )?Reply.*Tonight 12:00 AM to 11:59 PM on now Graduation Party.*First dance ben@example\.com · Song Request · 2 h ago Answer.*2 mails failed .*New inquiry, to you.*Coming up.*Team Building Event.*Hold/,
    );
    expect(text).not.toMatch(/Yesterday's|Called off|Answered long ago|Played already/);
    expect(html).toContain(
      `href="${leadPaths(String((await db.select({ id: contacts.id }).from(contacts))[0]?.id)).page}#reply"`,
    );
    const [contact] = await db.select({ id: contacts.id }).from(contacts);
    expect(html).toContain(`href="${leadPaths(contact?.id ?? "").page}"`);
    expect(html).toContain(`href="${requestPaths("r").page}"`);
    expect(text).toContain("Of 1 lead, 0 became a booking.");
    const badge = (path: string, count: string) =>
      new RegExp(`href="${path}"[^>]*>.{0,90}<b class="nav-badge">${count}<span`);
    for (const [path, count] of [
      [adminPaths.leads, "1"],
      [adminPaths.requests, "1"],
      [adminPaths.outbox, "2"],
    ] as const)
      expect(html).toMatch(badge(path, count));
    for (const path of [adminPaths.leads, adminPaths.bookings, adminPaths.requests, "/admin/outbox?state=failed"])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`href="${adminApi.logout}"`);
    await db.update(contacts).set({ status: "contacted" });
    expect((await open()).text).toContain("1 pending request waiting for an answer.");
  });

  it("puts the lead that waits longest for its answer first, and leaves out who was answered", async () => {
    const lead = (name: string, ago: number, status: "new" | "contacted" = "new") => ({
      ...{ id: name, firstName: name, lastName: "B", email: "a@example.com", eventType: "Wedding Reception" },
      ...{ eventCategory: "wedding" as const, status, idempotencyKey: name, createdAt: Date.now() - ago * hour },
    });
    await db
      .insert(contacts)
      .values([lead("Answered", 1, "contacted"), lead("Fresh", 0), lead("Late", 100), lead("Later", 200)]);
    const { text } = await open();
    expect(text).toMatch(/Later B.*late.*Late B.*late.*Fresh B.*left/);
    expect(text).not.toContain("Answered B");
    expect(text).toContain("Some have waited too long.");
  });

  it("moves a lead on by one press, and counts no further than 99", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
       INSERT INTO contacts (id, first_name, last_name, email, event_type, idempotency_key, created_at)
       SELECT 'c' || i, 'A', 'B', 'p' || i || '@example.com', 'x', i, i FROM n`,
    ).run();
    const first = await open();
    expect(first.text).toContain("99+ new leads waiting for an answer.");
    const [, id = ""] = /action="\/admin\/leads\/(c\d+)\/status"/.exec(first.html) ?? [];
    const press = async (form: Record<string, string>) =>
      sentTo(await visit(postForm(leadPaths(id).status, { today: "", ...form }, await asAdministrator())));
    const contacted = () => db.select({ id: contacts.id }).from(contacts).where(eq(contacts.status, "contacted"));
    const there = await press({ status: "contacted", was: "new" });
    expect(there).toBe(`${adminPaths.today}?undo=${id}.new&notice=status-set`);
    expect(await contacted()).toEqual([{ id }]);
    const { html, text } = await open(there.slice(adminPaths.today.length));
    expect(text).toContain("The status is set. Undo");
    expect(html).toMatch(/<input type="hidden" name="status" value="new"\/?><input type="hidden" name="undo"/);
    expect(await press({ status: "new", undo: "yes" })).toBe(`${adminPaths.today}?notice=status-undone`);
    expect(await contacted()).toEqual([]);
    expect(await db.select().from(contacts).where(isNotNull(contacts.answeredAt))).toEqual([]);
  });

  it("folds the desk away unless a show is on, and lets Spotify be synced only once it is connected", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const at = async (instant: string) => {
      vi.setSystemTime(new Date(instant));
      return (await open()).html;
    };
    const isOpen = (html: string) => /<details class="desk-fold" id="desk" open="">/.test(html);
    expect(isOpen(await at("2026-11-25T12:00:00-05:00"))).toBe(false);
    expect(isOpen(await at("2026-11-26T20:30:00-05:00"))).toBe(true);
    expect(await at("2026-11-25T12:00:00-05:00")).not.toContain("Sync from Spotify");
    await visit(postJson(adminApi.nowPlaying, { isLive: true }, await asAdministrator()));
    expect(isOpen(await at("2026-11-25T12:00:00-05:00"))).toBe(true);
    const account = spotifyAccount();
    await account.connect();
    expect((await open("", account.bindings)).text).toContain("Sync from Spotify");
    const byHand = { title: "By hand", artist: "The DJ", hold: "track" };
    const answer = await visit(postJson(adminApi.nowPlaying, byHand, await asAdministrator()));
    expect(await answer.json()).toMatchObject({ title: "By hand", hold: { until: null } });
    expect((await open("", account.bindings)).text).toContain("Set by hand: Spotify waits until its next track.");
  });

  it("takes one round trip", async () => {
    const own = await asAdministrator();
    await visit(get(adminPaths.today, own));
    const trips = countTrips();
    await visit(get(adminPaths.today, own));
    // The page's one, and that of the visit being noted.
    expect(trips()).toBe(2);
  });

  it("finds all that grows by an index", async () => {
    const plans = await Promise.all(todayQueries(db, today, Date.now()).map(planOf));
    for (const plan of plans)
      for (const step of plan) expect(step).not.toMatch(/^SCAN (contacts|bookings|client_requests|outbox|broadcasts)$/);
    // Rows of one instant may be sorted: they are few.
    expect(plans.flat().filter((step) => /USE TEMP B-TREE FOR (?!LAST TERM)/.test(step))).toEqual([]);
  });
});

describe("its music service", () => {
  it("names what must be set before Spotify can be connected", async () => {
    const none = { SPOTIFY_CLIENT_ID: "", SPOTIFY_CLIENT_SECRET: "", SPOTIFY_TOKEN_KEY: "short" };
    const { html, text } = await open("", none);
    expect(text).toContain("Not set up");
    for (const name of Object.keys(none)) expect(html).toContain(`<code>${name}</code>`);
    expect(html).not.toContain(`href="${adminApi.spotifyLogin}"`);
  });

  it("tells from connecting to the last sync, a fault, when it is tried again, and revoked access", async () => {
    const account = spotifyAccount();
    const text = async () => (await open("", account.bindings)).text;
    expect(await text()).toContain("Spotify is not connected. Once it is: syncs automatically every 30 seconds.");
    await account.connect();
    await account.sync();
    expect(await text()).toMatch(/Connected Connected since \d+:\d\d .M Last sync just now/);
    expect(await text()).toContain("Golden Hour JVKE");
    await account.control("fault=500");
    await account.sync();
    expect(await text()).toContain(
      "Spotify is having trouble (status 500). The last track stays. Tries again within 30 seconds.",
    );
    expect(await text()).toContain("Golden Hour JVKE");
    await account.control("fault=429&retryAfter=1200");
    await account.sync();
    expect(await text()).toMatch(/Spotify asked for a pause\. The last track stays\. Tries again at [^.]+ .M\./);
  });

  it("asks to connect again once access was revoked", async () => {
    const account = spotifyAccount();
    await account.connect();
    await account.control("revoke");
    await account.sync();
    const { html, text } = await open("", account.bindings);
    expect(text).toContain("Access revoked");
    expect(text).toContain("Nothing is tried until you connect again.");
    expect(html).toContain(`href="${adminApi.spotifyLogin}"`);
  });

  it("tells browsers without JavaScript how connecting ended, and never as markup", async () => {
    const connected = await open("?spotify_connected=true");
    expect(connected.html).toMatch(/data-spotify-return="".{0,300}Spotify account connected successfully!/s);
    const refused = await open(`?spotify_error=${encodeURIComponent("<b>No</b></div>")}`);
    expect(refused.html).toContain("Spotify Connection Failed");
    expect(refused.html).toContain("&lt;b&gt;No&lt;/b&gt;&lt;/div&gt;");
    expect((await open()).html).not.toContain("Spotify Connection Failed");
  });
});
