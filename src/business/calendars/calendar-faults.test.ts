import { describe, expect, it } from "vitest";
import { adminApi, adminPaths } from "../../admin/paths.ts";
import { ask, see } from "../../test/administrator.ts";
import { calendarServer } from "../../test/calendar-server.ts";
import { mainTextIn } from "../../test/page.ts";
import { add, address, beginWithCalendars, now, quarter, runAt, stateOf, wedding } from "../../test/read-calendar.ts";

beginWithCalendars();

describe("a calendar that fails", () => {
  it("keeps its last good state when it fails, and says so to the administrator", async () => {
    const server = calendarServer({ [address]: { text: wedding } });
    await add();
    server.serve({ [address]: { status: 500 } });
    await runAt(now + 1);
    expect(await stateOf("2027-04-17")).toBe("taken");
    expect(mainTextIn(await see(adminPaths.calendars))).toContain("Its server answers with status 500");
    expect(await (await ask(adminApi.health)).json()).toMatchObject({ failingCalendars: 1 });
    server.serve({ [address]: { text: "<!DOCTYPE html>" } });
    await runAt(now + 1 + quarter);
    expect(mainTextIn(await see(adminPaths.calendars))).toContain("What its server sends is no calendar");
    server.serve({
      [address]: { text: `BEGIN:VCALENDAR\r\n${"X-A:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n".repeat(70_000)}` },
    });
    await runAt(now + 1 + 2 * quarter);
    expect(mainTextIn(await see(adminPaths.calendars))).toContain("larger than 2 MB");
    expect(await stateOf("2027-04-17")).toBe("taken");
    server.serve({ [address]: { text: wedding } });
    await runAt(now + 1 + 3 * quarter);
    expect(await (await ask(adminApi.health)).json()).toMatchObject({ failingCalendars: 0 });
  });

  it("is asked on the Internet alone, and over https, wherever it leads on to", async () => {
    const server = calendarServer({ [address]: { status: 302, location: "https://10.0.0.1/a.ics" } });
    for (const where of [
      ...[
        "http://calendar.example.com/a.ics",
        "https://127.0.0.1/a.ics",
        "https://[::1]/a.ics",
        "https://0x7f.1/a.ics",
      ],
      ...[
        "https://localhost/a.ics",
        "https://printer.local/a.ics",
        "https://2130706433/a.ics",
        "ftp://example.com/a.ics",
      ],
      ...["https://user:word@example.com/a.ics", "https://example.com:8443/a.ics", "not an address"],
    ]) {
      const answer = await add(where);
      expect([answer.status, await answer.text()], where).toEqual([
        422,
        expect.stringContaining("begins with https://"),
      ]);
    }
    expect(server.answers).toEqual([]);
    expect(await (await add()).text()).toContain("leads to one that is not asked");
    expect(server.answers).toHaveLength(1);
    server.serve({ [address]: { status: 302, location: address } });
    expect(await (await add()).text()).toContain("without end");
    server.serve({
      [address]: { status: 301, location: "/moved.ics" },
      "https://calendar.example.com/moved.ics": { text: wedding },
    });
    expect((await add("webcal://calendar.example.com/private-1/basic.ics")).status).toBe(303);
    expect(await stateOf("2027-04-17")).toBe("taken");
  });
});
