import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { addDays, calendarDateAt, dateInWords, isCalendarDate } from "../../dates.ts";
import { primary } from "../../db/client.ts";
import { clientRequests, sessions } from "../../db/schema.ts";
import { api, documents, newRequestTab, paths, portalContractOf, portalSongsAt, portalView } from "../../paths.ts";
import { mainTextIn } from "../../test/page.ts";
import { linkTo, noting, planOf, signIn, storeBooking } from "../../test/portal.ts";
import { countTrips, cron, get, origin, postForm, postJson, visit } from "../../test/site.ts";

const db = primary(env.DB);
const day = 86_400_000;
const today = calendarDateAt(Date.now());

const open = (path: string, headers: HeadersInit = {}) =>
  visit(new Request(origin + path, { headers, redirect: "manual" }));
const page = async (path: string, headers: HeadersInit) => (await visit(get(path, headers))).text();
const cookieIn = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

describe("an access link", () => {
  it("opens a session and leads to an address without the token", async () => {
    const booking = await storeBooking();
    const answer = await open(await linkTo(booking), { "User-Agent": "Mozilla/5.0 (iPhone) Safari/604.1" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(paths.portal);
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Set-Cookie")).toMatch(
      /^__Host-portal=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const dashboard = await visit(get(paths.portal, { Cookie: cookieIn(answer) }));
    expect(dashboard.status).toBe(200);
    expect(await dashboard.text()).toContain("Sand Key Park");
  });

  it("leaves only the hash of the session's id in the database", async () => {
    const answer = await open(await linkTo(await storeBooking()));
    const [, id = "none"] = /=([\w-]+)/.exec(cookieIn(answer)) ?? [];
    expect(JSON.stringify(await db.select().from(sessions))).not.toContain(id);
  });

  it("may be opened again, in the same browser in place of its session, in another beside it", async () => {
    const link = await linkTo(await storeBooking());
    const first = await open(link);
    const again = await open(link, { Cookie: cookieIn(first) });
    expect(await db.select().from(sessions)).toHaveLength(1);
    await open(link);
    expect(await db.select().from(sessions)).toHaveLength(2);
    expect((await visit(get(paths.portalSessions, { Cookie: cookieIn(again) }))).status).toBe(200);
    expect((await visit(get(paths.portalSessions, { Cookie: cookieIn(first) }))).status).toBe(401);
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

  it("is answered 503 while there is no secret", async () => {
    const link = await linkTo(await storeBooking());
    const answer = await visit(get(link), { LINK_SECRET: "" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("cannot be opened right now");
  });

  it("that does not work is answered by the form, which says what to do", async () => {
    const answer = await open(await linkTo(await storeBooking(), { expiresAt: Date.now() - 1 }));
    expect(answer.status).toBe(401);
    // A policy of no-referrer would make browsers send the form with the origin "null".
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    const text = mainTextIn(await answer.text());
    expect(text).toContain("This link does not open the portal.");
    expect(text).toContain("Enter your e-mail below, and a new link is on its way.");
    expect(text).toContain("Access Portal");
  });

  it("that cannot be opened for a fault of ours leaves neither its token nor its address in the log", async () => {
    const booking = await storeBooking();
    const link = await linkTo(booking);
    await env.DB.exec("ALTER TABLE bookings RENAME TO lost");
    const lines = vi.spyOn(console, "error").mockImplementation(() => {});
    const statuses = [await open(link), await open(paths.portal, await signIn(booking))].map(({ status }) => status);
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
    const answer = await visit(get(paths.portal));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(html).not.toMatch(/<input[^>]*id="access-email"[^>]*required/);
    expect(mainTextIn(html)).toContain("Check your e-mail for a unique access link.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain("/assets/portal-");
  });

  it("is fetched ahead by no browser", async () => {
    expect(await page(documents.speculationRules, {})).toContain('"/portal*"');
  });
});

describe("the dashboard", () => {
  it("shows the booking, what to do, and two tabs of which the requests are open", async () => {
    const booking = await storeBooking({ eventDate: addDays(today, 12) });
    await env.DB.prepare(
      "INSERT INTO song_requests (id, booking_id, title, wish, position, created_at, updated_at) VALUES ('s', ?, 'Tide', 'must-play', 'a0', 1, 1)",
    )
      .bind(booking.id)
      .run();
    const html = await page(paths.portal, await signIn(booking));
    const text = mainTextIn(html);
    for (const part of [
      "Client Portal",
      "Your Booking",
      "Confirmed",
      "12 days to go",
      "Event type Wedding Reception",
      "Package PREMIUM, 5 hours",
      "Venue Sand Key Park",
      "Quick Actions",
      "View Song List 1 song on your lists",
      "Schedule Meeting",
      "View Contract",
      "My Requests",
      "New Request",
      "No requests yet. Submit your first request!",
    ])
      expect(text).toContain(part);
    expect(html).toContain(`href="${paths.portalSongs}?booking=${booking.id}"`);
    expect(html).toContain(`href="${paths.portalContract}?booking=${booking.id}"`);
    expect(html).toMatch(/<a href="https:\/\/calendly\.com\/[^"]+" target="_blank" rel="noopener noreferrer">/);
    expect(html).toContain('data-accent="wedding"');
    expect(html).not.toContain('id="request-subject"');
  });

  it.each([
    ["hold", "On hold"],
    ["completed", "Played"],
    ["cancelled", "Cancelled"],
  ] as const)("says of a booking that is %s: %s", async (status, word) => {
    const text = mainTextIn(await page(paths.portal, await signIn(await storeBooking({ status }))));
    expect(text).toContain(word);
    expect(text).not.toContain("Confirmed");
  });

  it.each([
    [0, "Today is the day"],
    [1, "1 day to go"],
    [-3, "3 days ago"],
  ])("counts the days: %i is %j", async (days, words) => {
    const booking = await storeBooking({ eventDate: addDays(today, days) });
    expect(mainTextIn(await page(paths.portal, await signIn(booking)))).toContain(words);
  });

  it("opens the form at its own address, with its fields, options and a key of its own", async () => {
    const headers = await signIn(await storeBooking());
    const html = await page(portalView({ tab: newRequestTab }), headers);
    for (const label of [
      "Song Request",
      "Timeline Question",
      "Equipment Request",
      "Special Request",
      "General Question",
    ])
      expect(html).toContain(`<span>${label}</span>`);
    for (const name of ["type", "subject", "message", "songRequest", "leaveBlank", "clientEmail", "bookingId"])
      expect(html).toContain(`name="${name}"`);
    const keyIn = (source: string) => /name="idempotencyKey"[^>]*value="([\w-]{36})"/.exec(source)?.[1];
    expect(keyIn(html)).toBeDefined();
    expect(keyIn(html)).not.toBe(keyIn(await page(portalView({ tab: newRequestTab }), headers)));
  });

  it("shows the next of several bookings, and leads to the others", async () => {
    const next = await storeBooking({ eventDate: addDays(today, 20), venue: "The Next Room" });
    const client = { clientEmail: next.clientEmail };
    await storeBooking({ ...client, eventDate: addDays(today, 3), status: "cancelled", venue: "The Cancelled Room" });
    const later = await storeBooking({ ...client, eventDate: addDays(today, 300), venue: "The Later Room" });
    await storeBooking({ ...client, eventDate: addDays(today, -30), status: "completed", venue: "The Old Room" });
    const headers = await signIn(next);
    const html = await page(paths.portal, headers);
    expect(mainTextIn(html)).toContain("Venue The Next Room");
    expect(html).toContain(`href="${portalView({ booking: later.id })}"`);
    const other = await page(portalView({ booking: later.id }), headers);
    expect(mainTextIn(other)).toContain("Venue The Later Room");
    for (const href of [portalSongsAt({ booking: later.id }), portalContractOf(later.id)])
      expect(other).toContain(`href="${href}"`);
  });

  it("counts the songs of the booking that is shown, on all of its lists", async () => {
    const next = await storeBooking({ eventDate: addDays(today, 20) });
    const later = await storeBooking({ clientEmail: next.clientEmail, eventDate: addDays(today, 300) });
    const headers = await signIn(next);
    for (const wish of ["must-play", "do-not-play"])
      await visit(postJson(api.portalSongs, { title: "Slow Tide", wish, booking: later.id }, headers));
    expect(mainTextIn(await page(paths.portal, headers))).toContain("No songs yet");
    expect(mainTextIn(await page(portalView({ booking: later.id }), headers))).toContain("2 songs on your lists");
  });

  it("stays whole when no booking stands under the address any more", async () => {
    const booking = await storeBooking();
    const headers = await signIn(booking);
    await env.DB.prepare("UPDATE bookings SET client_email = 'new@example.com'").run();
    expect(mainTextIn(await page(paths.portal, headers))).toContain("No booking stands under this address any more.");
  });

  it("reads by key in one round trip, however much there is", async () => {
    const booking = await storeBooking();
    await fillRequests(booking.clientEmail, 500);
    for (let client = 0; client < 50; client += 1) await fillRequests(`client${client}@example.com`, 100);
    const headers = await signIn(booking);
    const trips = countTrips();
    const { db: noted, statements } = noting(env.DB);
    const answer = await visit(get(paths.portal, headers), { DB: noted });
    expect(trips()).toBe(1);
    const older = /href="(\/portal\?before=[^"#]+)/.exec(await answer.text())?.[1] ?? "";
    await visit(get(older, headers), { DB: noted });
    await visit(get(paths.portalSessions, headers), { DB: noted });
    expect(statements.length).toBe(7);
    for (const statement of statements)
      for (const step of await planOf(statement)) expect(step, statement.sql).not.toMatch(/^SCAN/);
    let read = 0;
    for (const { sql, values } of statements) {
      const { meta } = await env.DB.prepare(sql)
        .bind(...values)
        .all();
      read += meta.rows_read;
    }
    expect(read).toBeGreaterThan(22);
    expect(read).toBeLessThan(80);
  });
});

describe("a client with several bookings", () => {
  const pages = [
    { name: "the dashboard", own: paths.portal, at: (booking: string) => portalView({ booking }) },
    { name: "the song list", own: paths.portalSongs, at: (booking: string) => portalSongsAt({ booking }) },
    { name: "the contract", own: paths.portalContract, at: portalContractOf },
  ];
  const shown = (html: string) => /aria-current="page">([A-Z]\w+ \d+, \d+)/.exec(html)?.[1];
  const inWords = (date: string) => dateInWords(isCalendarDate(date) ? date : "0-0-0").replace(/^\w+, /, "");

  it.each([
    { of: "what is ahead", days: [-30, 300, 20], cancelled: [3, -2], first: 20 },
    { of: "what is over", days: [-30, -4], cancelled: [3, -2], first: -4 },
    { of: "what was cancelled", days: [], cancelled: [3, 9], first: 9 },
  ])("is shown the same one first everywhere, of $of", async ({ days, cancelled, first }) => {
    const clientEmail = "several@example.com";
    const stored = [
      ...days.map((ahead) => ({ eventDate: addDays(today, ahead), status: "confirmed" as const })),
      ...cancelled.map((ahead) => ({ eventDate: addDays(today, ahead), status: "cancelled" as const })),
    ];
    const bookings = await Promise.all(stored.map((each) => storeBooking({ ...each, clientEmail })));
    const [any] = bookings;
    if (!any) throw new Error("a client has a booking");
    const headers = await signIn(any);
    for (const { name, own } of pages)
      expect(shown(await page(own, headers)), name).toBe(inWords(addDays(today, first)));
  });

  it.each(pages)("can go from $name to that of each other, and back to its dashboard", async ({ at }) => {
    const next = await storeBooking({ eventDate: addDays(today, 20) });
    const later = await storeBooking({ clientEmail: next.clientEmail, eventDate: addDays(today, 300) });
    const headers = await signIn(next);
    const html = await page(at(later.id), headers);
    expect(shown(html)).toBe(inWords(later.eventDate));
    const first = at === pages[0]?.at ? paths.portal : at(next.id);
    for (const href of [at(later.id), first]) expect(html).toContain(`<li><a href="${href}"`);
    if (first !== paths.portal) {
      expect(html).toContain(`<a href="${portalView({ booking: later.id })}">Client Portal</a>`);
      expect(await page(first, headers)).toContain(`<a href="${paths.portal}">Client Portal</a>`);
    }
  });

  it("who has one is shown no choice", async () => {
    const headers = await signIn(await storeBooking());
    for (const { name, own } of pages) expect(await page(own, headers), name).not.toContain("Your bookings");
  });
});

/** Stores `count` requests of a client. */
const fillRequests = (email: string, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO client_requests (id, client_email, type, subject, message, created_at, updated_at)
     SELECT lower(hex(randomblob(16))), ?1, 'general', 'Subject ' || i, 'A message of ten', i / 3, i FROM n`,
  )
    .bind(email, count)
    .run();

describe("older requests", () => {
  it("are reached page by page, each once, whatever shares its instant", async () => {
    const booking = await storeBooking();
    await fillRequests(booking.clientEmail, 34);
    const headers = await signIn(booking);
    const subjects: string[] = [];
    let path: string | undefined = paths.portal;
    while (path && subjects.length < 100) {
      const html: string = await page(path, headers);
      subjects.push(...[...html.matchAll(/<h3 dir="auto">(.*?)<\/h3>/g)].map(([, subject = ""]) => subject));
      path = /href="(\/portal\?before=[^"#]+)/.exec(html)?.[1];
    }
    expect(subjects).toHaveLength(34);
    expect(new Set(subjects).size).toBe(34);
    expect(subjects[0]).toMatch(/^Subject 3[34]$/);
  });

  it("begin with the newest when the address is nonsense", async () => {
    const booking = await storeBooking();
    await fillRequests(booking.clientEmail, 3);
    for (const before of ["", "x", "1", "1.", "-1.a", "1.' or 1"])
      expect(await page(portalView({ before }), await signIn(booking))).toContain("Subject 3");
  });
});

describe("a session", () => {
  const expiry = async () => (await db.select().from(sessions))[0]?.expire ?? 0;

  it("lasts 30 days from its last use, and is written at most once a day", async () => {
    const soon = Date.now() + 2 * day;
    const headers = await signIn(await storeBooking(), soon);
    const answer = await visit(get(paths.portal, headers));
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=[\w-]+; Max-Age=2592000;/);
    expect(cookieIn(answer)).toBe(headers.Cookie);
    const extended = await expiry();
    expect(extended).toBeGreaterThan(soon + 27 * day);
    const again = await visit(get(paths.portal, headers));
    expect(again.headers.get("Set-Cookie")).toBeNull();
    expect(await expiry()).toBe(extended);
  });

  it("that is over is told so, loses its cookie, and is gone after the next Cron", async () => {
    const headers = await signIn(await storeBooking(), Date.now() - 1);
    await signIn(await storeBooking());
    const answer = await visit(get(paths.portal, headers));
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
    for (const headers of [first, second]) expect((await visit(get(paths.portal, headers))).status).toBe(401);
    expect((await open(await linkTo(booking))).status).toBe(401);
    expect((await open(await linkTo(booking, { version: 2 }))).status).toBe(303);
  });

  it("ends by signing out", async () => {
    const headers = await signIn(await storeBooking());
    const answer = await visit(postForm(api.portalSignOut, {}, headers));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=; Max-Age=0/);
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

    const html = await page(paths.portalSessions, { Cookie: own });
    const text = mainTextIn(html);
    for (const part of ["Safari on an iPhone", "This device", "Edge on Windows", "A browser", "Signed in since"])
      expect(text).toContain(part);
    const ids = [...html.matchAll(/name="session" value="([\w-]+)"/g)].map(([, id = ""]) => id);
    expect(ids).toHaveLength(3);

    const edge = /Edge on Windows.*?name="session" value="([\w-]+)"/s.exec(html)?.[1] ?? "";
    const ended = await visit(postForm(api.portalSessions, { session: edge }, { Cookie: own }));
    expect(ended.headers.get("Location")).toBe(paths.portalSessions);
    expect((await visit(get(paths.portal, { Cookie: other }))).status).toBe(401);
    expect((await visit(get(paths.portal, { Cookie: third }))).status).toBe(200);

    await visit(postForm(api.portalSessions, { others: "all" }, { Cookie: own }));
    expect((await visit(get(paths.portal, { Cookie: third }))).status).toBe(401);
    for (const headers of [{ Cookie: own }, stranger])
      expect((await visit(get(paths.portal, headers))).status).toBe(200);
  });

  it("shows the browser that asks, however many were used since", async () => {
    const booking = await storeBooking();
    const own = await signIn(booking);
    for (let count = 1; count <= 51; count += 1) await signIn(booking, Date.now() + 31 * 86_400_000 + count);
    const answer = await visit(get(paths.portalSessions, own));
    expect(answer.status).toBe(200);
    expect(mainTextIn(await answer.text())).toContain("This device");
  });

  it("signs this browser out as well", async () => {
    const headers = await signIn(await storeBooking());
    const session = /name="session" value="([\w-]+)"/.exec(await page(paths.portalSessions, headers))?.[1] ?? "";
    const answer = await visit(postForm(api.portalSessions, { session }, headers));
    expect(answer.headers.get("Location")).toBe(paths.portal);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-portal=; Max-Age=0/);
  });
});

it("what clients wrote is shown as they wrote it", async () => {
  const booking = await storeBooking();
  await db.insert(clientRequests).values({
    id: "r",
    clientEmail: booking.clientEmail,
    type: "timeline",
    subject: "<b>Toasts</b>",
    message: "Before & after\nthe cake",
    adminResponse: "Before.",
    status: "completed",
    createdAt: Date.UTC(2026, 10, 9, 15),
    updatedAt: 1,
  });
  const text = mainTextIn(await page(paths.portal, await signIn(booking)));
  for (const part of [
    "Timeline Question Nov 9, 2026",
    "<b>Toasts</b>",
    "Before & after",
    "Answer: Before.",
    "Completed",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Pending");
});
