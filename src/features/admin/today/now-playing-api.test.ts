import { env } from "cloudflare:workers";
import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { broadcasts } from "../../../database/schema/live.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { outbox } from "../../../database/schema/outbox.ts";
import { minute } from "../../../platform/durations.ts";
import { mailsPerMinute } from "../../../platform/mail/outbox.ts";
import { asAdministrator } from "../../../test/access.ts";
import { mainTextIn } from "../../../test/page.ts";
import { cron, htmlAt, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { beginBroadcastQueries } from "../../live/broadcasts.ts";
import { adminApi, adminPaths } from "../paths.ts";

const db = primary(env.DB);
const hour = 60 * minute;

let { email, mails } = mailbox();
beforeEach(() => {
  ({ email, mails } = mailbox());
});

const set = async (body: unknown, bindings = {}) =>
  visit(postJson(adminApi.nowPlaying, body, await asAdministrator()), { EMAIL: email, ...bindings });
const goLive = () => set({ isLive: true });
const goOffline = () => set({ isLive: false });

/** Fakes only the date while `then` runs. */
async function at<T>(instant: number, then: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: instant, toFake: ["Date"] });
  try {
    return await then();
  } finally {
    vi.useRealTimers();
  }
}

type Subscriber = Partial<typeof newsletterSubscribers.$inferInsert>;

async function subscribe(name: string, overrides: Subscriber = {}): Promise<void> {
  await db.insert(newsletterSubscribers).values({
    id: name,
    email: `${name}@example.com`,
    interests: ["new-mixes", "live-streams"],
    confirmedAt: 1,
    createdAt: 1,
    ...overrides,
  });
}

const recipients = () => mails.map(({ to }) => to).sort();

