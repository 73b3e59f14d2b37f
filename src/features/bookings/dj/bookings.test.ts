import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../../database/client.ts";
import { busyDays, calendars } from "../../../database/schema/calendars.ts";
import { blockedDays } from "../../../database/schema/dates.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { ask, see } from "../../../test/administrator.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { adminPaths, listParameters } from "../../admin/paths.ts";
import { blockDay } from "../../dates/dj/paths.ts";
import { withQuery } from "../../site/paths.ts";
import { bookingPaths, newBookingOn } from "./paths.ts";

describe("the bookings", () => {
  it("shows a month as a table with a cell for each day, and the months beside it", async () => {
    const at = (eventDate: CalendarDate) => storeBooking({ eventDate, clientName: `On ${eventDate}` });
    const { id } = await at("2083-02-14");
    await at("2083-01-31");
    await at("2083-03-01");
    const html = await see(withQuery(adminPaths.bookings, { [listParameters.month]: "2083-02" }));
    const table = /<table.*<\/table>/s.exec(html)?.[0] ?? "";
    expect(table).toContain("Bookings in February 2083");
    expect(table.match(/<th scope="col"/g)).toHaveLength(7);
    expect(table.match(/<time /g)).toHaveLength(28);
    // February 2083 begins on a Monday, so one cell is empty.
    expect(table.match(/<td><\/td>/g)).toHaveLength(7);
    const cell = /<time dateTime="2083-02-14">.*?<\/td>/s.exec(table)?.[0];
    expect(cell).toContain(`href="${bookingPaths(id).page}"`);
    expect(mainTextIn(`<main>${cell}</main>`)).toContain("Wedding Reception , On 2083-02-14, confirmed");
    expect(table).toContain(`<a class="month-day" href="${bookingPaths(id).page}" data-tone="ok">`);
    expect(table).toContain(`href="${newBookingOn("2083-02-15")}"`);
    expect(await see(newBookingOn("2083-02-15"))).toMatch(/name="eventDate"[^>]*value="2083-02-15"/);
    expect(mainTextIn(await see(newBookingOn("2083-02-14")))).toContain("That date has something already.");
    expect(await see(newBookingOn("2083-02-14"))).not.toContain("Block this day");
    expect(html).not.toContain("On 2083-01-31");
    expect(html).not.toContain("On 2083-03-01");
    expect(html).toMatch(/href="\/admin\/bookings\?month=2083-01"[^>]*rel="prev"/);
    expect(html).toMatch(/href="\/admin\/bookings\?month=2083-03"[^>]*rel="next"/);
  });

  it("shows which days of a month are blocked or busy elsewhere, and leads from a free one to blocking it", async () => {
    const db = primary(env.DB);
    await db.insert(blockedDays).values([
      { id: "1", firstDay: "2083-01-28", lastDay: "2083-02-02", reason: "Family", createdAt: 1 },
      { id: "2", firstDay: "2083-02-01", lastDay: "9999-12-31", weekday: 1, createdAt: 1 },
    ]);
    await db.insert(calendars).values({ id: "c", label: "Band", address: "https://example.com/a.ics", createdAt: 1 });
    await db.insert(busyDays).values({ date: "2083-02-20", calendarId: "c" });
    const html = await see(withQuery(adminPaths.bookings, { [listParameters.month]: "2083-02" }));
    const off = [
      ...html.matchAll(/<a class="month-day" href="([^"]+)" data-off=""><time dateTime="([^"]+)">.*?: ([^<]*)/gs),
    ];
    expect(off.map(([, href, day, words]) => [href, day, words])).toEqual([
      [adminPaths.blockedDays, "2083-02-01", "Blocked: Family"],
      [adminPaths.blockedDays, "2083-02-02", "Blocked: Family"],
      [adminPaths.blockedDays, "2083-02-08", "Blocked"],
      [adminPaths.blockedDays, "2083-02-15", "Blocked"],
      [adminPaths.calendars, "2083-02-20", "Busy: Band"],
      [adminPaths.blockedDays, "2083-02-22", "Blocked"],
    ]);
    const free = newBookingOn("2083-02-16");
    expect(html).toContain(`href="${free}"`);
    expect(await see(free)).toContain(`href="${blockDay("2083-02-16")}"`);
    expect(await see(blockDay("2083-02-16"))).toMatch(/name="firstDay"[^>]*value="2083-02-16"/);
  });

  it("takes what is no month for none", async () => {
    for (const month of ["2027-13", "2027", "0001-01", "9999-12", "x"])
      expect((await ask(withQuery(adminPaths.bookings, { month }))).status, month).toBe(200);
  });
});
