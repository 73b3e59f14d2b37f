import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { primary } from "../../database/client.ts";
import { see, submit } from "../../test/administrator.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import {
  add,
  address,
  beginWithCalendars,
  calendar,
  event,
  now,
  quarter,
  runAt,
  stateOf,
  wedding,
} from "../../test/read-calendar.ts";
import { rows } from "../../test/rows.ts";
import { adminPaths } from "../admin/paths.ts";
import { holdDateQueries, isDateGone } from "../bookings/holds/holds.ts";

beginWithCalendars();

describe("a calendar of the DJ's", () => {
  it("takes its busy days, without telling what they are, until it is removed", async () => {
    calendarServer({ [address]: { text: wedding, etag: '"1"' } });
    expect((await add()).status).toBe(303);
    expect([await stateOf("2027-04-17"), await stateOf("2027-04-18")]).toEqual(["taken", "free"]);
    expect(await rows("SELECT * FROM calendars, busy_days")).not.toContainEqual(
      expect.objectContaining({ summary: expect.anything() }),
    );
    const held = primary(env.DB).batch(
      holdDateQueries(
        primary(env.DB),
        {
          id: "1",
          clientName: "Maya",
          clientEmail: "maya@example.com",
          eventType: "Wedding Reception",
          startTime: "17:00",
          endTime: "23:00",
          packageName: "PREMIUM",
          price: 200_000,
          deposit: 50_000,
          eventDate: "2027-04-17",
        },
        "maya",
        now,
      ),
    );
    await expect(held.catch(isDateGone)).resolves.toBe(true);
    const html = await see(adminPaths.calendars);
    expect(html).not.toContain("private-1");
    const [, remove = ""] = /action="(\/admin\/calendars\/[^"]+)"/.exec(html) ?? [];
    expect((await submit(remove, {})).status).toBe(303);
    expect(await stateOf("2027-04-17")).toBe("free");
  });

  it("is asked every 15 minutes whether it has changed, and read whole once a day", async () => {
    const server = calendarServer({ [address]: { text: wedding, etag: '"1"' } });
    await add();
    await runAt(now + 1);
    await runAt(now + 1000);
    expect(server.answers.map(({ status }) => status)).toEqual([200, 304]);
    server.serve({ [address]: { text: calendar(event("DTSTART;VALUE=DATE:20270501")), etag: '"2"' } });
    await runAt(now + 1 + quarter);
    expect([await stateOf("2027-04-17"), await stateOf("2027-05-01")]).toEqual(["free", "taken"]);
    await runAt(now + 86_400_000);
    expect(server.answers.map(({ status }) => status)).toEqual([200, 304, 200, 200]);
  });

  it("is one of five", async () => {
    const five = [1, 2, 3, 4, 5, 6].map((each) => `https://calendar.example.com/${each}.ics`);
    calendarServer(Object.fromEntries(five.map((each) => [each, { text: wedding }])));
    const answers = [];
    for (const each of five) answers.push((await add(each)).status);
    expect(answers).toEqual([303, 303, 303, 303, 303, 422]);
    expect((await add(five[0])).status).toBe(422);
  });
});
