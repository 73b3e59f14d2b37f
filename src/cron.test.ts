import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import { afterEach, expect, it, vi } from "vitest";
import { site as business } from "./content/site.ts";
import { primary } from "./database/client.ts";
import { planComments } from "./database/schema/timeline.ts";
import { noteFault } from "./features/admin/health/faults.ts";
import { adminApi } from "./features/admin/paths.ts";
import { api } from "./features/site/paths.ts";
import { calendarDateAt } from "./platform/dates.ts";
import { day, hour, minute } from "./platform/durations.ts";
import { ask } from "./test/administrator.ts";
import { storeKey } from "./test/plan-keys.ts";
import { signIn, storeBooking } from "./test/portal.ts";
import { askForQuote } from "./test/quotes.ts";
import { rows } from "./test/rows.ts";
import { signBoth } from "./test/signatures.ts";
import { cron, freshly, get, inquiry, mailbox, message, postJson, visit } from "./test/site.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const count = async (table: string) => (await rows(`SELECT count(*) AS count FROM ${table}`))[0]?.count;
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

it("removes what has been kept for as long as docs/privacy.md says, and a booking's lead never", async () => {
  const now = Date.now();
  const leads = ["old", "booked", "active", "wrote", "quoted", "new"].map((name) => `${name}@example.com`);
  for (const email of leads) await visit(postJson(api.leadInquiry, { ...inquiry, email }));
  await visit(postJson(api.contact, { ...message, email: "old-message@example.com" }));
  await visit(postJson(api.newsletter, { email: "waiting@example.com" }));
  await run("UPDATE contacts SET created_at = ? WHERE email <> 'new@example.com'", now - 731 * day);
  const idOf = async (email: string) => String((await rows("SELECT id FROM contacts WHERE email = ?", email))[0]?.id);
  await storeBooking({ contactId: await idOf("booked@example.com"), clientEmail: "booked@example.com" });
  await run(
    "INSERT INTO contact_events (id, contact_id, note, by, created_at) VALUES ('e', ?, 'Called', 'dj', ?)",
    await idOf("active@example.com"),
    now - 10 * day,
  );
  await run(
    `INSERT INTO client_requests (id, client_email, contact_id, type, subject, message, created_at, updated_at)
     VALUES ('r', 'wrote@example.com', ?1, 'reply', 'Re: Your wedding', 'We would like to book.', ?2, ?2)`,
    await idOf("wrote@example.com"),
    now - 10 * day,
  );
  await askForQuote({ email: "quoted@example.com" });
  await run("UPDATE contacts SET created_at = ? WHERE email = 'quoted@example.com'", now - 731 * day);
  // Late enough for notices gathered over ten minutes.
  await run("UPDATE outbox SET created_at = ?1, sent_at = ?1, next_attempt_at = NULL", now - 91 * day);
  await run(
    "INSERT INTO outbox (id, data, recipient, dedupe_key, created_at, sent_at) VALUES ('m', '{}', 'x', 'k', ?, 1)",
    now - 89 * day,
  );
  await run("UPDATE newsletter_subscribers SET created_at = ?", now - 91 * day);
  for (const age of [399, 401])
    await run("INSERT INTO audit_log (id, what, created_at) VALUES (?1, 'erased', ?2)", `a${age}`, now - age * day);
  await signIn(await storeBooking());
  await run("UPDATE sessions SET sess = json_set(sess, '$.createdAt', ?)", now - 91 * day);

  await cron(now, { EMAIL: mailbox().email });
  expect((await rows("SELECT email FROM contacts ORDER BY email")).map(({ email }) => email)).toEqual([
    "active@example.com",
    "booked@example.com",
    "new@example.com",
    "quoted@example.com",
    "wrote@example.com",
  ]);
  expect(await rows("SELECT id FROM outbox")).toEqual([{ id: "m" }]);
  expect(await rows("SELECT id FROM audit_log WHERE what = 'erased'")).toEqual([{ id: "a399" }]);
  for (const table of ["newsletter_subscribers", "sessions"]) expect(await count(table), table).toBe(0);
});

