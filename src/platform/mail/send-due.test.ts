import { env } from "cloudflare:workers";
import type { SendEmail } from "@cloudflare/workers-types";
import { ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { api } from "../../features/site/paths.ts";
import { rows } from "../../test/rows.ts";
import { cron, freshly, inquiry, mailbox, postJson, visit } from "../../test/site.ts";
import { minute } from "../durations.ts";
import { beginSendingQuery, claimDueMailsQuery } from "./claim-mails.ts";
import { mailsPerMinute, queueMailQuery } from "./outbox.ts";
import { backOff, maxAttempts } from "./send-due.ts";

const db = primary(env.DB);

async function inquiryWithMailDown(): Promise<void> {
  const answer = await visit(postJson(api.leadInquiry, inquiry), { EMAIL: mailbox(() => true).email });
  expect(answer.status).toBe(200);
}

describe("the outbox", () => {
  it("sends both mails once each when the service fails the first three tries", async () => {
    let tries = 0;
    const { email, mails } = mailbox(() => {
      tries += 1;
      return tries <= 6;
    });
    await visit(postJson(api.leadInquiry, inquiry), { EMAIL: email });
    const start = Date.now();
    for (let passed = 0; passed <= 14; passed += 1) await cron(start + passed * minute, { EMAIL: email });
    expect(tries).toBe(8);
    expect(mails.map(({ to }) => to).sort()).toEqual(["ana@example.com", "hello@sunsetbaydj.example"]);
    expect(await db.select().from(outbox)).toEqual([
      expect.objectContaining({ attempts: 4, nextAttemptAt: null, lastError: null, sentAt: expect.any(Number) }),
      expect.objectContaining({ attempts: 4, nextAttemptAt: null, lastError: null, sentAt: expect.any(Number) }),
    ]);
  });

  it("waits longer after each failure, and gives up visibly after ten", async () => {
    await inquiryWithMailDown();
    let now = Date.now();
    const waits = [];
    for (let round = 1; round < maxAttempts; round += 1) {
      const [row] = await db.select().from(outbox);
      waits.push(Math.round(((row?.nextAttemptAt ?? 0) - now) / minute));
      now = row?.nextAttemptAt ?? 0;
      await cron(now, { EMAIL: mailbox(() => true).email });
    }
    expect(waits).toEqual([1, 3, 9, 27, 81, 243, 729, 1620, 1620]);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(3 * 24 * 60);
    const { email, mails } = mailbox();
    await cron(now + 60 * 24 * 60 * minute, { EMAIL: email });
    expect(mails).toEqual([]);
    expect(await db.select().from(outbox).where(ne(outbox.kind, "fault-digest"))).toEqual([
      expect.objectContaining({
        attempts: 10,
        nextAttemptAt: null,
        sentAt: null,
        lastError: "mail service unavailable",
      }),
      expect.objectContaining({
        attempts: 10,
        nextAttemptAt: null,
        sentAt: null,
        lastError: "mail service unavailable",
      }),
    ]);
    expect(backOff(maxAttempts)).toBeNull();
  });

  it("sends each mail once when several senders run at the same time", async () => {
    await inquiryWithMailDown();
    const { email, mails } = mailbox();
    const due = Date.now() + 2 * minute;
    await Promise.all(Array.from({ length: 8 }, () => cron(due, { EMAIL: email })));
    expect(mails).toHaveLength(2);
  });

  it("sends each mail once when a run comes late and the next begins before it has ended", async () => {
    await inquiryWithMailDown();
    await db.update(outbox).set({ nextAttemptAt: 1 });
    const sent: string[] = [];
    const sending = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const email: SendEmail = {
      async send() {
        sent.push(crypto.randomUUID());
        sending.resolve();
        await taken.promise;
        return { messageId: "" };
      },
    };
    const late = cron(Date.now() - 2 * minute, { EMAIL: email });
    await sending.promise;
    const next = mailbox();
    await cron(Date.now(), { EMAIL: next.email });
    // A sender's longest life, and a minute its clock may be late.
    await cron(Date.now() + 14 * minute, { EMAIL: next.email });
    taken.resolve();
    await late;
    expect(sent).toHaveLength(2);
    expect(next.mails).toEqual([]);
  });

  it("takes up the mails of a sender that died, once its lease has ended", async () => {
    await inquiryWithMailDown();
    const died = Date.now() + 2 * minute;
    expect(await claimDueMailsQuery(db, died, died + minute, 6)).toHaveLength(2);
    const { email, mails } = mailbox();
    await cron(died + minute - 1, { EMAIL: email });
    expect(mails).toEqual([]);
    await cron(died + minute, { EMAIL: email });
    expect(mails).toHaveLength(2);
  });

  it("sends no mail again whose sender died while it was sending, unless the DJ says so", async () => {
    await inquiryWithMailDown();
    const died = Date.now() + 2 * minute;
    const claimed = (await claimDueMailsQuery(db, died, died + minute, 6)).map(({ id }) => id);
    // A sender whose lease ran out must not begin.
    expect(await beginSendingQuery(db, claimed, died, died)).toEqual([]);
    expect(await beginSendingQuery(db, claimed, died + minute, died)).toHaveLength(2);
    await env.NOW_PLAYING.put(`mail-sent:${claimed[0]}`, "sent");
    const { email, mails } = mailbox();
    // This isolate may have noted the other's fault.
    const DB = freshly(env.DB);
    for (const later of [1, 20, 60]) await cron(died + later * minute, { EMAIL: email, DB });
    expect(mails.filter(({ subject }) => subject.includes("inquiry"))).toEqual([]);
    const [out, doubtful] = claimed;
    expect(await db.select().from(outbox)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: out, nextAttemptAt: null, sentAt: died + minute, lastError: null }),
        expect.objectContaining({
          id: doubtful,
          nextAttemptAt: null,
          sentAt: null,
          lastError: "It may have gone out: the site stopped while it was being sent.",
        }),
      ]),
    );
    expect(await rows("SELECT event, times FROM faults")).toEqual([{ event: "mail-in-doubt", times: 1 }]);
  });

  it("sends a backlog to the end, past a mail that cannot be written", async () => {
    const now = Date.now();
    await inquiryWithMailDown();
    const [good] = await db.select().from(outbox);
    if (!good) throw new Error("no mail was queued");
    await env.DB.prepare('UPDATE outbox SET data = \'{"kind":"lead-notice"}\' WHERE id = ?').bind(good.id).run();
    for (let count = 0; count < 20; count += 1)
      await queueMailQuery(db, good.data, "x@example.com", `more:${count}`, now);
    const { email, mails } = mailbox();
    await cron(now + 2 * minute, { EMAIL: email });
    expect(mails).toHaveLength(21);
  });

  it("sends a bounded number in a run, and leaves the rest for the next", async () => {
    const now = Date.now();
    await inquiryWithMailDown();
    await env.DB.prepare(
      "UPDATE outbox SET next_attempt_at = NULL WHERE json_extract(data, '$.kind') = 'lead-notice'",
    ).run();
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
       INSERT INTO outbox (id, data, recipient, dedupe_key, next_attempt_at, created_at)
       SELECT 'n' || i, data, i || '@example.com', 'n' || i, 0, 0 FROM n, outbox WHERE next_attempt_at IS NOT NULL`,
    ).run();
    const { email, mails } = mailbox();
    await cron(now, { EMAIL: email });
    expect(mails).toHaveLength(mailsPerMinute);
    await cron(now + 2 * minute, { EMAIL: email });
    expect(mails).toHaveLength(251);
    // Leaves room for the Spotify sync.
    expect(mailsPerMinute * 4 + mailsPerMinute / 3).toBeLessThan(900);
  });
});

describe("the mails of an inquiry", () => {
  it("tell the DJ everything, and the client the code and what happens next", async () => {
    const { email, mails } = mailbox();
    await visit(
      postJson(api.leadInquiry, {
        ...inquiry,
        eventCategory: "corporate",
        eventType: "Product Launch",
        companyName: "Pelican",
      }),
      {
        EMAIL: email,
      },
    );
    const notice = mails.find(({ to }) => to === "hello@sunsetbaydj.example");
    expect(notice?.subject).toBe("New corporate event inquiry: Ana Núñez, Friday, June 12, 2099");
    for (const fact of [
      "Product Launch",
      "101-200",
      "$2,500-$5,000",
      "Pelican",
      "(813) 555-0100",
      "First dance at eight.",
    ])
      expect(notice?.text).toContain(fact);
    expect(notice?.text).toContain("tel:8135550100");
    const reply = mails.find(({ to }) => to === "ana@example.com");
    expect(reply?.subject).toContain("CORP25");
    expect(reply?.text).toContain("CORP25: 25% off your event package");
    expect(reply?.text).toContain("2 business hours");
    expect(reply?.html).toContain('href="https://sunsetbaydj.example/gallery"');
    // Only the logo may load.
    const withoutLogo = reply?.html.replace('<img src="https://sunsetbaydj.example/icon-192.png"', "");
    expect(withoutLogo).not.toMatch(/<img|url\(|<link|src=/);
  });
});
