import { expect, test } from "@playwright/test";
import { lease } from "../src/mail/outbox.ts";
import { api } from "../src/site/paths.ts";
import { LocalSite } from "./local-site.ts";
import { somebody } from "./person.ts";

const minute = 60_000;

test("inquiries that were answered survive a crash in that moment, and all their mails go out", async () => {
  test.setTimeout(90_000);
  const people = [somebody(), somebody(), somebody(), somebody()];
  const site = await LocalSite.open();
  try {
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
    const unsent = rows().filter(({ sent_at }) => sent_at === null);
    const sentBefore = site.mails.length;
    await site.start();
    // A sender that died leaves its claim until its lease ends.
    const later = Date.now() + lease + minute;
    await site.cron(later);
    await site.cron(later + lease + minute);

    for (const person of people) {
      expect(site.leads(person)).toHaveLength(1);
      expect(site.outbox(person)).toEqual([
        expect.objectContaining({ kind: "lead-notice", sent_at: expect.any(Number) }),
        expect.objectContaining({ kind: "lead-reply", recipient: person.email, sent_at: expect.any(Number) }),
      ]);
    }
    const sentAfter = (await site.nextMails(sentBefore, unsent.length)).flatMap(({ to }) => to);
    expect(sentAfter.sort()).toEqual(unsent.map(({ recipient }) => recipient).sort());
  } finally {
    await site.close();
  }
});
