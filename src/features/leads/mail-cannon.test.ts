import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../database/client.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import { rows } from "../../test/rows.ts";
import { cron, inquiry, mailbox, postJson, visit } from "../../test/site.ts";
import { leadForm } from "../home/form.ts";
import { api } from "../site/paths.ts";
import { receiveLead } from "./receive-lead.ts";

const db = primary(env.DB);
const hour = 60 * 60_000;
const owner = "hello@sunsetbaydj.example";

/** Ten in the morning, so that an hour later is the same day. */
const morningOf = (days: number) => instantAt(addDays(calendarDateAt(Date.now()), days), 600);

const alias = (count: number) => {
  const dotted = count % 2 ? "v.ictim" : "Victim";
  return `${dotted}+${count}@${count % 3 ? "gmail.com" : "googlemail.com"}`;
};

const lead = (more: object) => leadForm.parse({ ...inquiry, idempotencyKey: crypto.randomUUID(), ...more });

describe("the quote form is no mail cannon", () => {
  it("a hundred inquiries in a victim's name are stored, and mail it once a day and the DJ twice", async () => {
    const start = morningOf(1);
    await Promise.all(
      Array.from({ length: 100 }, (_, one) => receiveLead(db, lead({ email: alias(one) }), start + one)),
    );
    expect(await rows("SELECT count(*) AS count FROM contacts")).toEqual([{ count: 100 }]);
    const { email, mails } = mailbox();
    await cron(start + hour - 1, { EMAIL: email });
    expect(mails.filter(({ to }) => to !== owner)).toHaveLength(1);
    expect(mails.filter(({ to }) => to === owner)).toHaveLength(1);
    await cron(start + 2 * hour, { EMAIL: email });
    expect(mails).toHaveLength(3);
    const [, , more] = mails;
    expect(more).toMatchObject({ to: owner, subject: expect.stringMatching(/^99 more inquiries from v\.?ictim\+/i) });
    expect(more?.text.match(/Ana Núñez/g)).toHaveLength(10);

    await receiveLead(db, lead({ email: "victim@gmail.com" }), morningOf(2));
    await cron(morningOf(2), { EMAIL: email });
    expect(
      mails
        .slice(3)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([owner, "victim@gmail.com"].sort());
  });

  it("nor do thousands of inquiries through the front door, from a thousand addresses", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: morningOf(1) });
    const [inquiries, addresses] = env.SOAK_WRITES ? [10_000, 1000] : [30, 6];
    const { email, mails } = mailbox();
    for (let count = 0; count < inquiries; count += 1) {
      const address = { "CF-Connecting-IP": `2001:db8:${(count % addresses).toString(16)}::1` };
      const form = { ...inquiry, email: alias(count), details: `Number ${count}`, idempotencyKey: crypto.randomUUID() };
      expect((await visit(postJson(api.leadInquiry, form, address), { EMAIL: email })).status).toBe(200);
    }
    await cron(Date.now() + 2 * hour, { EMAIL: email });
    vi.useRealTimers();
    expect(await rows("SELECT count(*) AS count FROM contacts")).toEqual([{ count: inquiries }]);
    expect(mails.filter(({ to }) => to !== owner)).toHaveLength(1);
    expect(mails.filter(({ to }) => to === owner)).toHaveLength(2);
  });

  it("other mailboxes are each answered, and the DJ is told of one at once and of the others ten minutes later", async () => {
    const { email, mails } = mailbox();
    for (const one of ["a.b@example.com", "ab@example.com", "ab@gmail.com"])
      await visit(postJson(api.leadInquiry, { ...inquiry, email: one }), { EMAIL: email });
    expect(mails.filter(({ to }) => to !== owner)).toHaveLength(3);
    await cron(Date.now() + hour / 6, { EMAIL: email });
    expect(mails.filter(({ to }) => to === owner).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Ana Núñez"),
      "2 more inquiries",
    ]);
  });

  it("a hundred mailboxes that ask twice each cause four mails to the DJ within three hours", async () => {
    const start = morningOf(1);
    for (let count = 0; count < 200; count += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, one) =>
          receiveLead(db, lead({ email: `stranger-${(count + one) % 100}@example.com` }), start + count),
        ),
      );
    const { email, mails } = mailbox();
    for (let minutes = 0; minutes <= 180; minutes += 5) await cron(start + (minutes * hour) / 60, { EMAIL: email });
    const told = mails.filter(({ to, text }) => to === owner && !text.includes("automatic mails an hour"));
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New /),
      "99 more inquiries",
      expect.stringMatching(/^1 more inquiry from /),
      "99 more people who asked several times",
    ]);
  });

  it.each([
    ["a.na@gmail.com", "ana+1@googlemail.com"],
    ["ana@icloud.com", "Ana+1@me.com", "ana@mac.com"],
    ["ana.b@proton.me", "anab+1@protonmail.com", "ana_b@pm.me", "an-ab@protonmail.ch"],
    ["ana.b@ya.ru", "ana-b@yandex.ru", "ana.b+1@yandex.com", "ana-b@yandex.kz", "ana.b@yandex.com.tr"],
    ["ana_b@fastmail.com", "ana_b+1@fastmail.com", "shop@ana-b.fastmail.com"],
    ["ana@fastmail.fm", "shop@ana.fastmail.fm"],
  ])("%s and %s are one mailbox", async (...spellings) => {
    const { email, mails } = mailbox();
    for (const one of spellings) await visit(postJson(api.leadInquiry, { ...inquiry, email: one }), { EMAIL: email });
    expect(mails.filter(({ to }) => to !== owner).map(({ to }) => to)).toEqual([spellings[0]]);
  });

  it("addresses that only look alike are other mailboxes", async () => {
    const { email, mails } = mailbox();
    const others = [
      "anab@ya.ru",
      "ana-b@ya.ru",
      "ana-b@yandex.xyz",
      "ana@fastmail.com",
      "ana@fastmail.fm",
      "a.na@icloud.com",
      "ana@icloud.com",
    ];
    for (const one of others) await visit(postJson(api.leadInquiry, { ...inquiry, email: one }), { EMAIL: email });
    expect(mails.filter(({ to }) => to !== owner)).toHaveLength(others.length);
  });

  it("a post that is repeated on the next day is answered once", async () => {
    const one = lead({ email: "ana@example.com" });
    for (const days of [1, 2]) await receiveLead(db, one, morningOf(days));
    expect((await db.select().from(outbox)).map(({ kind }) => kind).sort()).toEqual(["lead-notice", "lead-reply"]);
  });

  it.each([
    ["Ana", "Thank you, Ana"],
    ["Mary-Ann O’Neill", "Thank you, Mary-Ann O’Neill"],
    ["नेहा", "Thank you, नेहा"],
    ["Your account is locked: https://evil.example", "Thank you"],
    ["evil.example", "Thank you"],
    ["You have won a prize", "Thank you"],
    ["a".repeat(41), "Thank you"],
  ])("the answer to %s is headed %s, and repeats nothing else", async (firstName, heading) => {
    const { email, mails } = mailbox();
    const typed = { lastName: "Evil-Last", details: "Evil-Details", companyName: "Evil-Company", phone: "8139998877" };
    await visit(postJson(api.leadInquiry, { ...inquiry, ...typed, firstName }), { EMAIL: email });
    const reply = mails.find(({ to }) => to === inquiry.email);
    expect(reply?.html).toContain(`>${heading}<`);
    expect(`${reply?.text}${reply?.html}`).not.toMatch(/evil|999.?8877/i);
  });
});

