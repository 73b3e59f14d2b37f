import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import { waitlist } from "../../../database/schema/dates.ts";
import { addDays } from "../../../platform/dates.ts";
import { day } from "../../../platform/durations.ts";
import { see, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { get, htmlAt, mailbox, origin, postForm, postJson, visit } from "../../../test/site.ts";
import { cancel, confirm, join, mailsAt, now, onAnotherDay, saturday, wait } from "../../../test/waitlist.ts";
import { adminPaths } from "../../admin/paths.ts";
import { api, dateOnBook, waitlistJoined } from "../../site/paths.ts";
import { signWaitlistToken } from "../waitlist-token.ts";

const db = primary(env.DB);

beginAt(now);

const idIn = (answer: Response) =>
  new URL(answer.headers.get("Location") ?? "", origin).pathname.split("/").at(-1) ?? "";

const inLine = async () =>
  (await rows("SELECT email FROM waitlist WHERE left_at IS NULL AND confirmed_at IS NOT NULL")).map(
    ({ email }) => email,
  );

describe("the waitlist of a date", () => {
  it("is joined by a form in the answer, once, and only where there is something to wait for", async () => {
    await storeBooking({ eventDate: saturday });
    expect(await htmlAt(dateOnBook(saturday))).toContain(`action="${api.waitlist}"`);
    expect(await htmlAt(dateOnBook("2027-04-24"))).not.toContain(`action="${api.waitlist}"`);
    const key = { idempotencyKey: "a-wait-of-anas" };
    const [first, again] = [await join("Ana@Example.com", key), await join("Ana@Example.com", key)];
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
    const dates = ["2027-04-17", "2027-04-24", "2027-05-01"] as const;
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
      id: `${at}`,
      date: saturday,
      email: `${at}@example.com`,
      mailbox: `${at}`,
      idempotencyKey: `${at}`,
      createdAt: now,
      confirmedAt: now,
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
    const html = await htmlAt(own.headers.get("Location") ?? "", headers);
    expect(mainTextIn(html)).toContain("You are on the waitlist");
    const [, entry = ""] = / name="entry" value="([^"]+)"/.exec(html) ?? [];
    await visit(postForm(api.waitlistLeave, { entry }));
    expect(await inLine()).toEqual([booking.clientEmail]);
    await visit(postForm(api.waitlistLeave, { entry }, headers));
    expect(await inLine()).toEqual([]);
    expect(mails.filter(({ to }) => to === booking.clientEmail)).toEqual([]);
  });

  it("says the same to whoever types a known address once more, and lets nobody but its owner take it off", async () => {
    await storeBooking({ eventDate: saturday });
    const { email: EMAIL, mails } = mailbox();
    const post = () => visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name: "" }), { EMAIL });
    const first = idIn(await post());
    const early = await post();
    expect(await rows("SELECT id FROM waitlist WHERE id = ?", idIn(early))).toEqual([]);
    const seen = async (answer: Response) => mainTextIn(await htmlAt(answer.headers.get("Location") ?? ""));
    const before = await seen(early);
    const yes = await (await confirm(mails[0])).text();
    const late = await post();
    expect([await seen(late), await seen(early), idIn(late) === first]).toEqual([before, before, false]);
    for (const entry of [first, idIn(early), idIn(late)]) {
      await visit(postForm(api.waitlistLeave, { entry }));
      expect(mainTextIn(await htmlAt(waitlistJoined(entry, saturday)))).toBe(before);
    }
    expect(await inLine()).toEqual(["ana@example.com"]);
    const form = Object.fromEntries(
      [...yes.matchAll(/ name="(entry|token)" value="([^"]+)"/g)].map(([, name, value]) => [name, value]),
    );
    expect(mainTextIn(await (await visit(postForm(api.waitlistLeave, form))).text())).toContain(
      "You are off the waitlist",
    );
    expect(await inLine()).toEqual([]);
  });

  it("keeps a place that somebody typed for an address before it said yes, and that its yes counts for", async () => {
    await storeBooking({ eventDate: saturday });
    const { email: EMAIL, mails } = mailbox();
    const post = (name: string) =>
      visit(postForm(api.waitlist, { date: saturday, email: "ana@example.com", name }), { EMAIL });
    const rival = idIn(await post("x"));
    vi.setSystemTime(now + 1000);
    await post("Ana");
    await confirm(mails[0]);
    await visit(postForm(api.waitlistLeave, { entry: rival }));
    expect(await inLine()).toEqual(["ana@example.com"]);
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
