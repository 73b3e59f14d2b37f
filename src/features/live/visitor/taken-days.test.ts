import { expect, it, vi } from "vitest";
import { schedule } from "../../../content/schedule.ts";
import { addDays, calendarDateAt, instantAt } from "../../../platform/dates.ts";
import { minute } from "../../../platform/durations.ts";
import { weekdayInBrief } from "../../../platform/english.ts";
import { beginAt } from "../../../test/clock.ts";
import { mainTextIn } from "../../../test/page.ts";
import { storeBooking } from "../../../test/portal.ts";
import { rows } from "../../../test/rows.ts";
import { htmlAt } from "../../../test/site.ts";
import { firstDate } from "../shows.ts";

const now = Date.parse("2026-11-25T17:00:00Z");

beginAt(now);

const tomorrow = addDays(calendarDateAt(now), 1);
const dates = schedule.map((show) => firstDate(show, tomorrow));
const withoutSet = (html: string) => /data-without-set="([^"]*)"/.exec(html)?.[1];

it("the live page leaves out the set of a day that is booked, and says nothing of holds, days without a set, or why", async () => {
  const [taken = tomorrow, held = tomorrow] = dates;
  const other = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(tomorrow, days)).find((date) => !dates.includes(date));
  const before = await htmlAt("/live");
  expect(withoutSet(before)).toBe("");
  expect(mainTextIn(before)).not.toContain("No set on");
  await storeBooking({ eventDate: taken, clientName: "An Example", venue: "Somewhere" });
  await storeBooking({ eventDate: held, status: "hold", holdEndsAt: now + 60 * minute });
  if (other) await storeBooking({ eventDate: other });
  vi.setSystemTime(now + minute);
  const html = await htmlAt("/live");
  expect(withoutSet(html)).toBe(taken);
  expect(mainTextIn(html)).toContain(`No set on ${weekdayInBrief(taken)}.`);
  expect(html).toContain(`"exceptDate":["${taken}"]`);
  expect(html).not.toMatch(/An Example|Somewhere/);
  vi.setSystemTime(instantAt(addDays(taken, 1), 12 * 60));
  expect(mainTextIn(await htmlAt("/live"))).not.toContain("No set on");
});

it("the set of a booked day is left out although the day is open for a second event", async () => {
  const [taken = tomorrow] = dates;
  await storeBooking({ eventDate: taken });
  await rows("INSERT INTO opened_days (date, most, created_at) VALUES (?, 2, ?)", taken, now);
  expect(withoutSet(await htmlAt("/live"))).toBe(taken);
});
