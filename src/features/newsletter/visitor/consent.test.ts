import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { newsletterSubscribers } from "../../../database/schema/newsletter.ts";
import { addDays, calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { cron, mailbox, postForm, visit } from "../../../test/site.ts";
import type { NewsletterInterest } from "../model.ts";
import { signUp } from "../sign-up.ts";

const db = primary(env.DB);

const noonOf = (days: number) => instantAt(addDays(calendarDateAt(Date.now()), days), 12 * 60);

async function ask(days: number, interests: NewsletterInterest[], email = "ana@example.com", adds = false) {
  await signUp(db, { email, firstName: "Ana", phone: null, interests, adds }, noonOf(days));
  return mailsAt(noonOf(days));
}

async function mailsAt(instant: number) {
  const { email, mails } = mailbox();
  await cron(instant, { EMAIL: email });
  const link = (text: string, page: string) => new RegExp(`/newsletter/${page}\\?token=[\\w.-]+`).exec(text)?.[0] ?? "";
  return mails.map(({ text }) => ({ confirm: link(text, "confirm"), unsubscribe: link(text, "unsubscribe") }));
}

const press = async (path: string | undefined) => (await visit(postForm(path ?? "", {}))).status;

const subscriber = async () => (await db.select().from(newsletterSubscribers))[0];

describe("what a confirmed subscriber hears of", () => {
  it("is changed by nobody but who follows the link in the mail", async () => {
    const [first] = await ask(0, ["events", "booking"]);
    await press(first?.confirm);
    const [change] = await ask(1, ["new-mixes"]);
    expect((await subscriber())?.interests).toEqual(["events", "booking"]);
    await press(first?.confirm);
    expect((await subscriber())?.interests).toEqual(["events", "booking"]);
    expect(await press(change?.confirm)).toBe(200);
    expect(await subscriber()).toMatchObject({ interests: ["new-mixes"], pendingInterests: null });
  });

  it("grows by live streams only with the link as well", async () => {
    const [first] = await ask(0, ["events"]);
    await press(first?.confirm);
    const [change] = await ask(1, ["live-streams"], "ana@example.com", true);
    expect((await subscriber())?.interests).toEqual(["events"]);
    await press(change?.confirm);
    expect([...((await subscriber())?.interests ?? [])].sort()).toEqual(["events", "live-streams"]);
  });

  it("is asked about once a day, the next morning when the day had its mail", async () => {
    const [first] = await ask(0, ["events"]);
    await press(first?.confirm);
    expect(await ask(0, ["booking"])).toEqual([]);
    expect(await ask(0, ["new-mixes"])).toEqual([]);
    expect(await mailsAt(noonOf(1))).toHaveLength(1);
  });
});

describe("an address that has left", () => {
  it("kills the links that were sent before, also those that still wait to be sent", async () => {
    const [first] = await ask(0, ["events"]);
    await press(first?.confirm);
    await ask(0, ["booking"]);
    await press(first?.unsubscribe);
    expect(await press(first?.confirm)).toBe(400);
    expect(await mailsAt(noonOf(1))).toEqual([]);
    expect(await subscriber()).toMatchObject({ subscribed: false, pendingInterests: null });
  });

  it("is asked once again, whatever the spelling, and comes back by that link alone", async () => {
    const [first] = await ask(0, ["events"], "ana.b@gmail.com");
    await press(first?.confirm);
    await press(first?.unsubscribe);
    const [again, ...more] = await ask(1, ["booking"], "ana.b@gmail.com");
    expect(more).toEqual([]);
    for (const [days, email] of [
      [2, "ana.b@gmail.com"],
      [3, "anab+1@gmail.com"],
      [4, "a.nab@googlemail.com"],
    ] as const)
      expect(await ask(days, ["events"], email)).toEqual([]);
    expect((await subscriber())?.subscribed).toBe(false);
    expect(await press(again?.confirm)).toBe(200);
    expect(await subscriber()).toMatchObject({ subscribed: true, askedAgainAt: null });
  });
});
