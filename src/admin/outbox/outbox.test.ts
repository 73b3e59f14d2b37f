import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newsletterSubscribers } from "../../business/newsletter/schema.ts";
import { primary } from "../../db/client.ts";
import { minute } from "../../durations.ts";
import { lease, mailsPerMinute, resendFailedMailsQuery, resendMailQuery } from "../../mail/outbox.ts";
import { countMailsQuery, listMailsQuery } from "../../mail/outbox-page.ts";
import { outbox } from "../../mail/schema.ts";
import { asAdministrator } from "../../test/access.ts";
import { mainTextIn } from "../../test/page.ts";
import { planOf } from "../../test/plan.ts";
import { countTrips, get, mailbox, postForm, postJson, visit } from "../../test/site.ts";
import { outboxOf } from "../outbox-paths.ts";
import { adminApi, adminPaths } from "../paths.ts";

const db = primary(env.DB);

/** Whom the mails of these tests are about: mails about nobody are not sent. */
beforeEach(async () => {
  await db.insert(newsletterSubscribers).values({ id: "ana", email: "ana@example.com", createdAt: 1 });
});
const now = Date.now();

type Mail = Partial<typeof outbox.$inferInsert>;

const write = (id: string, overrides: Mail) =>
  db.insert(outbox).values({
    id,
    data: { kind: "newsletter-confirm", subscriberId: "ana" },
    recipient: `${id}@example.com`,
    dedupeKey: id,
    createdAt: now,
    ...overrides,
  });

const sent: Mail = { attempts: 1, sentAt: now };
const failed: Mail = { attempts: 10, lastError: "mailbox full" };
const inDoubt: Mail = { attempts: 1, sendingSince: now, lastError: "It may have gone out: the site stopped." };
const dropped: Mail = { attempts: 1, sentAt: now, lastError: "The request is gone" };
const waiting: Mail = { attempts: 4, nextAttemptAt: now + 30 * minute, lastError: "try later" };

const page = async (path: string) => (await visit(get(path, await asAdministrator()))).text();
const resend = async (id: string, email = mailbox().email) =>
  visit(postJson(adminApi.resendMail, { id }, await asAdministrator()), { EMAIL: email });
const row = async (id: string) => (await db.select().from(outbox)).find((mail) => mail.id === id);

describe("the outbox", () => {
  it("says that it is empty", async () => {
    expect(mainTextIn(await page(adminPaths.outbox))).toContain("No mail has been written yet.");
  });

  it("shows what each mail is, to whom, how it stands, why and until when", async () => {
    await write("one", sent);
    await write("two", failed);
    await write("three", waiting);
    await write("four", dropped);
    await write("five", inDoubt);
    const text = mainTextIn(await page(adminPaths.outbox));
    for (const words of ["Newsletter confirmation", "one@example.com", "Queued 1", "Failed 2", "Reason: mailbox full"])
      expect(text).toContain(words);
    expect(text).toMatch(/Failed Given up Written [^,]+(, [^,]+)?, 10 tries/);
    expect(text).toContain("In doubt Resend it only if it has not arrived Written");
    expect(text).toMatch(/Queued Next try (\w+ \d+, )?\d+:\d\d .M/);
    expect(text).toMatch(/Not sent Not needed any more Written [^,]+(, [^,]+)?, 1 try Reason: The request is gone/);
  });

  it.each([
    ["queued", "three"],
    ["sent", "one"],
    ["failed", "two"],
  ] as const)("can be narrowed to what is %s", async (state, expected) => {
    await write("one", sent);
    await write("two", failed);
    await write("three", waiting);
    await write("four", dropped);
    const html = await page(outboxOf(state));
    expect(html.match(/\w+@example\.com(?=<\/p>)/g)).toEqual([`${expected}@example.com`]);
    expect(html).toMatch(new RegExp(`href="/admin/outbox\\?state=${state}" aria-current="page"`));
  });

  it.each([null, "queued"] as const)("is paged by key, each mail once and in order (%s)", async (state) => {
    const names = Array.from({ length: 70 }, (_, index) => `m${String(index).padStart(2, "0")}`);
    // Several of one instant, as those of one broadcast are.
    for (const [index, name] of names.entries())
      await write(name, { nextAttemptAt: now + minute + Math.floor(index / 40), createdAt: now - (index % 7) });
    const seen: string[] = [];
    let path: string | undefined = outboxOf(state);
    for (let pages = 0; path && pages < 5; pages += 1) {
      const html = await page(path);
      seen.push(...(html.match(/m\d\d(?=@example\.com<\/p>)/g) ?? []));
      path = /<a class="btn[^"]*" href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen).toHaveLength(70);
    expect(new Set(seen).size).toBe(70);
    if (state === "queued") expect(seen).toEqual(names);
  });

  it("takes one round trip, and an address that makes no sense as none", async () => {
    await write("one", sent);
    const path = `${adminPaths.outbox}?state=lost&after=1;drop`;
    const own = await asAdministrator();
    await visit(get(path, own));
    const trips = countTrips();
    const answer = await visit(get(path, own));
    // The page's one, and that of the visit being noted.
    expect(trips()).toBe(2);
    expect(await answer.text()).toContain("one@example.com");
  });

  it("finds its pages by their indexes", async () => {
    const after = { key: now, id: "x" };
    const texts = expect.stringMatching(/SEARCH mail_texts .*\(mail_id=\?\)/);
    expect(await planOf(listMailsQuery(db, null, after))).toEqual([
      expect.stringMatching(/SEARCH outbox USING INDEX outbox_newest \(\(created_at,id\)<\(\?,\?\)\)/),
      texts,
    ]);
    expect(await planOf(listMailsQuery(db, "sent", after))).toEqual([
      expect.stringContaining("INDEX outbox_newest"),
      texts,
    ]);
    expect((await planOf(listMailsQuery(db, "failed", after)))[0]).toContain("INDEX outbox_failed (created_at<?)");
    expect((await planOf(listMailsQuery(db, "queued", after)))[0]).toContain("INDEX outbox_due (next_attempt_at>?)");
    expect((await planOf(countMailsQuery(db, "failed")))[0]).toContain("INDEX outbox_failed");
    expect((await planOf(countMailsQuery(db, "queued")))[0]).toContain("INDEX outbox_due");
    expect((await planOf(resendMailQuery(db, "x", 1)))[0]).toContain("(id=?)");
    expect((await planOf(resendFailedMailsQuery(db, 1))).join("; ")).toContain("INDEX outbox_failed");
  });
});

