import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers, newsletters } from "../../../database/schema/newsletter.ts";
import { minute } from "../../../platform/durations.ts";
import { mailsPerMinute } from "../../../platform/mail/outbox.ts";
import { ask, see, sentTo, submit } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { rows } from "../../../test/rows.ts";
import { cron, mailbox, postForm, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { newsletterPaths } from "./paths.ts";

const db = primary(env.DB);

const id = "00000000-0000-4000-8000-00000000000a";
const paths = newsletterPaths(id);

const words = {
  audience: "new-mixes",
  subject: "A mix for the drive home",
  text: "It is an hour long.\r\nNo talking.\r\n\r\nSee you at the pier.",
  linkLabel: "Hear it",
  linkAddress: "https://soundcloud.com/sunsetbaydj/drive-home",
};

async function subscribe(people: Readonly<Record<string, string[]>>, confirmedAt: number | null = 1): Promise<void> {
  for (const [name, interests] of Object.entries(people))
    await db
      .insert(newsletterSubscribers)
      .values({ id: name, email: `${name}@example.com`, interests, confirmedAt, createdAt: 1 });
}

it("is saved as a draft, tried by its writer, and sent to who asked for it, once", async () => {
  await subscribe({ ana: ["new-mixes", "events"], ben: ["new-mixes"], cleo: ["events"], dora: [] });
  await subscribe({ unsure: ["new-mixes"] }, null);
  const form = await see(adminPaths.newNewsletter);
  const [, fresh = ""] = /action="\/admin\/newsletter\/([\da-f-]{36})"/.exec(form) ?? [];
  expect(sentTo(await submit(newsletterPaths(fresh).page, words))).toContain("notice=newsletter-saved");
  await db.update(newsletters).set({ id }).where(eq(newsletters.id, fresh));

  const draft = mainTextIn(await see(paths.page));
  for (const part of ["A mix for the drive home", "It is an hour long. No talking.", "See you at the pier.", "Hear it"])
    expect(draft).toContain(part);
  expect(draft).toContain("As saved, it goes to 2 people.");

  const { email, mails } = mailbox();
  const surroundings = { bindings: { EMAIL: email } };
  await submit(paths.test, {}, surroundings);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([["dj@example.com", `Test: ${words.subject}`]]);
  expect(mailbox().mails).toEqual([]);

  expect(mainTextIn(await see(paths.send))).toContain("Send it to 2 people?");
  expect(mails).toHaveLength(1);
  for (const notice of ["newsletter-sent", "newsletter-not-sent"])
    expect(sentTo(await submit(paths.send, {}, surroundings))).toBe(`${paths.page}?notice=${notice}`);
  for (const { text, html } of mails)
    for (const written of [text, html]) expect(written).toContain(site.postalAddress.join(", "));
  const [, ...sent] = mails;
  expect(sent.map(({ to }) => to).sort()).toEqual(["ana@example.com", "ben@example.com"]);
  for (const { subject, text, html, headers } of sent) {
    expect(subject).toBe(words.subject);
    expect(text).toContain(
      "It is an hour long.\nNo talking.\n\nSee you at the pier.\n\nHear it: https://soundcloud.com",
    );
    expect(html).toContain("Unsubscribe");
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  }
  expect(mainTextIn(await see(paths.page))).toContain("2 sent, 0 failed");
  expect(mainTextIn(await see(adminPaths.newsletter))).toMatch(
    /A mix for the drive home New mixes\. .*: 2 sent, 0 failed/,
  );

  await submit(paths.page, { ...words, subject: "Other words" });
  await submit(paths.remove, {});
  expect(await rows("SELECT subject FROM newsletters")).toEqual([{ subject: words.subject }]);

  const [, link = ""] = /^<(.*)>$/.exec(sent[0]?.headers["List-Unsubscribe"] ?? "") ?? [];
  const { pathname, search } = new URL(link);
  await visit(postForm(pathname + search, { "List-Unsubscribe": "One-Click" }));
  expect(await rows("SELECT count(*) AS n FROM newsletter_subscribers WHERE subscribed")).toEqual([{ n: 4 }]);
});

it("to everyone goes out in portions, not to who leaves meanwhile, and counts what failed", async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 260)
     INSERT INTO newsletter_subscribers (id, email, interests, subscribed, confirmed_at, created_at)
     SELECT 's' || i, i || '@example.com', '[]', 1, 1, i FROM n`,
  ).run();
  await submit(paths.page, { ...words, audience: "everyone" });
  const down = mailbox(() => true);
  await submit(paths.send, {}, { bindings: { EMAIL: down.email } });
  const portions = await rows(
    "SELECT count(*) AS mails FROM outbox WHERE kind = 'newsletter' AND attempts <= 1 GROUP BY next_attempt_at > created_at + 30000",
  );
  expect(portions.reduce((sum, { mails }) => sum + Number(mails), 0)).toBe(260);
  await env.DB.exec("UPDATE newsletter_subscribers SET subscribed = 0 WHERE id = 's1'");
  await env.DB.exec("UPDATE outbox SET next_attempt_at = NULL WHERE recipient = '2@example.com'");
  const { email, mails } = mailbox();
  await cron(Date.now() + 3 * minute, { EMAIL: email });
  expect(mails).toHaveLength(mailsPerMinute - 1);
  await cron(Date.now() + 4 * minute, { EMAIL: email });
  expect(mails).toHaveLength(258);
  const text = mainTextIn(await see(paths.page));
  expect(text).toContain("258 sent, 1 failed, 1 not needed any more");
  expect(text).toContain("See what failed, and send it again");
});

it("that needs another look keeps what was typed, and one for nobody cannot be sent", async () => {
  const answer = await submit(paths.page, { ...words, subject: " ", linkAddress: "" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const part of ["Subject is required", "Please enter where the button leads", "See you at the pier.", "Hear it"])
    expect(html).toContain(part);
  expect(await rows("SELECT id FROM newsletters")).toEqual([]);
  for (const path of [paths.page, paths.send]) expect((await ask(path)).status).toBe(path === paths.page ? 404 : 303);

  await submit(paths.page, words);
  expect(mainTextIn(await see(paths.page))).toContain("Nobody has asked for this yet");
  expect(sentTo(await ask(paths.send))).toBe(paths.page);
  expect(sentTo(await submit(paths.remove, {}))).toBe(`${adminPaths.newsletter}?notice=newsletter-deleted`);
  expect(await rows("SELECT id FROM newsletters")).toEqual([]);
});