it("removes whom a client let into a plan 90 days after the event, with the names of who changed and said something", async () => {
  const now = Date.now();
  const dateAt = (days: number) => calendarDateAt(now - days * day);
  for (const [name, eventDate, days] of [
    ["Past", dateAt(92), 91],
    ["Recent", dateAt(93), 89],
    ["Postponed", dateAt(-30), 91],
  ] as const) {
    const { id } = await storeBooking({ eventDate, status: "completed" });
    const { key } = await storeKey(id, { name, endsAt: now - days * day });
    const comment = { id, bookingId: id, momentId: "m", subject: "First dance", role: "planner" as const };
    await primary(env.DB)
      .insert(planComments)
      .values({ ...comment, author: name, keyId: key.id, words: "Fine", createdAt: 1, notifiedAt: 1 });
  }
  await cron(now);
  expect(await rows("SELECT name FROM plan_keys ORDER BY name")).toEqual([{ name: "Postponed" }, { name: "Recent" }]);
  expect((await rows("SELECT author FROM plan_comments ORDER BY author")).map(({ author }) => author)).toEqual([
    "Planner",
    "Postponed",
    "Recent",
  ]);
  expect(await count("plan_key_sessions")).toBe(2);
});

it("does a day's work once, and after an outage at the first minute that comes", async () => {
  const now = Date.now();
  const stale = (id: string, at: number) =>
    run("INSERT INTO audit_log (id, what, created_at) VALUES (?, 'erased', ?)", id, at - 401 * day);
  await stale("first", now);
  await cron(now);
  expect(await count("audit_log")).toBe(0);
  await stale("second", now);
  await cron(now + hour);
  expect(await count("audit_log")).toBe(1);
  await Promise.all([cron(now + 3 * day + 7 * minute), cron(now + 3 * day + 7 * minute)]);
  expect(await count("audit_log")).toBe(0);
});

it("tries a task again soon that has failed, and does the others", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const now = Date.now();
  await run("INSERT INTO audit_log (id, what, created_at) VALUES ('a', 'erased', 0)");
  await env.DB.exec("CREATE TRIGGER jammed BEFORE DELETE ON audit_log BEGIN SELECT raise(ABORT, 'disk full'); END");
  await cron(now);
  await env.DB.exec("DROP TRIGGER jammed");
  await cron(now + 5 * minute);
  expect(await count("audit_log")).toBe(1);
  await cron(now + 10 * minute);
  expect(await count("audit_log")).toBe(0);
  expect(errors.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({ event: "task-failed", task: "retention" }),
  ]);
});

it("does the tasks behind one that failed, though the database takes no note of that", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { id } = await storeBooking({ eventDate: "2020-05-02", price: 0, deposit: 0 });
  await signBoth(id);
  await run("INSERT INTO audit_log (id, what, created_at) VALUES ('a', 'erased', 0)");
  for (const jam of ["DELETE ON audit_log", "UPDATE ON jobs"])
    await run(`CREATE TRIGGER "${jam}" BEFORE ${jam} BEGIN SELECT raise(ABORT, 'disk full'); END`);
  await cron(Date.now(), { DB: freshly(env.DB) });
  expect(await rows("SELECT status FROM bookings WHERE id = ?", id)).toEqual([{ status: "completed" }]);
  const noted = await rows("SELECT place FROM faults ORDER BY place");
  expect(noted).toEqual([{ place: "retention" }, { place: "retention, once more" }]);
});

const broken: D1Database = new Proxy(env.DB, {
  get(target, name) {
    if (name === "batch") return () => Promise.reject(new Error("D1_ERROR: ana@example.com could not be stored"));
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === "function" ? value.bind(target) : value;
  },
});