describe("sending again", () => {
  it.each([
    ["a failed mail", failed],
    ["one in doubt, by the DJ's word", inDoubt],
    ["one that would wait", waiting],
  ])("%s goes out at once", async (_, mail) => {
    await write("one", mail);
    const { email, mails } = mailbox();
    expect(await (await resend("one", email)).json()).toEqual({ resent: 1 });
    expect(mails.map(({ to }) => to)).toEqual(["one@example.com"]);
    expect(await row("one")).toMatchObject({ attempts: 1, nextAttemptAt: null, sendingSince: null, lastError: null });
    expect(await (await resend("one", email)).json()).toEqual({ resent: 0 });
    expect(mails).toHaveLength(1);
  });

  it("does nothing to a mail that went out, that nobody needs any more, or that a sender may have in hand", async () => {
    await write("one", sent);
    await write("two", { attempts: 1, nextAttemptAt: Date.now() + lease });
    await write("three", dropped);
    const { email, mails } = mailbox();
    for (const id of ["one", "two", "three", "nobody", "all"])
      expect(await (await resend(id, email)).json()).toEqual({ resent: 0 });
    expect(mails).toEqual([]);
  });

  it("all that failed but what is in doubt go out again, oldest first, in portions that a minute can send", async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO outbox (id, data, recipient, dedupe_key, attempts, created_at)
       SELECT 'n' || i, '{"kind":"newsletter-confirm","subscriberId":"ana"}', i || '@example.com', i, 10, i FROM n`,
    )
      .bind(mailsPerMinute)
      .run();
    await write("sent", sent);
    await write("doubt", inDoubt);
    const { email, mails } = mailbox();
    expect(await (await resend("all", email)).json()).toEqual({ resent: mailsPerMinute + 1 });
    expect(mails).toHaveLength(mailsPerMinute);
    expect(await row(`n${mailsPerMinute}`)).toMatchObject({ attempts: 0, nextAttemptAt: expect.any(Number) });
  });

  it("by a browser's own form comes back to the list, and says how many", async () => {
    await write("one", failed);
    const answer = await visit(postForm(adminApi.resendMail, { id: "one", state: "failed" }, await asAdministrator()));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/outbox?state=failed&resent=1"]);
    expect(mainTextIn(await page("/admin/outbox?state=failed&resent=1"))).toContain("1 mail goes out again.");
  });

  it.each([{}, { id: "" }, { id: "a b" }, { id: "one", state: "lost" }])("takes no %j", async (body) => {
    expect((await visit(postJson(adminApi.resendMail, body, await asAdministrator()))).status).toBe(422);
  });
});