describe("the newsletter signup shares that one mail a day", () => {
  it("a confirmation that meets another automatic mail goes out the next morning, once", async () => {
    const { email, mails } = mailbox();
    await visit(postJson(api.leadInquiry, { ...inquiry, email: "victim@gmail.com" }), { EMAIL: email });
    for (let count = 0; count < 20; count += 1)
      await visit(postJson(api.newsletter, { firstName: "Ana", email: alias(count) }), { EMAIL: email });
    const toVictim = () => mails.filter(({ to }) => to !== owner);
    expect(toVictim()).toHaveLength(1);
    await cron(instantAt(addDays(calendarDateAt(Date.now()), 1), 9 * 60), { EMAIL: email });
    expect(toVictim()).toHaveLength(2);
    expect(toVictim()[1]?.text).toContain("/newsletter/confirm?token=");
  });
});

describe("strangers together set off sixty mails an hour", () => {
  /** At a quarter past an hour of the morning. */
  const begin = () => morningOf(1) + hour / 4;
  const toStrangers = (mails: { to: string }[]) => mails.filter(({ to }) => to !== owner).length;
  const inquireAs = (count: number, now: number) =>
    Promise.all(
      Array.from({ length: count }, (_, one) => receiveLead(db, lead({ email: `a${now}-${one}@example.com` }), now)),
    );

  it("what is beyond goes out in the hours after, and none is lost", async () => {
    const now = begin();
    const { email, mails } = mailbox();
    await inquireAs(50, now);
    await cron(now, { EMAIL: email });
    expect(toStrangers(mails)).toBe(50);
    await inquireAs(90, now + 60_000);
    const sent = [];
    for (const later of [60_000, hour / 2, hour, hour + hour / 2, 2 * hour]) {
      await cron(now + later, { EMAIL: email });
      sent.push(toStrangers(mails));
    }
    expect(sent).toEqual([60, 60, 120, 120, 140]);
  });

  it("the DJ hears of it once a day; a busy day is none", async () => {
    const now = begin();
    await inquireAs(50, now);
    const { email, mails } = mailbox();
    const told = async (at: number) => {
      for (const later of [0, 60_000]) await cron(at + later, { EMAIL: email });
      return mails.filter(({ text }) => text.includes("60 automatic mails an hour")).length;
    };
    expect(await told(now + hour)).toBe(0);
    await inquireAs(150, now + hour);
    await cron(now + hour, { EMAIL: email });
    expect([await told(now + 2 * hour), await told(now + 3 * hour), await told(now + 4 * hour)]).toEqual([1, 1, 1]);
    await inquireAs(100, now + 24 * hour);
    await cron(now + 24 * hour, { EMAIL: email });
    expect(await told(now + 25 * hour)).toBe(2);
  });
});
