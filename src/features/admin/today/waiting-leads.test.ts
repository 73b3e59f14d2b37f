import { env } from "cloudflare:workers";
import { expect, it, onTestFinished, vi } from "vitest";
import { primary } from "../../../database/client.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { ask, see } from "../../../test/administrator.ts";
import { storeLead } from "../../../test/booking-forms.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { blockDaysQuery, untilFreed } from "../../dates/blocked-days.ts";
import { leadPaths } from "../../leads/dj/paths.ts";
import { adminPaths } from "../paths.ts";

function stopClock(instant: string): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date(instant));
}

const block = (id: string, firstDay: CalendarDate, lastDay: CalendarDate, weekday: number | null) =>
  blockDaysQuery(primary(env.DB), { id, firstDay, lastDay, weekday, reason: "Away", createdAt: 1 });

const today = async () => mainTextIn(await see(adminPaths.today));

it("says of each lead's date its weekday, whether it is free, and the free days next to it, as the reply does", async () => {
  // After hours the page also names the promised time.
  stopClock("2026-11-25T12:00:00-05:00");
  const taken = await storeLead({ firstName: "Taken", eventDate: "2099-06-13" });
  await storeLead({ firstName: "Held", email: "b@example.com", eventDate: "2099-08-15" });
  const blocked = await storeLead({ firstName: "Blocked", email: "c@example.com", eventDate: "2099-10-05" });
  await storeLead({ firstName: "Open", email: "d@example.com", eventDate: "2099-11-07" });
  await storeLead({ firstName: "Own", email: "e@example.com", eventDate: "2099-12-12" });
  await storeBooking({ eventDate: "2099-06-13" });
  await storeBooking({ eventDate: "2099-08-15", status: "hold" });
  await storeBooking({ eventDate: "2099-12-12", clientEmail: "e@example.com", status: "hold" });
  await block("day", "2099-06-12", "2099-06-12", null);
  await block("mondays", "2099-09-01", untilFreed, 1);
  await block("a whole summer", "2099-07-15", "2099-09-30", null);

  const text = await today();
  expect(text).toContain("Sat, Jun 13, 2099 Taken Sat, Jun 6 and Sun, Jun 14 are free");
  expect(text).toContain("Sat, Aug 15, 2099 Taken No day close to it is free");
  expect(text).toContain("Mon, Oct 5, 2099 Taken Sun, Oct 4 and Tue, Oct 6 are free");
  expect(text).toContain("Sat, Nov 7, 2099 Free Reply");
  expect(text).toContain("Sat, Dec 12, 2099 Held for them Reply");

  const begun = async (id: string) => await (await ask(leadPaths(id).page)).text();
  expect(await begun(taken)).toContain("Free right now: Saturday, June 6, 2099 and Sunday, June 14, 2099.");
  expect(await begun(blocked)).toContain("I am not free on Monday, October 5, 2099.");
});

it("offers no day that is too soon to be asked for", async () => {
  stopClock("2026-11-25T10:00:00-05:00");
  await storeLead({ eventDate: "2026-11-27" });
  await storeBooking({ eventDate: "2026-11-27" });
  expect(await today()).toContain("Fri, Nov 27, 2026 Taken Sat, Nov 28 and Fri, Dec 4 are free");
});

it("tells until when the clock runs where the office closes before, and when tonight begins", async () => {
  stopClock("2026-11-25T17:30:00-05:00");
  await storeLead();
  await storeBooking({ eventDate: "2026-11-25", startTime: "19:00", endTime: "23:00" });
  const text = await today();
  expect(text).toContain("5:30 PM. 1 new lead");
  expect(text).toContain("by Thu 10:30 AM");
  expect(text).toContain("7 PM to 11 PM in 1 h 30 min");
  vi.setSystemTime(new Date("2026-11-25T20:00:00-05:00"));
  expect(await today()).toContain("7 PM to 11 PM on now");
});
