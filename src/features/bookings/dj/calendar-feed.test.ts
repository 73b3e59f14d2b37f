import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { asAdministrator } from "../../../test/access.ts";
import { eventsIn, newFeed, postFeed } from "../../../test/calendar-feed.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { countTrips } from "../../../test/queries.ts";
import { get, origin, visit } from "../../../test/site.ts";
import { adminPaths, calendarFeed, calendarFile } from "../../admin/paths.ts";

it("says when and where in Eastern time, past midnight too, in lines that calendar programs can read", async () => {
  const venue = "The Grand, Long, Ballroom; with a name of more than one line – Señorita's \\ Hall 🎉🎉🎉🎉";
  await storeBooking({
    id: "late",
    eventDate: "2099-12-31",
    startTime: "20:30",
    endTime: "01:00",
    venue,
    clientName: "Jo,\nSam",
    clientEmail: "secret@example.com",
    clientPhone: "(813) 555-0177",
    note: "very private",
  });
  const answer = await visit(get(await newFeed()), { SITE_ORIGIN: origin });
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const file = await answer.text();
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(file).toContain("BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\n");
  const lines = eventsIn(file).get("late") ?? [];
  expect(lines).toContain("DTSTART;TZID=America/New_York:20991231T203000");
  expect(lines).toContain("DTEND;TZID=America/New_York:21000101T010000");
  expect(lines).toContain("SUMMARY:Wedding Reception\\, Jo\\,\\nSam");
  expect(lines).toContain(`LOCATION:${venue.replace(/[\\;,]/g, "\\$&")}\\, Clearwater`);
  expect(lines).toContain("DESCRIPTION:PREMIUM");
  expect(lines).toContain(`URL;VALUE=URI:${origin}/admin/bookings/late`);
  expect(lines.join("\n")).toMatch(/\nDTSTAMP:\d{8}T\d{6}Z\n.*\nLAST-MODIFIED:\d{8}T\d{6}Z\n/s);
  for (const secret of ["secret@example.com", "555-0177", "very private", "249900"]) expect(file).not.toContain(secret);
});

it("has one address at a time, shown once and stored as a hash; a wrong or revoked one is not found", async () => {
  const page = async () => mainTextIn(await (await visit(get(adminPaths.bookings, await asAdministrator()))).text());
  expect(await page()).toContain("Make an address");
  const first = await newFeed();
  expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect(await page()).toContain("There is an address since");
  expect(await page()).not.toContain(first);
  const stored = JSON.stringify((await env.DB.prepare("SELECT * FROM calendar_feeds").all()).results);
  expect(stored).not.toContain(first.slice("/calendar/".length, -4));

  const second = await newFeed();
  const statusOf = async (path: string) => (await visit(get(path))).status;
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect((await postFeed("revoke")).headers.get("Location")).toBe(`${adminPaths.bookings}?notice=feed-revoked`);
  const third = calendarFeed("A".repeat(43));
  for (const path of [first, second, third, calendarFile("x.ics"), calendarFile(".ics"), second.slice(0, -4)])
    expect(await statusOf(path), path).toBe(404);
  expect((await postFeed("nothing")).status).toBe(422);
});

it("asks the database the same for a good address and for a wrong one", async () => {
  const good = await newFeed();
  const trips = countTrips();
  for (const path of [good, calendarFeed("wrong")]) {
    const before = trips();
    await visit(get(path));
    expect(trips() - before).toBe(1);
  }
});

it("does not show an address again to a browser that comes back", async () => {
  const answer = await visit(
    new Request(origin + adminPaths.calendarFeed, { headers: await asAdministrator(), redirect: "manual" }),
  );
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, adminPaths.bookings]);
});
