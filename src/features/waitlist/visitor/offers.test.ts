import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { blockedDays } from "../../../database/schema/dates.ts";
import { day } from "../../../platform/durations.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { see, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { askForQuote } from "../../../test/quotes.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, htmlAt, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { cancel, mailsAt, now, onAnotherDay, saturday, wait } from "../../../test/waitlist.ts";
import { adminPaths } from "../../admin/paths.ts";
import { holdDateQueries, isDateGone } from "../../bookings/holds/holds.ts";
import { freeDays } from "../../dates/dj/paths.ts";
import { quoteApi, quoteLink } from "../../quotes/client/paths.ts";
import { api, dateApi } from "../../site/paths.ts";

const db = primary(env.DB);

beginAt(now);

const stateOf = async (date: string) => Object(await (await visit(get(dateApi(date)))).json()).state;

const linkIn = (text = "") => /https:\/\/sunsetbaydj\.example(\/waitlist\/offer\?token=[\w.-]+)/.exec(text)?.[1] ?? "";

const accepts = async (clientEmail: string) =>
  db
    .batch(
      holdDateQueries(
        db,
        {
          id: crypto.randomUUID(),
          clientName: "Maya",
          clientEmail,
          eventType: "Wedding Reception",
          startTime: "17:00",
          endTime: "23:00",
          packageName: "PREMIUM",
          price: 200_000,
          deposit: 50_000,
          eventDate: saturday,
        },
        await mailboxKey(clientEmail),
        Date.now(),
      ),
    )
    .then(
      () => true,
      (error: unknown) => (isDateGone(error) ? false : Promise.reject(error)),
    );

