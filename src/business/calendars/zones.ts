import type icalLibrary from "ical.js";
import { site } from "../../content/site.ts";
import { type CalendarDate, instantAt, isCalendarDate } from "../../dates.ts";

type Time = InstanceType<(typeof icalLibrary)["Time"]>;

/** The day of a time, as its own clock shows it. */
export const dateOf = (time: Time): CalendarDate | null => {
  const date = time.toString().slice(0, 10);
  return isCalendarDate(date) ? date : null;
};

/** A zone that is a mere offset, as Apple names it: "GMT-0400". */
const offsetZone = /^(?:GMT|UTC)([+-]\d\d):?(\d\d)$/;

/** The clock of a time zone that a calendar names and does not describe, if it is one that everybody knows. */
function knownZone(name: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", {
      timeZone: name.replace(offsetZone, "$1:$2"),
      hourCycle: "h23",
      ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric" },
    });
  } catch {
    return null;
  }
}

/** What a clock shows at `instant`, as the UTC time that reads the same. */
function shownBy(clock: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** Whether a file describes a zone from a day on, as it must: early ones of Apple's name two offsets and no more. */
export const isDescribed = ({ component }: NonNullable<Time["zone"]>): boolean =>
  !component || component.getAllSubcomponents().every((each) => each.hasProperty("dtstart"));

/** The instant of a time. One that floats, or is of a zone that nobody knows, is as clocks at the business show it. */
export function instantOf(time: Time, zone: string | null): number {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  if (time.zone && time.zone.tzid !== "floating" && isDescribed(time.zone)) return time.toUnixTime() * 1000;
  const clock = zone ? knownZone(zone) : null;
  if (clock) {
    const guess = wall - (shownBy(clock, wall) - wall);
    return wall - (shownBy(clock, guess) - guess);
  }
  const date = dateOf(time);
  return date ? instantAt(date, time.hour * 60 + time.minute) : wall;
}

/** The time, as UTC, that clocks of a zone show at `instant`; of one that nobody knows, as clocks at the business do. */
export function wallTimeAt(instant: number, zone: string | null): Date {
  const clock = (zone ? knownZone(zone) : null) ?? knownZone(site.timeZone);
  return new Date(clock ? shownBy(clock, instant) : instant);
}
