import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { primary } from "../../../database/client.ts";
import { blockedDays } from "../../../database/schema/dates.ts";
import { addDays, calendarDateAt, clockTimeAt } from "../../../platform/dates.ts";
import { noAddressOf } from "../../../platform/fields/no-address.ts";
import { see, submit } from "../../../test/administrator.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { calendarOf, get, htmlAt, inquiry, mailbox, postForm, postJson, visit } from "../../../test/site.ts";
import { adminPaths } from "../../admin/paths.ts";
import { bookingPaths } from "../../bookings/dj/paths.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { portalApi, portalPaths } from "../../portal/paths.ts";
import { dayField } from "../../settings/dj/form.ts";
import { settingsPaths } from "../../settings/dj/paths.ts";
import { api } from "../../site/paths.ts";
import { callPath } from "../call-link.ts";
import { callOffPath } from "../dj/paths.ts";

const now = Date.parse("2027-03-01T15:00:00Z");
const phone = "(813) 555-0123";

beginAt(now);

const offer = (opens: string, closes: string) =>
  submit(
    settingsPaths.calls,
    Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].flatMap((index) => [
        [dayField("opens", index), opens],
        [dayField("closes", index), closes],
      ]),
    ),
  );

const { email: EMAIL, mails } = mailbox();

const linkIn = (text: string): string => {
  const path = /\/portal\/call\?token=[\w.-]+/.exec(text)?.[0];
  if (!path) throw new Error("no link to pick a time");
  return path;
};

async function asks(email: string, network = "192.0.2.1"): Promise<string> {
  const from = { "CF-Connecting-IP": network };
  const before = mails.length;
  await visit(postJson(api.leadInquiry, { ...inquiry, email, idempotencyKey: crypto.randomUUID() }, from), { EMAIL });
  return linkIn(mails.slice(before).find(({ to }) => to === email)?.text ?? "");
}

const timesOn = (html: string): number[] =>
  [...html.matchAll(/ name="at"[^>]* value="(\d+)"/g)].map(([, at]) => Number(at));

const pick = (link: string, at: number, fields: Record<string, string> = {}, headers: HeadersInit = {}) =>
  visit(
    postForm(
      portalApi.call,
      {
        token: link.split("token=")[1] ?? "",
        at: String(at),
        phone,
        zone: "America/New_York",
        ...fields,
      },
      headers,
    ),
    { EMAIL },
  );

const newMails = (() => {
  let seen = 0;
  return () => {
    const all = mails.slice(seen);
    seen = mails.length;
    return all;
  };
})();

it("a lead picks a time by the link of the mail, moves it and cancels it; the DJ hears and sees each", async () => {
  await offer("10:00", "12:00");
  const link = await asks("maya@example.com");
  const page = await htmlAt(link);
  const times = timesOn(page);
  expect([times.length, new Set(times.map((at) => clockTimeAt(at))).size]).toEqual([6 * 14, 6]);
  const [first = 0, second = 0] = times;
  newMails();
  const picked = await pick(link, first);
  expect(mainTextIn(await htmlAt(picked.headers.get("Location")?.replace(/^https:\/\/[^/]+/, "") ?? ""))).toContain(
    phone,
  );
  const toLead = "maya@example.com";
  const told = newMails();
  expect(told.map(({ to }) => to).toSorted()).toEqual([toLead, site.email].toSorted());
  const invited = calendarOf(told.find(({ to }) => to === toLead));
  expect(invited).toContain("SEQUENCE:0");
  await pick(link, first);
  expect(newMails()).toEqual([]);
  const [lead] = await rows("SELECT id FROM contacts");
  for (const place of [adminPaths.today, settingsPaths.calls, leadPaths(String(lead?.id)).page])
    expect(mainTextIn(await see(place)), place).toContain(phone);
  await pick(link, first, { phone: "(813) 555-0124" });
  expect(newMails().map(({ text }) => text.includes("555-0124"))).toEqual([true, true]);
  await pick(link, second);
  const moved = calendarOf(newMails().find(({ to }) => to === toLead));
  expect([moved.includes("SEQUENCE:2"), /UID:(\S+)/.exec(moved)?.[1]]).toEqual([true, /UID:(\S+)/.exec(invited)?.[1]]);
  const token = link.split("token=")[1] ?? "";
  expect(await (await visit(get(`${portalPaths.callCalendar}?token=${token}`))).text()).toContain("SEQUENCE:2");
  await visit(postForm(portalApi.cancelCall, { token }), { EMAIL });
  expect(newMails().map(({ to }) => to === toLead)).toEqual([false]);
  expect(timesOn(await htmlAt(link))).toEqual(times);
  expect(mainTextIn(await see(adminPaths.today))).not.toContain(phone);
});

