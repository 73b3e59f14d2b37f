import ICAL from "ical.js";
import { expect, test } from "vitest";
import { day, hour } from "./durations.ts";
import { calendarZone, offsetsOf } from "./time-zones.ts";

const described = (timeZone: string) => {
  const component = new ICAL.Component(
    ICAL.parse(calendarZone(timeZone)) as ConstructorParameters<typeof ICAL.Component>[0],
  );
  return new ICAL.Timezone({ component, tzid: timeZone });
};

test.each([
  ["America/New_York", 2],
  ["America/Chicago", 2],
  ["America/Los_Angeles", 2],
  ["America/Phoenix", 1],
  ["Pacific/Honolulu", 1],
  ["Europe/Berlin", 2],
  ["Australia/Sydney", 2],
  ["Asia/Kolkata", 1],
])("a calendar file has the clocks of %s as they are, on both sides of every change", (timeZone, parts) => {
  const zone = described(timeZone);
  const offsetAt = offsetsOf(timeZone);
  for (let instant = Date.UTC(2024); instant < Date.UTC(2036); instant += 9 * hour) {
    // Changed hours are ambiguous.
    if (offsetAt(instant - 2 * hour) !== offsetAt(instant + 2 * hour)) continue;
    const wall = ICAL.Time.fromJSDate(new Date(instant + offsetAt(instant)), true);
    expect(zone.utcOffset(wall) * 1000, new Date(instant).toISOString()).toBe(offsetAt(instant));
  }
  expect(calendarZone(timeZone).match(/^BEGIN:(?:STANDARD|DAYLIGHT)/gm)).toHaveLength(parts);
});

test("a zone whose changes follow no rule of the year is described change by change", () => {
  const zone = described("Africa/Casablanca");
  const offsetAt = offsetsOf("Africa/Casablanca");
  for (let instant = Date.UTC(2024); instant < Date.UTC(2036); instant += day) {
    if (offsetAt(instant - 2 * hour) !== offsetAt(instant + 2 * hour)) continue;
    const wall = ICAL.Time.fromJSDate(new Date(instant + offsetAt(instant)), true);
    expect(zone.utcOffset(wall) * 1000, new Date(instant).toISOString()).toBe(offsetAt(instant));
  }
});