describe("going live", () => {
  it("mails everyone who confirmed and asked for live streams, and nobody else", async () => {
    await subscribe("ana");
    await subscribe("ben", { interests: ["live-streams"] });
    await subscribe("unconfirmed", { confirmedAt: null });
    await subscribe("gone", { subscribed: false });
    await subscribe("other", { interests: ["new-mixes", "events", "booking"] });
    expect((await goLive()).status).toBe(200);
    expect(recipients()).toEqual(["ana@example.com", "ben@example.com"]);
  });

  it("the mail leads to the live page, and ends the subscription with one click", async () => {
    await subscribe("ana");
    await goLive();
    const [mail] = mails;
    expect(mail?.subject).toBe("On air now: Sunset Bay DJ, live from the booth");
    expect(mail?.text).toContain("https://sunsetbaydj.example/live");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, link = ""] = /^<(.*)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "") ?? [];
    const { pathname, search } = new URL(link);
    await visit(postForm(pathname + search, { "List-Unsubscribe": "One-Click" }));
    await goOffline();
    await at(Date.now() + 7 * hour, goLive);
    expect(mails).toHaveLength(1);
  });

  it("mails nobody who leaves while the mail waits, and not of a set that is over", async () => {
    await subscribe("ana");
    await subscribe("ben");
    const down = { EMAIL: mailbox(() => true).email };
    await set({ isLive: true }, down);
    await db.update(newsletterSubscribers).set({ subscribed: false }).where(eq(newsletterSubscribers.id, "ana"));
    await set({ isLive: false }, down);
    await set({ isLive: true }, down);
    await cron(Date.now() + 2 * minute, { EMAIL: email });
    expect(recipients()).toEqual(["ben@example.com"]);
    expect(await db.select().from(outbox).where(isNotNull(outbox.lastError))).toHaveLength(1);

    await db.update(outbox).set({ sentAt: null, nextAttemptAt: 0 });
    await goOffline();
    await cron(Date.now() + 2 * minute, { EMAIL: email });
    await at(Date.now() + 24 * hour, () => set({ isLive: true }, down));
    await cron(Date.now() + 25 * hour, { EMAIL: email });
    expect(recipients()).toEqual(["ben@example.com", "ben@example.com"]);
  });

  it("tells nobody twice, however often the button is pressed, and by however many at once", async () => {
    await subscribe("ana");
    await Promise.all(Array.from({ length: 6 }, goLive));
    await goLive();
    await set({ title: "One", artist: "Two", isLive: true });
    expect(mails).toHaveLength(1);
    expect(await db.select().from(broadcasts)).toHaveLength(1);
    expect(await db.select().from(outbox)).toHaveLength(1);
  });

  it("that KV did not take has happened: it mails at once, and not again when it is tried again", async () => {
    await subscribe("ana");
    vi.spyOn(env.NOW_PLAYING, "put").mockRejectedValueOnce(new Error("KV is down"));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await goLive()).status).toBe(200);
    expect(mails).toHaveLength(1);
    expect((await goLive()).status).toBe(200);
    log.mockRestore();
    expect(mails).toHaveLength(1);
  });

  it.each([
    ["within 6 hours of the last notice tells nobody", 6 * hour - 1, 1],
    ["6 hours after the last notice tells everyone again", 6 * hour, 2],
    ["a day later tells everyone again", 24 * hour, 2],
  ])("%s", async (_, wait, expected) => {
    await subscribe("ana");
    const first = Date.UTC(2026, 10, 21, 1);
    await at(first, goLive);
    await at(first + minute, goOffline);
    await at(first + wait, goLive);
    expect(mails).toHaveLength(expected);
    const rows = await db.select().from(broadcasts).orderBy(broadcasts.startedAt);
    expect(rows).toMatchObject([
      { startedAt: first, endedAt: first + minute, noticedAt: first },
      { startedAt: first + wait, endedAt: null, noticedAt: expected === 2 ? first + wait : null },
    ]);
  });

  it("counts 6 hours from the last notice, not from the last broadcast", async () => {
    await subscribe("ana");
    const first = Date.UTC(2026, 10, 21, 1);
    for (const wait of [0, 4 * hour, 7 * hour]) {
      await at(first + wait, goLive);
      await at(first + wait + minute, goOffline);
    }
    expect(mails).toHaveLength(2);
  });

  it("counts a notice that reached nobody as none, and the administration tells how many one has reached", async () => {
    const administration = async () => mainTextIn(await htmlAt(adminPaths.today, await asAdministrator()));
    await goLive();
    expect(await administration()).toContain("Nobody was mailed: nobody has asked for it yet.");
    await goOffline();
    await subscribe("ana");
    await subscribe("ben");
    const down = mailbox(() => true);
    await set({ isLive: true }, { EMAIL: down.email });
    expect(await administration()).toContain("The notice reached 0 people, 2 on the way.");
    // It may still arrive: nobody should get two.
    await goOffline();
    await set({ isLive: true }, { EMAIL: down.email });
    expect(await db.select().from(outbox)).toHaveLength(2);
    await goOffline();
    await db.update(outbox).set({ nextAttemptAt: null });
    await goLive();
    expect(recipients()).toEqual(["ana@example.com", "ben@example.com"]);
    expect(await administration()).toContain("The notice reached 2 people.");
    await goOffline();
    await goLive();
    expect(mails).toHaveLength(2);
    expect(await administration()).toContain("less than 6 hours before and reached 2 people.");
  });

  it("is not what a track does, nor going offline twice", async () => {
    await subscribe("ana");
    await set({ title: "One", artist: "Two", isLive: false });
    await goLive();
    const before = await db.select().from(broadcasts);
    await goOffline();
    await goOffline();
    const [after] = await db.select().from(broadcasts);
    expect(before).toMatchObject([{ endedAt: null }]);
    expect(after?.endedAt).toEqual(expect.any(Number));
    expect(mails).toHaveLength(1);
  });

  it("queues 5,000 mails in one statement, in portions that a minute can send", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
       INSERT INTO newsletter_subscribers (id, email, interests, subscribed, confirmed_at, created_at)
       SELECT 's' || i, i || '@example.com', '["live-streams"]', 1, 1, i FROM n`,
    ).run();
    const now = Date.now();
    await at(now, () => db.batch([...beginBroadcastQueries(db, now)]));
    const { results } = await env.DB.prepare(
      "SELECT (next_attempt_at - ?) / 60000 AS minute, count(*) AS mails FROM outbox GROUP BY 1 ORDER BY 1",
    )
      .bind(now)
      .all<{ minute: number; mails: number }>();
    expect(results).toHaveLength(Math.ceil(5000 / mailsPerMinute));
    expect(Math.max(...results.map((portion) => portion.mails))).toBe(mailsPerMinute);
    expect(results.map((portion) => portion.minute)).toEqual(results.map((_, index) => index));
    const next = mailbox();
    await cron(now, { EMAIL: next.email });
    expect(next.mails).toHaveLength(mailsPerMinute);
  });
});