it("mails the administrator what went wrong, once an hour, and nothing of anybody's", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { email, mails } = mailbox();
  const now = Date.now();
  await cron(now, { EMAIL: email });
  for (let times = 0; times < 3; times += 1)
    expect((await visit(postJson(api.leadInquiry, inquiry), { DB: broken })).status).toBe(500);
  await cron(now + 20 * minute, { EMAIL: email });
  expect(mails).toEqual([]);
  for (const minutes of [61, 62, 63, 122]) await cron(now + minutes * minute, { EMAIL: email });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[business.email, "1 thing went wrong on the site"]]);
  expect(mails[0]?.text).toContain(`request-failed, ${api.leadInquiry}`);
  expect(mails[0]?.text).not.toContain("ana@example.com");
});

it("tells of each fault once, whatever happens to a digest: those before it, within its hour and while it fails", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { email, mails } = mailbox();
  const start = Math.floor(Date.now() / hour) * hour;
  const fail = (at: number) => noteFault(freshly(env.DB), { event: "request-failed", place: "/quote", id: "r" }, at);
  const runAt = (minutes: number) => cron(start + minutes * minute, { EMAIL: email });
  await runAt(0);
  await fail(start + 5 * minute);
  await runAt(60);
  await fail(start + 61 * minute);
  await fail(start + 62 * minute);
  await runAt(120);
  await fail(start + 119 * minute);
  await fail(start + 121 * minute);
  await env.DB.exec("CREATE TRIGGER jammed BEFORE INSERT ON outbox BEGIN SELECT raise(ABORT, 'disk full'); END");
  await runAt(180);
  await env.DB.exec("DROP TRIGGER jammed");
  await runAt(190);
  await runAt(260);
  const told = mails.map(({ text }) =>
    [...text.matchAll(/^request-failed, \/quote: (.*), last/gm)].map(([, times]) => times),
  );
  expect(told).toEqual([["once"], ["2 times"], ["once", "once"]]);
});

it("a form that a program sent is told that nothing was stored", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const answer = await visit(postJson(api.contact, message), { DB: broken });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ message: expect.stringContaining("was not stored") });
});

it("GET /api/health says how the site is: ok or failing to anyone, the details to the administrator", async () => {
  const now = Date.now();
  await ask("/admin");
  expect((await visit(get(adminApi.health))).status).toBe(200);
  await run("UPDATE audit_log SET created_at = created_at - ?", 6 * minute);
  expect((await visit(get(adminApi.health))).status).toBe(503);
  await cron(now);
  const open = await visit(get(adminApi.health));
  expect([open.status, await open.json()]).toEqual([200, { status: "ok" }]);
  const seen: Record<string, unknown> = await (await ask(adminApi.health)).json();
  expect(seen).toMatchObject({ status: "ok", database: true, kv: true, oldestDueMail: null, kindsOfFaultToday: 0 });
  expect(seen.lastCron).toBe(new Date(now).toISOString());

  await run("UPDATE jobs SET begun_at = begun_at - ?", 6 * minute);
  expect((await visit(get(adminApi.health))).status).toBe(503);
  await cron(now + minute);
  await run(
    "INSERT INTO outbox (id, data, recipient, dedupe_key, created_at, next_attempt_at) VALUES ('m', '{}', 'x', 'k', 0, ?)",
    now - hour,
  );
  expect((await visit(get(adminApi.health))).status).toBe(503);
  await run("DELETE FROM outbox");
  expect((await visit(get(adminApi.health))).status).toBe(200);
  const tables = await rows(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*'",
  );
  expect(tables.length).toBeGreaterThan(80);
  for (const { name } of tables) {
    await run(`ALTER TABLE ${name} RENAME TO away`);
    const answer = await visit(get(adminApi.health));
    if (name === "waitlist") expect(await (await ask(adminApi.health)).json()).toMatchObject({ lacking: ["waitlist"] });
    await run(`ALTER TABLE away RENAME TO ${name}`);
    expect(answer.status, String(name)).toBe(503);
  }
  await run("ALTER TABLE newsletter_subscribers ADD later TEXT");
  expect((await visit(get(adminApi.health))).status).toBe(200);
  await run("ALTER TABLE newsletter_subscribers DROP later");
  const down = await visit(get(adminApi.health), { DB: broken });
  expect([down.status, await down.json()]).toEqual([503, { status: "failing" }]);
});
