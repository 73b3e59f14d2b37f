import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { bookingPaths } from "../../admin/booking-paths.ts";
import { freeDays } from "../../admin/date-paths.ts";
import { adminPaths } from "../../admin/paths.ts";
import { holdDateQueries, isDateGone } from "../../business/bookings/hold-date.ts";
import { blockedDays } from "../../business/dates/schema.ts";
import { primary } from "../../db/client.ts";
import { see, submit } from "../../test/administrator.ts";
import { beginAt } from "../../test/clock.ts";
import { mainTextIn } from "../../test/page.ts";
import { storeBooking } from "../../test/portal.ts";
import { rows } from "../../test/rows.ts";
import { cron, get, htmlAt, mailbox, postForm, visit } from "../../test/site.ts";
import { api, dateApi, dateOnBook } from "../paths.ts";

const now = Date.parse("2026-11-25T17:00:00Z");
const day = 86_400_000;
const saturday = "2027-04-17";
const db = primary(env.DB);

beginAt(now);

const stateOf = async (date: string) => Object(await (await visit(get(dateApi(date)))).json()).state;

/** Joins as a browser without JavaScript does. Gives the answer. */
const join = (email: string, fields: Record<string, string> = {}) =>
  visit(postForm(api.waitlist, { date: saturday, email, name: "", ...fields }));

/** The mails that a run of the Cron Trigger sends. */
async function mailsAt(instant: number) {
  vi.setSystemTime(instant);
  const { email, mails } = mailbox();
  await cron(instant, { EMAIL: email });
  return mails;
}

const linkIn = (text = "") => /https:\/\/sunsetbaydj\.example(\/waitlist\/offer\?token=[\w.-]+)/.exec(text)?.[1] ?? "";

/** Whether whoever has this address gets the date by accepting a quote. */
const accepts = (clientEmail: string) =>
  db
    .batch(
      holdDateQueries(
        db,
        {
          ...{ id: crypto.randomUUID(), clientName: "Maya", clientEmail, eventType: "Wedding Reception" },
          ...{ startTime: "17:00", endTime: "23:00", packageName: "PREMIUM", price: 200_000, deposit: 50_000 },
          ...{ eventDate: saturday, holdEndsAt: Date.now() + 2 * day },
        },
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
    expect(joined).toContain("You are on the waitlist");
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

  it("is offered a date that came free, one after the other for 24 hours, and to nobody else meanwhile", async () => {
    const { id } = await storeBooking({ eventDate: saturday });
    await join("ana@example.com");
    vi.setSystemTime(now + 1000);
    await join("bo@example.com");
    expect(await mailsAt(now + 60_000)).toEqual([]);
    await cancel(id);
    // Before anything has offered it: the line is not jumped.
    expect([await stateOf(saturday), await accepts("stranger@example.com")]).toEqual(["held", false]);
    const [mail, ...more] = await mailsAt(now + 120_000);
    expect([mail?.to, more]).toEqual(["ana@example.com", []]);
    expect(mail?.subject).toBe("Saturday, April 17, 2027 is yours for 24 hours");
    const page = mainTextIn(await htmlAt(linkIn(mail?.text)));
    expect(page).toContain("is kept for you until Nov 26, 2026, 12:02 PM EST");
    expect(await stateOf(saturday)).toBe("held");
    expect(await mailsAt(now + day)).toEqual([]);
    const [next] = await mailsAt(now + day + 120_000);
    expect(next?.to).toBe("bo@example.com");
    expect(mainTextIn(await htmlAt(linkIn(mail?.text)))).toContain("The offer is over");
    expect([await accepts("ana@example.com"), await accepts("bo@example.com")]).toEqual([false, true]);
  });

  it("ends for the next in line and for all when the offer is let go", async () => {
    await db.insert(blockedDays).values({ id: "1", firstDay: saturday, lastDay: saturday, createdAt: now });
    await join("ana@example.com");
    await submit(freeDays("1"), {});
    const [mail] = await mailsAt(now + 60_000);
    const token = new URL(linkIn(mail?.text), "https://site.test").searchParams.get("token") ?? "";
    expect((await visit(postForm(api.waitlistLeave, { token: `${token}x` }))).status).toBe(400);
    expect(await stateOf(saturday)).toBe("held");
    const left = await visit(postForm(api.waitlistLeave, { token }));
    expect(mainTextIn(await left.text())).toContain("You are off the waitlist");
    expect(await stateOf(saturday)).toBe("free");
  });

  it("mails an address no more than once a day, however many dates come free", async () => {
    const dates = ["2027-04-17", "2027-04-24"];
    const booked = await Promise.all(dates.map((eventDate) => storeBooking({ eventDate })));
    for (const date of dates) await join("victim@gmail.com", { date });
    for (const date of dates) await join("v.ictim+1@gmail.com", { date });
    for (const { id } of booked) await cancel(id);
    expect(await mailsAt(now + 60_000)).toHaveLength(1);
    expect(await mailsAt(now + 120_000)).toHaveLength(0);
    expect(await mailsAt(now + day)).toHaveLength(1);
  });

  it("is the administrator's to see and to shorten", async () => {
    await storeBooking({ eventDate: saturday });
    await join("ana@example.com", { name: "Ana" });
    const html = await see(adminPaths.waitlist);
    expect(mainTextIn(html)).toMatch(/Saturday, April 17, 2027 Ana ana@example\.com, since Nov 25, 2026/);
    const [, action = ""] = /action="(\/admin\/waitlist\/[^"]+)"/.exec(html) ?? [];
    expect((await submit(action, {})).status).toBe(303);
    expect(mainTextIn(await see(adminPaths.waitlist))).toContain("Nobody waits for a date.");
  });
});
