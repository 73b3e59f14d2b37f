import { site } from "../../content/site.ts";
import { formats as english } from "../../content/words/en/formats.ts";
import {
  addDays,
  type CalendarDate,
  calendarDateAt,
  instantAt,
  minutesOf,
  weekdayOf,
  written,
} from "../../platform/dates.ts";
import { hour, minute } from "../../platform/durations.ts";
import { capitalized, type Formats, fill, momentIn, weekdayIn } from "../../platform/language.ts";
import { daysOf, type Span } from "../../platform/months.ts";
import type { CallWeek } from "../settings/model.ts";

export interface Meeting {
  href: string;
  external?: true;
}

export const meetingElsewhere: Meeting | null = site.schedulingPage
  ? { href: site.schedulingPage, external: true }
  : null;

export const callMinutes = 20;
/** Days from today. */
const daysOpen = 14;
/** The DJ's least warning of a call. */
const notice = 2 * hour;
/** Free time kept around events. */
const keptFree = 10 * minute;

export const hasCallHours = ({ callWeek }: { callWeek: CallWeek }): boolean => callWeek.some((day) => day !== null);

/** In milliseconds since 1970. */
export interface Period {
  from: number;
  to: number;
}

export const callPeriod = (startsAt: number): Period => ({ from: startsAt, to: startsAt + callMinutes * minute });

export const callDays = (now: number): Span => {
  const today = calendarDateAt(now);
  return { first: today, last: addDays(today, daysOpen) };
};

/** From `HH:MM`; an end before the start is on the next day. */
export const periodOf = (date: CalendarDate, start: string, end: string): Period => ({
  from: instantAt(date, minutesOf(start)),
  to: instantAt(date, minutesOf(end) + (end > start ? 0 : 1440)),
});

const overlap = (one: Period, other: Period): boolean => one.from < other.to && other.from < one.to;

/** Null while nothing stands in the way. */
export function callConflict({
  startsAt,
  isOfCanceled,
  eventsNear,
}: {
  startsAt: number;
  isOfCanceled: boolean;
  eventsNear: readonly { type: string; date: CalendarDate; start: string; end: string }[];
}): string | null {
  if (isOfCanceled) return "The booking is canceled.";
  const event = eventsNear.find(({ date, start, end }) => overlap(periodOf(date, start, end), callPeriod(startsAt)));
  return event ? `At that time is an event now: ${event.type}. Call it off, or agree on another time.` : null;
}

interface Plan {
  week: CallWeek;
  /** Blocked, or busy at unknown hours. */
  isOff: (date: CalendarDate) => boolean;
  events: readonly Period[];
  calls: readonly Period[];
}

export function freeTimes({ week, isOff, events, calls }: Plan, now: number): number[] {
  const kept = [...events.map(({ from, to }) => ({ from: from - keptFree, to: to + keptFree })), ...calls];
  return daysOf(callDays(now)).flatMap((date) => {
    const hours = week[(weekdayOf(date) + 6) % 7];
    if (!hours || isOff(date)) return [];
    const open = periodOf(date, hours.opens, hours.closes);
    const length = callMinutes * minute;
    const times = Array.from(
      { length: Math.floor((open.to - open.from) / length) },
      (_, at) => open.from + at * length,
    );
    return times.filter((time) => time >= now + notice && !kept.some((each) => overlap(each, callPeriod(time))));
  });
}

const zoneIn = ({ locale }: Formats, zone: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;

/** "Tue, Mar 3, 4:00 PM EST", "martes 3 de marzo a las 4:00 p.m. (hora oriental)" */
export const callInWords = (startsAt: number, zone: string, formats = english): string =>
  fill(formats.zoned, {
    intl: written(
      formats.locale,
      {
        timeZone: zone,
        weekday: "short",
        month: "short",
        day: "numeric",
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
      },
      startsAt,
    ),
    date: weekdayIn(formats, startsAt, zone),
    time: momentIn(formats, startsAt, zone).time,
    zone: zoneIn(formats, zone, startsAt),
  });

export const callForDj = ({ startsAt, phone }: { startsAt: number; phone: string }): string =>
  `${callInWords(startsAt, site.timeZone)}, at ${phone}`;

const american = ["New_York", "Chicago", "Denver", "Phoenix", "Los_Angeles", "Anchorage"].map(
  (city) => `America/${city}`,
);

export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export function zonesAround(first: string, now: number, formats = english): Record<string, string> {
  const nameOf = (zone: string) => capitalized(zoneIn(formats, zone, now));
  const others = [...american, "Pacific/Honolulu"].filter((zone) => nameOf(zone) !== nameOf(first));
  return Object.fromEntries([first, ...others].map((zone) => [zone, nameOf(zone)]));
}
