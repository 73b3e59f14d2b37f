import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bookingPaths } from "../../admin/paths.ts";
import { submit } from "../../test/administrator.ts";
import { secrets, storeBooking } from "../../test/portal.ts";
import { cron, get, visit } from "../../test/site.ts";
import { signToken } from "../../web/links/signed-link.ts";
import { clientCalendar } from "../paths.ts";

const now = Date.parse("2026-11-25T17:00:00Z");
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

const linkTo = async (id: string, version = 1) =>
  clientCalendar(await signToken(secrets, "calendar", { subject: id, version, expiresAt: now + 1000 * hour }));
const fileOf = async (path: string) => (await visit(get(path))).text();
const line = (file: string, name: string) => new RegExp(`^${name}[:;](.*)\\r$`, "m").exec(file)?.[1];
const stateOf = (file: string) => ["METHOD", "STATUS", "SEQUENCE"].map((name) => line(file, name));

it("tells a client's calendar of each change under one name, and calls the event off with the booking", async () => {
  const { id } = await storeBooking({ eventDate: "2027-04-17", startTime: "18:00", endTime: "01:00" });
  const path = await linkTo(id);
  const first = await fileOf(path);
  expect(stateOf(first)).toEqual(["PUBLISH", "CONFIRMED", "0"]);
  expect(first).toContain(
    "DTSTART;TZID=America/New_York:20270417T180000\r\nDTEND;TZID=America/New_York:20270418T010000",
  );
  await env.DB.prepare("UPDATE bookings SET start_time = '17:00', sequence = sequence + 1 WHERE id = ?").bind(id).run();
  await submit(bookingPaths(id).status, { status: "cancelled", reason: "Rain" });
  const last = await fileOf(path);
  expect(stateOf(last)).toEqual(["CANCEL", "CANCELLED", "2"]);
  expect(line(last, "UID")).toBe(line(first, "UID"));
  for (const secret of ["Núñez", "@example.com\r", "Rain", "2499"]) expect(last).not.toContain(secret);
});

it("takes a hold that has ended for called off, before and after that is written down", async () => {
  const { id } = await storeBooking({ eventDate: "2027-04-17", status: "hold", holdEndsAt: now + hour });
  const path = await linkTo(id);
  expect(stateOf(await fileOf(path))).toEqual(["PUBLISH", "TENTATIVE", "0"]);
  vi.setSystemTime(now + hour);
  expect(stateOf(await fileOf(path))).toEqual(["CANCEL", "CANCELLED", "1"]);
  await cron(now + hour);
  expect(stateOf(await fileOf(path))).toEqual(["CANCEL", "CANCELLED", "1"]);
});

it("opens for nobody without the link, nor by one that was revoked or is for something else", async () => {
  const { id } = await storeBooking({ portalLinkVersion: 2 });
  const other = clientCalendar(await signToken(secrets, "portal", { subject: id, version: 2 }));
  for (const path of ["/portal/calendar.ics", await linkTo(id), other, await linkTo("nothing", 2)])
    expect((await visit(get(path))).status, path).toBe(404);
  expect((await visit(get(await linkTo(id, 2)))).status).toBe(200);
});
