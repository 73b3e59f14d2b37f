import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { blockedDays, waitlist } from "../../../database/schema/dates.ts";
import { addDays } from "../../../platform/dates.ts";
import { mailboxKey } from "../../../platform/mail/mailbox.ts";
import { see, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { cron, get, htmlAt, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { holdDateQueries, isDateGone } from "../../bookings/holds.ts";
import { freeDays } from "../../dates/dj/paths.ts";
import { api, dateApi, dateOnBook } from "../../site/paths.ts";
import { signWaitlistToken } from "../waitlist-token.ts";

const now = Date.parse("2026-11-25T17:00:00Z");
const day = 86_400_000;
const saturday = "2027-04-17";
const db = primary(env.DB);

beginAt(now);

const stateOf = async (date: string) => Object(await (await visit(get(dateApi(date)))).json()).state;

/** Joins as a browser without JavaScript does. Gives the answer. */
const join = (email: string, fields: Record<string, string> = {}) =>
  visit(postForm(api.waitlist, { date: saturday, email, name: "", ...fields }));

/** Presses the button of a mail that asks for a yes, ticked for all the dates of its page. Gives the answer. */
async function confirm(mail: { text: string } | undefined) {
  const [, path = ""] =
    /https:\/\/sunsetbaydj\.example(\/waitlist\/confirm\?token=[\w.-]+)/.exec(mail?.text ?? "") ?? [];
  const html = await htmlAt(path);
  const inputs = html.matchAll(/ name="(dates|token)"(?: checked="")? value="([^"]+)"/g);
  const fields = [...inputs].map(([, name = "", value = ""]): [string, string] => [name, value]);
  return visit(postForm(api.waitlistConfirm, fields));
}

/** Joins and says yes by the mail, whose sending is over. A day later the address may have its next automatic mail. */
async function wait(email: string, date = saturday) {
  const carrier = mailbox();
  await visit(postForm(api.waitlist, { date, email, name: "" }), { EMAIL: carrier.email });
  await confirm(carrier.mails[0]);
}

/** Forgets which mails went out before today: those of a day share a limit of one. */
const onAnotherDay = () => rows("DELETE FROM outbox");

/** The mails that a run of the Cron Trigger sends. */
async function mailsAt(instant: number) {
  vi.setSystemTime(instant);
  const { email, mails } = mailbox();
  await cron(instant, { EMAIL: email });
  return mails;
}

const linkIn = (text = "") => /https:\/\/sunsetbaydj\.example(\/waitlist\/offer\?token=[\w.-]+)/.exec(text)?.[1] ?? "";

/** Whether whoever has this address gets the date by accepting a quote. */
const accepts = async (clientEmail: string) =>
  db
    .batch(
      holdDateQueries(
        db,
        {
          ...{ id: crypto.randomUUID(), clientName: "Maya", clientEmail, eventType: "Wedding Reception" },
          ...{ startTime: "17:00", endTime: "23:00", packageName: "PREMIUM", price: 200_000, deposit: 50_000 },
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

const cancel = (id: string) => submit(bookingPaths(id).status, { status: "cancelled", reason: "Moved" });

describe("the waitlist of a date", () => {
  it("is joined by a form in the answer, once, and only where there is something to wait for", async () => {
    await storeBooking({ eventDate: saturday });
    expect(await htmlAt(dateOnBook(saturday))).toContain(`action="${api.waitlist}"`);
    expect(await htmlAt(dateOnBook("2027-04-24"))).not.toContain(`action="${api.waitlist}"`);
    const [first, again] = [await join("Ana@Example.com"), await join("Ana@Example.com")];
    expect([first.status, again.headers.get("Location")]).toEqual([303, first.headers.get("Location")]);
    expect(await rows("SELECT date, email FROM waitlist")).toEqual([{ date: saturday, email: "ana@example.com" }]);
    const joined = mainTextIn(await htmlAt(first.headers.get("Location") ?? ""));
    expect(joined).toContain("One tap is left: look in your mail");
    expect(joined).not.toContain("ana@example.com");
    const wrong = await join("ana@");
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="ana@"')]);
    expect(mainTextIn(await (await join("bo@example.com", { date: "2027-04-24" })).text())).toContain(
      "is free right now",
    );
    expect((await join("bo@example.com", { date: "2026-11-01" })).status).toBe(422);
    expect((await join("bo@example.com", { leaveBlank: "x" })).status).toBe(303);
    expect(await rows("SELECT id FROM waitlist")).toHaveLength(1);
  });

  it("counts nobody whose address has not said yes: looking at the link is no yes, and strangers fill no line", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    for (let at = 0; at < 21; at += 1) expect((await join(`stranger-${at}@example.com`)).status).toBe(303);
    const { email, mails } = mailbox();
    await visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name: "Eve" }), { EMAIL: email });
    const [asking] = mails.filter(({ to }) => to === "ana@example.com");
    expect(asking?.subject).toBe("One tap, and you wait for Saturday, April 17, 2027");
    expect(asking?.text).not.toContain("Eve");
    const [, path = ""] = /(\/waitlist\/confirm\?token=[\w.-]+)/.exec(asking?.text ?? "") ?? [];
    expect(mainTextIn(await htmlAt(path))).toContain("Shall I put you in line?");
    expect(await rows("SELECT id FROM waitlist WHERE confirmed_at IS NOT NULL")).toEqual([]);
    expect((await visit(get(`${path}x`))).status).toBe(400);
    expect(mainTextIn(await (await confirm(asking)).text())).toContain("You are on the waitlist");
    expect(mainTextIn(await htmlAt(path))).toContain("You are on the waitlist");
    await onAnotherDay();
    await cancel(id);
    const sent = await mailsAt(now + 60_000);
    expect(sent.map(({ to }) => to)).toEqual(["ana@example.com"]);
  });

  it("asks an address once a day, and one mail's page confirms all that it waits for", async () => {
    const dates = ["2027-04-17", "2027-04-24", "2027-05-01"];
    for (const date of dates) await storeBooking({ eventDate: date });
    const { email, mails } = mailbox();
    for (const date of dates)
      await visit(postForm(api.waitlist, { date, email: "ana@example.com", name: "" }), { EMAIL: email });
    await join("ana@example.com", { name: "Ana" });
    expect(mails).toHaveLength(1);
    const answer = mainTextIn(await (await confirm(mails[0])).text());
    for (const date of ["April 17", "April 24", "May 1"]) expect(answer).toContain(date);
    expect(await rows("SELECT date FROM waitlist WHERE left_at IS NULL ORDER BY date")).toEqual(
      dates.map((date) => ({ date })),
    );
    expect(await mailsAt(now + day)).toEqual([]);
  });

  it("asks on the next morning where the address had a mail today, and gives up after seven days", async () => {
    await storeBooking({ eventDate: saturday });
    await visit(postJson(api.newsletter, { email: "ana@example.com", firstName: "Ana" }));
    await join("ana@example.com");
    const nine = Date.parse("2026-11-26T14:00:00Z");
    expect((await mailsAt(now + 60_000)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining("wait"),
    );
    const [mail] = await mailsAt(nine);
    expect(mail?.subject).toContain("you wait for Saturday, April 17");
    await mailsAt(now + 6 * day);
    expect(await rows("SELECT id FROM waitlist")).toHaveLength(1);
    await mailsAt(now + 8 * day + 60_000);
    expect(await rows("SELECT id FROM waitlist")).toEqual([]);
    expect((await confirm(mail)).status).toBe(400);
  });

  it("lets a line be no longer than twenty, though it had room when its next one asked", async () => {
    await storeBooking({ eventDate: saturday });
    const { email, mails } = mailbox();
    await visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name: "" }), { EMAIL: email });
    const others = Array.from({ length: 20 }, (_, at) => ({
      ...{ id: `${at}`, date: saturday, email: `${at}@example.com`, mailbox: `${at}` },
      ...{ idempotencyKey: `${at}`, createdAt: now, confirmedAt: now },
    }));
    for (const one of others) await db.insert(waitlist).values(one);
    expect((await confirm(mails[0])).status).toBe(409);
    expect((await join("bo@example.com")).status).toBe(409);
    expect(await rows("SELECT id FROM waitlist WHERE confirmed_at IS NOT NULL")).toHaveLength(20);
  });

  it("asks a client who is signed in with the address nothing", async () => {
    const booking = await storeBooking({ eventDate: saturday });
    const headers = await signIn(booking);
    const other = await visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name: "" }, headers));
    expect(mainTextIn(await htmlAt(other.headers.get("Location") ?? ""))).toContain("look in your mail");
    const { email, mails } = mailbox();
    const form = { date: saturday, email: booking.clientEmail, name: "" };
    const own = await visit(postForm(api.waitlist, form, headers), { EMAIL: email });
    expect(mainTextIn(await htmlAt(own.headers.get("Location") ?? ""))).toContain("You are on the waitlist");
    expect(mails.filter(({ to }) => to === booking.clientEmail)).toEqual([]);
  });

  it("takes five dates of an address, under any spelling, also of six yeses at once", async () => {
    const dates = Array.from({ length: 7 }, (_, at) => addDays(saturday, 7 * at));
    for (const date of dates) await storeBooking({ eventDate: date });
    for (const [at, date] of dates.slice(0, 6).entries())
      await join(at % 2 ? "an.a+x@gmail.com" : "ana@gmail.com", { date });
    const mails = [...(await mailsAt(now + 60_000)), ...(await mailsAt(now + day))];
    expect(mails.length).toBeGreaterThan(0);
    const tokens = await rows("SELECT id, email, date FROM waitlist ORDER BY date");
    const claims = tokens.map(async ({ id, email, date }) => ({
      token: await signWaitlistToken(
        secrets,
        "waitlist-confirm",
        { id: String(id), email: String(email), linkVersion: 0 },
        now + 7 * day,
      ),
      dates: String(date),
    }));
    const answers = await Promise.all(
      (await Promise.all(claims)).map((form) => visit(postForm(api.waitlistConfirm, form))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(mainTextIn((await refused?.text()) ?? "")).toContain("an address waits for five dates at most");
    expect(await rows("SELECT id FROM waitlist WHERE confirmed_at IS NOT NULL")).toHaveLength(5);
  });

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

  it("mails an address no more than once a day, however many dates come free, and offers them to the next in line", async () => {
    const dates = ["2027-04-17", "2027-04-24"];
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

  it("is the administrator's to see and to shorten, who has said yes and who has not", async () => {
    await storeBooking({ eventDate: saturday });
    await join("ana@example.com", { name: "Ana" });
    vi.setSystemTime(now + 1000);
    await wait("bo@example.com");
    const html = await see(adminPaths.waitlist);
    expect(mainTextIn(html)).toMatch(/Saturday, April 17, 2027 Ana ana@example\.com, since Nov 25, 2026/);
    expect(mainTextIn(html)).toContain("Not confirmed yet: removed");
    expect(mainTextIn(html)).toContain("In line, confirmed Nov 25, 2026");
    expect(mainTextIn(await see(adminPaths.today))).toContain("Waitlist 1 in line");
    for (const [, action = ""] of html.matchAll(/action="(\/admin\/waitlist\/[^"]+)"/g))
      expect((await submit(action, {})).status).toBe(303);
    expect(mainTextIn(await see(adminPaths.waitlist))).toContain("Nobody waits for a date.");
  });
});
