import { expect, it, vi } from "vitest";
import { signToken } from "../../../platform/links/signed-link.ts";
import { submit } from "../../../test/administrator.ts";
import { asItStands } from "../../../test/booking-forms.ts";
import { beginAt } from "../../../test/clock.ts";
import { secrets, signIn, storeBooking } from "../../../test/portal.ts";
import { calendarOf, cron, get, htmlAt, mailbox, origin, visit } from "../../../test/site.ts";
import { portalBooked } from "../../payments/client/paths.ts";
import { portalPaths } from "../../portal/paths.ts";
import { bookingPaths } from "../dj/paths.ts";
import { clientCalendar, portalCalendarOf } from "./paths.ts";

const now = Date.parse("2026-11-25T17:00:00Z");
const hour = 3_600_000;

beginAt(now);

const linkTo = async (id: string, version = 1) =>
  clientCalendar(await signToken(secrets, "calendar", { subject: id, version, expiresAt: now + 1000 * hour }));
const fileOf = async (path: string) => (await visit(get(path), { SITE_ORIGIN: origin })).text();
const line = (file: string, name: string) => new RegExp(`^${name}[:;](.*)\\r$`, "m").exec(file)?.[1];
const stateOf = (file: string) => ["METHOD", "STATUS", "SEQUENCE"].map((name) => line(file, name));

it("tells a client's calendar of each change under one name, and calls the event off with the booking", async () => {
  const booking = await storeBooking({ eventDate: "2027-04-17", startTime: "18:00", endTime: "01:00" });
  const { id } = booking;
  const path = await linkTo(id);
  const first = await fileOf(path);
  expect(stateOf(first)).toEqual(["PUBLISH", "CONFIRMED", "0"]);
  expect(first).toContain(
    "DTSTART;TZID=America/New_York:20270417T180000\r\nDTEND;TZID=America/New_York:20270418T010000",
  );
  const { email, mails } = mailbox();
  const bindings = { EMAIL: email, SITE_ORIGIN: origin };
  const linked = async () => {
    const mail = mails.pop();
    const file = await fileOf(/\S+calendar\.ics\S+/.exec(mail?.text ?? "")?.[0].slice(origin.length) ?? "");
    expect(calendarOf(mail)).toBe(file);
    return file;
  };
  const change = (over: Record<string, string>) => {
    vi.setSystemTime(Date.now() + 1000);
    return submit(bookingPaths(id).page, { ...asItStands(booking), ...over, tell: "yes" }, { bindings });
  };
  await change({ price: "2600", note: "Two stairs", clientName: "Ana Maria" });
  expect([mails[0]?.text.includes("calendar.ics"), mails.pop()?.attachments]).toEqual([false, []]);
  expect(stateOf(await fileOf(path))).toEqual(["PUBLISH", "CONFIRMED", "0"]);
  await change({ startTime: "17:00" });
  expect(stateOf(await linked())).toEqual(["PUBLISH", "CONFIRMED", "1"]);
  await change({ startTime: "17:00", venue: "" });
  expect(stateOf(await linked())).toEqual(["PUBLISH", "CONFIRMED", "2"]);
  await submit(bookingPaths(id).status, { status: "cancelled", reason: "Rain", tell: "yes" }, { bindings });
  const last = await linked();
  expect(stateOf(last)).toEqual(["CANCEL", "CANCELLED", "3"]);
  expect(await fileOf(path)).toBe(last);
  expect(line(last, "UID")).toBe(line(first, "UID"));
  expect(first).toContain("Sand Key Park");
  for (const secret of ["Núñez", "@example.com\r", "Rain", "2499", "Sand Key Park", "Wedding", "DTEND"])
    expect(last).not.toContain(secret);
  vi.setSystemTime(Date.parse("2027-04-18T12:00:00Z"));
  expect((await visit(get(path))).status).toBe(404);
});

it("takes a hold that has ended for called off, before and after that is written down", async () => {
  const { id } = await storeBooking({ eventDate: "2027-04-17", status: "hold", holdEndsAt: now + hour });
  const path = await linkTo(id);
  expect(stateOf(await fileOf(path))).toEqual(["PUBLISH", "TENTATIVE", "0"]);
  vi.setSystemTime(now + hour);
  expect(stateOf(await fileOf(path))).toEqual(["CANCEL", "CANCELLED", "1"]);
  await cron(now + hour);
  expect(stateOf(await fileOf(path))).toEqual(["CANCEL", "CANCELLED", "1"]);
  await submit(bookingPaths(id).status, { status: "confirmed" });
  expect(stateOf(await fileOf(path))).toEqual(["PUBLISH", "CONFIRMED", "2"]);
});

it("opens for nobody without the link, nor by one that was revoked or is for something else", async () => {
  const { id } = await storeBooking({ portalLinkVersion: 2 });
  const other = clientCalendar(await signToken(secrets, "portal", { subject: id, version: 2 }));
  for (const path of ["/portal/calendar.ics?token=", await linkTo(id), other, await linkTo("nothing", 2)])
    expect((await visit(get(path))).status, path).toBe(404);
  expect((await visit(get(await linkTo(id, 2)))).status).toBe(200);
  expect((await visit(get(portalPaths.calendar))).status).toBe(401);
});

it("opens for the client's own browser, and from the dashboard and the page of the booked date", async () => {
  const booking = await storeBooking({ eventDate: "2027-04-17" });
  const headers = await signIn(booking);
  const own = await visit(get(portalPaths.calendar, headers), { SITE_ORIGIN: origin });
  expect([own.headers.get("Content-Type"), own.headers.get("Cache-Control")]).toEqual([
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  const file = await own.text();
  expect(line(file, "UID")).toContain(booking.id);
  expect(await htmlAt(portalBooked(booking.id), headers)).toContain(`href="${portalCalendarOf(booking.id)}"`);
  const [, link = ""] =
    /<a href="(\/portal\/calendar\.ics\?token=[^"]+)"/.exec(await htmlAt(portalPaths.dashboard, headers)) ?? [];
  expect(await fileOf(link)).toBe(file);
});