it("a time that somebody has is offered to nobody else, and keeps what was typed when it goes meanwhile", async () => {
  await offer("10:00", "11:00");
  const [one, other] = [await asks("ana@example.com"), await asks("ben@example.com", "192.0.2.2")];
  const times = timesOn(await htmlAt(one));
  const [first = 0] = times;
  await pick(one, first);
  expect(timesOn(await htmlAt(other))).toEqual(times.slice(1));
  const refused = await pick(other, first, { phone: "(813) 555-0199" });
  const html = await refused.text();
  expect([refused.status, html.includes("(813) 555-0199"), timesOn(html)]).toEqual([409, true, times.slice(1)]);
  const [, second = 0] = times;
  const answers = await Promise.all([pick(one, second), pick(other, second)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  expect(await rows(`SELECT id FROM calls WHERE canceled_at IS NULL AND starts_at = ${second}`)).toHaveLength(1);
});

it("keeps events with ten minutes around them, blocked days and the next two hours free of calls", async () => {
  const today = calendarDateAt(now);
  const [gig, off] = [addDays(today, 1), addDays(today, 2)];
  await storeBooking({ status: "confirmed", eventDate: gig, startTime: "11:00", endTime: "13:00" });
  await primary(env.DB).insert(blockedDays).values({ id: "off", firstDay: off, lastDay: off, createdAt: now });
  await offer("09:00", "15:00");
  const times = timesOn(await htmlAt(await asks("cleo@example.com")));
  const on = (date: string) => times.filter((at) => calendarDateAt(at) === date).map((at) => clockTimeAt(at));
  expect(on(off)).toEqual([]);
  expect(on(gig).filter((time) => time > "10:30" && time < "13:10")).toEqual([]);
  expect(on(gig)).toEqual(expect.arrayContaining(["10:20", "13:20"]));
  expect(on(today)[0]).toBe("12:00");
});

it("tells the DJ where an event was booked over a picked time", async () => {
  await offer("10:00", "12:00");
  const link = await asks("eve@example.com");
  const [first = 0] = timesOn(await htmlAt(link));
  await pick(link, first);
  const shown = async () => mainTextIn(await see(settingsPaths.calls));
  expect(await shown()).not.toContain("At that time");
  await storeBooking({
    status: "confirmed",
    eventDate: calendarDateAt(first),
    startTime: "09:00",
    endTime: "23:00",
    eventType: "Birthday Party",
  });
  for (const page of [await shown(), mainTextIn(await see(adminPaths.today))])
    expect(page).toContain("At that time is an event now: Birthday Party");
});

it("what the DJ calls off is mailed to who picked it, with a way to pick again", async () => {
  await offer("10:00", "12:00");
  const link = await asks("dora@example.com");
  const [first = 0] = timesOn(await htmlAt(link));
  await pick(link, first);
  newMails();
  const [call] = await rows("SELECT id FROM calls");
  const { email, mails: later } = mailbox();
  await submit(callOffPath(String(call?.id)), {}, { bindings: { EMAIL: email } });
  expect(later.map(({ to }) => to)).toEqual(["dora@example.com"]);
  expect(calendarOf(later[0])).toContain("METHOD:CANCEL");
  expect(timesOn(await htmlAt(linkIn(later[0]?.text ?? "")))).toContain(first);
});

it("a client picks a time from the portal, which follows the booking into its page and ends with it", async () => {
  const booking = await storeBooking({ status: "confirmed", eventDate: "2027-09-04" });
  const session = await signIn(booking);
  expect(await htmlAt(portalPaths.dashboard, session)).not.toContain(`${portalPaths.call}?`);
  await offer("10:00", "12:00");
  const link = linkIn(await htmlAt(portalPaths.dashboard, session));
  const [first = 0] = timesOn(await htmlAt(link));
  await pick(link, first);
  expect(mainTextIn(await see(bookingPaths(booking.id).page))).toContain(phone);
  expect(timesOn(await htmlAt(linkIn(await htmlAt(portalPaths.booked, session))))).not.toEqual([]);
  await offer("", "");
  const html = await htmlAt(link);
  expect([mainTextIn(html).includes(phone), timesOn(html)]).toEqual([true, []]);
  expect(await htmlAt(portalPaths.dashboard, session)).toContain(`${portalPaths.call}?`);
  await submit(bookingPaths(booking.id).status, { status: "cancelled", reason: "Rain" });
  expect(await htmlAt(portalPaths.dashboard, session)).not.toContain(`${portalPaths.call}?`);
  expect((await visit(get(link))).status).toBe(401);
  const [call] = await rows("SELECT id FROM calls");
  newMails();
  await submit(callOffPath(String(call?.id)), {}, { bindings: { EMAIL } });
  // The mail has no link, which would open nothing.
  const off = newMails().find(({ subject }) => subject.includes("is off"));
  expect([off?.to, off?.text.includes(portalPaths.call)]).toEqual([booking.clientEmail, false]);
});

it("who has no email sees the time on the page; what the DJ calls off then waits to be told by phone", async () => {
  await offer("10:00", "12:00");
  const booking = await storeBooking({ status: "confirmed", eventDate: "2027-09-04", clientEmail: noAddressOf("one") });
  const link = await callPath(secrets, { of: "booking", id: booking.id, version: booking.portalLinkVersion ?? 1 }, now);
  newMails();
  const picked = await pick(link, timesOn(await htmlAt(link))[0] ?? 0);
  expect(newMails().map(({ to }) => to)).toEqual([site.email]);
  expect(mainTextIn(await htmlAt(picked.headers.get("Location") ?? ""))).not.toContain("mail with the time");
  const [call] = await rows("SELECT id FROM calls");
  await submit(callOffPath(String(call?.id)), {}, { bindings: { EMAIL } });
  expect(newMails()).toEqual([]);
  expect(mainTextIn(await see(adminPaths.today))).toContain("tell by phone");
});

it("shows times by the clocks of a zone that is chosen, and by the business's own where there is no such zone", async () => {
  await offer("10:00", "12:00");
  const link = await asks("eve@example.com");
  const [own, west, none] = await Promise.all(
    ["", "&zone=America/Los_Angeles", "&zone=Mars/Olympus"].map((zone) => htmlAt(link + zone)),
  );
  expect([own, none].every((html) => html?.includes("<span>10:20 AM</span>"))).toBe(true);
  expect([west?.includes("<span>7:20 AM</span>"), timesOn(west ?? "")]).toEqual([true, timesOn(own ?? "")]);
  expect((await pick(link, timesOn(own ?? "")[0] ?? 0, { zone: "Mars/Olympus" })).status).toBe(422);
});

it("asks nobody to pick a time while there are no hours", async () => {
  await expect(asks("finn@example.com")).rejects.toThrow("no link");
  expect((await visit(get(`${portalPaths.call}?token=x`))).status).toBe(401);
});

it("whoever moves a call to and fro is asked to call after a few times, and nobody is mailed any more", async () => {
  await offer("10:00", "12:00");
  const link = await asks("eve@example.com");
  const times = timesOn(await htmlAt(link));
  newMails();
  const answers = [];
  for (let count = 0; count < 12; count += 1) answers.push(await pick(link, times[count % 3] ?? 0));
  expect(newMails().length).toBeLessThanOrEqual(10);
  const last = answers.at(-1);
  expect([last?.status, mainTextIn((await last?.text()) ?? "").includes(site.phone.display)]).toEqual([409, true]);
});

it("who corrects their phone too often for one time is asked to call: the call is answered by the phone that stands", async () => {
  await offer("10:00", "12:00");
  const link = await asks("eve@example.com");
  const [time = 0] = timesOn(await htmlAt(link));
  const statuses = [];
  for (const last of [123, 124, 125, 126, 127, 128, 129])
    statuses.push((await pick(link, time, { phone: `(813) 555-0${last}` })).status);
  const [call] = await rows("SELECT phone FROM calls");
  expect(call).toEqual({ phone: `(813) 555-0${122 + statuses.filter((status) => status === 303).length}` });
  expect(statuses.at(-1)).toBe(409);
});

it("leads of one network take few times between them, and a client is not counted among them", async () => {
  await offer("10:00", "12:00");
  const [evil, own] = ["198.51.100.9", "198.51.100.10"];
  const from = (network: string) => ({ "CF-Connecting-IP": network });
  const links = [];
  for (const name of ["a", "b", "c", "d"]) links.push(await asks(`${name}@evil.example`, evil));
  const times = timesOn(await htmlAt(links[0] ?? ""));
  const answers = [];
  for (const [index, link] of links.entries())
    answers.push((await pick(link, times[index] ?? 0, {}, from(evil))).status);
  expect(answers).toEqual([303, 303, 303, 409]);
  const moved = await pick(links[0] ?? "", times[9] ?? 0, {}, from(evil));
  expect(moved.status).toBe(303);
  const honest = await asks("maya@example.com", own);
  expect((await pick(honest, times[5] ?? 0, {}, from(own))).status).toBe(303);
  expect((await rows("SELECT id FROM calls WHERE canceled_at IS NULL")).length).toBe(4);
});
