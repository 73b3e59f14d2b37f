import { describe, expect, it } from "vitest";
import { standardOfficeHours } from "../../content/business.ts";
import { mondayToSunday, type OpeningHours } from "../../content/office-hours.ts";
import { minute } from "../../platform/durations.ts";
import { businessDeadline, businessTime } from "./business-hours.ts";

const hour = 60 * minute;

const summer = (time: string) => Date.parse(`${time}:00-04:00`);

const winter = (time: string) => Date.parse(`${time}:00-05:00`);

// 2026-11-18 is a Wednesday.
describe("business time", () => {
  it.each([
    ["within a day", winter("2026-11-18T10:00"), winter("2026-11-18T10:41"), 41],
    ["before opening", winter("2026-11-18T06:00"), winter("2026-11-18T09:10"), 10],
    ["over a night", winter("2026-11-18T17:30"), winter("2026-11-19T09:15"), 45],
    ["over a weekend", winter("2026-11-20T17:00"), winter("2026-11-23T10:00"), 120 + 24 * 60],
    ["in a night alone", winter("2026-11-18T20:00"), winter("2026-11-19T08:59"), 0],
    ["on a weekend alone", winter("2026-11-21T10:00"), winter("2026-11-22T20:00"), 22 * 60],
    ["backwards", winter("2026-11-18T12:00"), winter("2026-11-18T10:00"), 0],
    ["over the weekend on which clocks go back", summer("2026-10-30T17:00"), winter("2026-11-02T10:00"), 120 + 24 * 60],
    [
      "over the weekend on which clocks go forward",
      winter("2027-03-12T17:00"),
      summer("2027-03-15T10:00"),
      120 + 24 * 60,
    ],
  ])("%s", (_, from, until, minutes) => {
    expect(businessTime(from, until, standardOfficeHours)).toBe(minutes * minute);
  });

  const nights: OpeningHours[] = [{ days: mondayToSunday, opens: "22:00", closes: "04:00" }];

  it.each([
    ["an ordinary night has six hours", winter("2026-11-18T12:00"), 6],
    ["the night on which clocks go back has seven", summer("2026-10-31T12:00"), 7],
    ["the night on which clocks go forward has five", winter("2027-03-13T12:00"), 5],
  ])("%s, and its end is where the deadline says", (_, noon, hours) => {
    expect(businessTime(noon, noon + 24 * hour, nights)).toBe(hours * hour);
    const closing = businessDeadline(noon, hours * hour, nights);
    expect(new Date(closing).toLocaleTimeString("en-US", { timeZone: "America/New_York" })).toBe("4:00:00 AM");
  });

  it("counts from within a span that began the day before", () => {
    expect(businessTime(winter("2026-11-19T03:00"), winter("2026-11-19T12:00"), nights)).toBe(hour);
  });
});
