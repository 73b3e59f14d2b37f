import { site as business } from "../src/content/site.ts";
import { api } from "../src/features/site/paths.ts";
import { lease } from "../src/platform/mail/claim-mails.ts";
import { fillRequired, openForm } from "./lead-form.ts";
import { LocalSite } from "./local-site.ts";
import { somebody } from "./person.ts";
import { test as base, expect } from "./test.ts";

/** Cloudflare's keys for tests, which the stand-in takes as well: its widget gives a token, and the token is a person's. */
const keys = {
  TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
  TURNSTILE_SECRET: "1x0000000000000000000000000000000AA",
};

/** A site of its own, for what needs settings or a start of its own. */
const test = base.extend<object, { site: LocalSite }>({
  site: [
    async ({ standIns }, use) => {
      const site = await LocalSite.open({ ...standIns.vars, ...keys });
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.use({ provokedErrors: /status of 403/ });

const minute = 60_000;

test("inquiries that were answered survive a crash in that moment, and their mails go out unless they may be out", async ({
  site,
}) => {
  test.setTimeout(90_000);
  const people = [somebody(), somebody(), somebody(), somebody()];
  const answers = await Promise.all(
    people.map((person) =>
      fetch(site.url + api.leadInquiry, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          ...person,
          eventCategory: "wedding",
          eventType: "Wedding Reception",
          budget: "$5,000+",
          idempotencyKey: crypto.randomUUID(),
        }),
      }),
    ),
  );
  await site.kill();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  // A mail whose sending was recorded before the crash must not go out again; every other one must.
  const rows = () => people.flatMap((person) => site.outbox(person));
  const before = rows();
  const sentBefore = site.mails.length;
  await site.start();
  // A sender that died leaves its claim until its lease ends.
  const later = Date.now() + lease + minute;
  await site.cron(later);
  await site.cron(later + lease + minute);

  for (const person of people) {
    expect(site.leads(person)).toHaveLength(1);
    expect(site.outbox(person).map(({ kind }) => kind)).toEqual(["lead-notice", "lead-reply"]);
  }
  // Whether a mail is out that was being sent in that moment is not known: it is in doubt, and not sent again by itself.
  expect(rows().filter(({ due }) => due)).toEqual([]);
  const sentLater = rows().filter(({ sent_at }, index) => sent_at !== null && before[index]?.sent_at === null);
  const toPeople = sentLater.map(({ recipient }) => recipient).filter((to) => to !== business.email);
  // What is in doubt may still have been on its way when the site died.
  const inDoubt = rows()
    .filter(({ sent_at }) => sent_at === null)
    .map(({ recipient }) => recipient);
  const sentAfter = (await site.nextMails(sentBefore, toPeople.length)).map(({ to }) => to);
  const isExpected = (to: string) => to !== business.email && !inDoubt.includes(to);
  expect(sentAfter.filter(isExpected).sort()).toEqual(toPeople.sort());
  for (const person of people) expect(site.mailsOf(person).length).toBeLessThanOrEqual(1);
});

test("the sixth form of a network in a minute meets Turnstile's widget, and is stored once a person is confirmed", async ({
  page,
  site,
}) => {
  const sendAny = () =>
    fetch(site.url + api.newsletter, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ firstName: "Ana", email: somebody().email, interests: ["events"] }),
    });
  const person = somebody();
  const form = await openForm(page);
  await fillRequired(form, person, "Cocktail Hour");
  await form.details.fill("First dance at “eight” & cake");
  // The minute, which is that of the clock, must not end before the form is sent.
  while ((await sendAny()).status !== 403 || Date.now() % minute > 0.75 * minute);
  await form.send.click();

  await expect(page.getByRole("heading", { name: "One more look before this goes out" })).toBeVisible();
  for (const words of [person.lastName, person.email, "First dance at “eight” & cake"])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText("Cloudflare Turnstile, as a stand-in")).toBeVisible();
  expect(site.leads(person)).toEqual([]);
  await page.getByRole("button", { name: "Send" }).click();

  await expect(page.getByRole("heading", { name: "Your inquiry is on my desk" })).toBeVisible();
  expect(site.leads(person)).toEqual([expect.objectContaining({ details: "First dance at “eight” & cake" })]);
  await site.waitForMails(person);
});
