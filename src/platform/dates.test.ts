import { expect, it } from "vitest";
import { addDays, calendarDateAt, instantAt, weekdayOf } from "./dates.ts";

const utc = (instant: number) => new Date(instant).toISOString().replace(":00.000Z", "Z");

it.each([
  // Clocks are set back on 2026-11-01 at 2 AM.
  ["2026-10-31", 20 * 60, "2026-11-01T00:00Z"],
  ["2026-11-01", 0, "2026-11-01T04:00Z"],
  ["2026-11-01", 59, "2026-11-01T04:59Z"],
  ["2026-11-01", 90, "2026-11-01T05:30Z"],
  ["2026-11-01", 2 * 60, "2026-11-01T07:00Z"],
  ["2026-11-01", 14 * 60, "2026-11-01T19:00Z"],
  ["2026-10-31", 24 * 60, "2026-11-01T04:00Z"],
  ["2026-11-01", 24 * 60, "2026-11-02T05:00Z"],
  ["2027-03-13", 23 * 60, "2027-03-14T04:00Z"],
  ["2027-03-14", 60, "2027-03-14T06:00Z"],
  ["2027-03-14", 150, "2027-03-14T07:30Z"],
  ["2027-03-14", 3 * 60, "2027-03-14T07:00Z"],
  ["2027-03-14", 14 * 60, "2027-03-14T18:00Z"],
  ["2027-03-13", 24 * 60, "2027-03-14T05:00Z"],
  ["2026-12-31", 24 * 60, "2027-01-01T05:00Z"],
  ["2028-02-29", 12 * 60, "2028-02-29T17:00Z"],
] as const)("%s, %i minutes after midnight Eastern, is %s", (date, minutes, expected) => {
  expect(utc(instantAt(date, minutes))).toBe(expected);
});

it.each([
  ["2026-11-01T03:59:59.999Z", "2026-10-31"],
  ["2026-11-01T04:00:00.000Z", "2026-11-01"],
  ["2026-11-02T04:59:59.999Z", "2026-11-01"],
  ["2026-11-02T05:00:00.000Z", "2026-11-02"],
  ["2027-03-14T04:59:59.999Z", "2027-03-13"],
  ["2027-03-15T04:00:00.000Z", "2027-03-15"],
])("at %s the business has %s", (instant, date) => {
  expect(calendarDateAt(Date.parse(instant))).toBe(date);
});

it("counts days over months, leap years and clock changes", () => {
  expect(addDays("2026-10-31", 2)).toBe("2026-11-02");
  expect(addDays("2027-03-13", 2)).toBe("2027-03-15");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(weekdayOf("2026-11-01")).toBe(0);
  expect(weekdayOf("2027-03-13")).toBe(6);
});