describe("the waitlist of a date", () => {
  it("is offered a date that came free, one after the other for 24 hours, and to nobody else meanwhile", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana@example.com");
    vi.setSystemTime(now + 1000);
    await wait("bo@example.com");
    await onAnotherDay();
    expect(await mailsAt(now + 60_000)).toEqual([]);
    await cancel(id);
    const [mail, ...more] = await mailsAt(now + 120_000);
    expect([mail?.to, more]).toEqual(["ana@example.com", []]);
    expect(mail?.subject).toBe("Saturday, April 17, 2027 is yours for 24 hours");
    const page = mainTextIn(await htmlAt(linkIn(mail?.text)));
    expect(page).toContain("is kept for you until Nov 26, 2026, 12:02 PM EST");
    expect([await stateOf(saturday), await accepts("stranger@example.com")]).toEqual(["held", false]);
    expect(await mailsAt(now + day)).toEqual([]);
    const [next] = await mailsAt(now + day + 120_000);
    expect(next?.to).toBe("bo@example.com");
    expect(mainTextIn(await htmlAt(linkIn(mail?.text)))).toContain("The offer is over");
    expect([await accepts("ana@example.com"), await accepts("bo@example.com")]).toEqual([false, true]);
    expect(mainTextIn(await see(adminPaths.waitlist))).toMatch(/bo@example\.com.* Has the date/);
  });

  it.each([
    [
      "blocked",
      "The offer is over",
      () => db.insert(blockedDays).values({ id: "1", firstDay: saturday, lastDay: saturday, createdAt: now }),
    ],
    ["given to somebody else", "The offer is over", () => storeBooking({ eventDate: saturday })],
    ["theirs", "is kept for you until", () => accepts("ana@example.com")],
  ])("keeps no date for who was offered it once it is %s, unless it is theirs", async (_, said, take) => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana@example.com");
    await onAnotherDay();
    await cancel(id);
    const [mail] = await mailsAt(now + 60_000);
    await take();
    expect(mainTextIn(await htmlAt(linkIn(mail?.text)))).toContain(said);
  });

  it("has whom the date is offered to accept their quote for it, and nobody else", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("maya.b@gmail.com");
    await onAnotherDay();
    await cancel(id);
    await mailsAt(now + 60_000);
    await onAnotherDay();
    for (const [email, isTheirs] of [
      ["MayaB@gmail.com", true],
      ["stranger@example.com", false],
    ] as const) {
      const { mails, token } = await askForQuote({ email });
      const mail = mails.find(({ to }) => to !== site.email);
      expect(mail?.text.includes("The date is held for you once you accept."), email).toBe(isTheirs);
      const page = await htmlAt(quoteLink(token));
      expect(page.includes(quoteApi.accept), email).toBe(isTheirs);
      expect(page.includes("is not free just now"), email).toBe(!isTheirs);
    }
  });

  it("has the quote for it mailed at once, whatever else the address had that day", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana@example.com");
    await cancel(id);
    expect(await mailsAt(now + 60_000)).toMatchObject([{ to: "ana@example.com" }]);
    const told = async () => {
      const { mails } = await askForQuote({ email: "ana@example.com" });
      return mails.filter(({ to }) => to === "ana@example.com").length;
    };
    expect(await told()).toBe(1);
    expect(await rows("SELECT 1 AS one FROM outbox WHERE kind = 'quote'")).toHaveLength(1);
  });

  it("is offered to a mailbox, which takes the date under any spelling", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana.b@gmail.com");
    await onAnotherDay();
    await cancel(id);
    expect((await mailsAt(now + 120_000)).map(({ to }) => to)).toEqual(["ana.b@gmail.com"]);
    expect([await accepts("anac@gmail.com"), await accepts("AnaB+dj@googlemail.com")]).toEqual([false, true]);
  });

  it("keeps a date for nobody whose offer has not gone out, and begins its 24 hours when it has", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana@example.com");
    await onAnotherDay();
    await cancel(id);
    expect([await stateOf(saturday), await stateOf("2027-04-24")]).toEqual(["free", "free"]);
    const broken = mailbox(() => true);
    vi.setSystemTime(now + 60_000);
    await cron(now + 60_000, { EMAIL: broken.email });
    expect(await rows("SELECT id FROM waitlist WHERE offered_at IS NOT NULL")).toHaveLength(1);
    expect(await stateOf(saturday)).toBe("free");
    const [mail] = await mailsAt(now + 5 * 60_000);
    expect(mainTextIn(await htmlAt(linkIn(mail?.text)))).toContain("until Nov 26, 2026, 12:05 PM EST");
    expect([await stateOf(saturday), await accepts("stranger@example.com")]).toEqual(["held", false]);
  });

  it("passes an offer on whose mail was given up, and keeps the place of whose date was taken before it went out", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana@example.com");
    vi.setSystemTime(now + 1000);
    await wait("bo@example.com");
    await onAnotherDay();
    await cancel(id);
    const broken = mailbox(() => true);
    vi.setSystemTime(now + 60_000);
    await cron(now + 60_000, { EMAIL: broken.email });
    expect(await accepts("stranger@example.com")).toBe(true);
    for (const minutes of [10, 11]) expect(await mailsAt(now + minutes * 60_000)).toEqual([]);
    await rows("UPDATE bookings SET status = 'cancelled'");
    await onAnotherDay();
    expect((await mailsAt(now + 12 * 60_000)).map(({ to }) => to)).toEqual(["ana@example.com"]);
    await rows("UPDATE outbox SET sent_at = NULL, next_attempt_at = NULL, last_error = 'no such mailbox'");
    await rows("UPDATE waitlist SET offer_sent_at = NULL");
    const [mail] = await mailsAt(now + 13 * 60_000);
    expect(mail?.to).toBe("bo@example.com");
    expect(await rows("SELECT email FROM waitlist WHERE left_at IS NOT NULL")).toEqual([{ email: "ana@example.com" }]);
  });

  it("ends for the next in line and for all when the offer is let go", async () => {
    await db.insert(blockedDays).values({ id: "1", firstDay: saturday, lastDay: saturday, createdAt: now });
    await wait("ana@example.com");
    await onAnotherDay();
    await submit(freeDays("1"), {});
    const [mail] = await mailsAt(now + 60_000);
    const token = new URL(linkIn(mail?.text), "https://site.test").searchParams.get("token") ?? "";
    expect((await visit(postForm(api.waitlistLeave, { token: `${token}x` }))).status).toBe(400);
    expect(await stateOf(saturday)).toBe("held");
    const left = await visit(postForm(api.waitlistLeave, { token }));
    expect(mainTextIn(await left.text())).toContain("You are off the waitlist");
    expect(await stateOf(saturday)).toBe("free");
  });

  it("is offered to who is first in line, whatever mail others have set off in their name that day", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await wait("ana@example.com");
    await onAnotherDay();
    vi.setSystemTime(now + 1000);
    await wait("eve@evil.example");
    await onAnotherDay();
    await visit(
      postJson(api.leadInquiry, { ...inquiry, email: "ana@example.com", idempotencyKey: crypto.randomUUID() }),
    );
    await cancel(id);
    const offers = (await mailsAt(now + 60_000)).filter(({ subject }) => subject.includes("is yours for 24 hours"));
    expect(offers.map(({ to }) => to)).toEqual(["ana@example.com"]);
  });

  it("mails an address no more than once a day, however many dates come free, and offers them to the next in line", async () => {
    const dates = ["2027-04-17", "2027-04-24"] as const;
    const booked = await Promise.all(dates.map((eventDate) => storeBooking({ eventDate })));
    for (const date of dates) {
      await onAnotherDay();
      await wait("victim@gmail.com", date);
    }
    vi.setSystemTime(now + 1000);
    await wait("bo@example.com", dates[1]);
    await onAnotherDay();
    for (const { id } of booked) await cancel(id);
    expect((await mailsAt(now + 60_000)).map(({ to, subject }) => [to, subject.slice(10, 18)])).toEqual([
      ["victim@gmail.com", "April 17"],
      ["bo@example.com", "April 24"],
    ]);
    expect(await mailsAt(now + 120_000)).toHaveLength(0);
  });
});
