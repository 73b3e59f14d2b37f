import type icalLibrary from "ical.js";
import { wallClock } from "../../platform/dates.ts";
import { day, hour } from "../../platform/durations.ts";
import { offsetsOf } from "../../platform/time-zones.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;

/** Wall times in milliseconds, as if they were UTC. */
type Clock = (wall: number) => number;

/** Steps per zone, per clock change, and per lookup. */
const steps = { zone: 1000, change: 20, look: 20 } as const;

/** Enough for a dozen yearly rules since 1601. */
const mostChanges = 5000;

function knownZone(name: string): Clock | null {
  // Apple writes "GMT-0400"; others put the file's maker first: "/citadel.org/20190914_1/America/New_York".
  const timeZone = name.replace(/^(?:GMT|UTC)([+-]\d\d):?(\d\d)$/, "$1:$2").replace(/^\/.*\/(?=\w+\/\w+$)/, "");
  try {
    const ahead = offsetsOf(timeZone);
    return (wall) => ahead(wall - ahead(wall));
  } catch {
    return null;
  }
}

/** Infinite for rules that ical.js cannot expand to the end. */
function changesOf(ical: Ical, part: Component): number {
  const start = part.getFirstPropertyValue("dtstart");
  const rules = part.getAllProperties("rrule").map((property) => property.getFirstValue());
  const isCountable = rules.every((rule) => {
    if (!(rule instanceof ical.Recur) || rule.freq !== "YEARLY" || rule.interval !== 1) return false;
    const { BYMONTH: months, BYDAY: days, BYMONTHDAY: monthDays, ...others } = rule.parts;
    return months?.length === 1 && !(days && monthDays) && Object.keys(others).length === 0;
  });
  if (!(start instanceof ical.Time) || start.year < 1600 || !isCountable) return Number.POSITIVE_INFINITY;
  return 1 + part.getAllProperties("rdate").length + rules.length * Math.max(0, 2040 - start.year);
}

/**
 * Prefers the calendar's description of a zone if it can be expanded, then the well-known zone, then the business's.
 */
function clocksOf(ical: Ical, zones: readonly Component[], latest: number, spend: (steps: number) => void) {
  const described = new Map(zones.map((zone) => [String(zone.getFirstPropertyValue("tzid")), zone]));

  function describedZone(tzid: string): Clock | null {
    const component = described.get(tzid);
    const parts = component?.getAllSubcomponents() ?? [];
    const changes = parts.reduce((sum, part) => sum + changesOf(ical, part), 0);
    if (changes === 0 || changes > mostChanges) return null;
    spend(changes * steps.change);
    const zone = new ical.Timezone({ component, tzid });
    return (wall) => zone.utcOffset(ical.Time.fromJSDate(new Date(wall), true)) * 1000;
  }

  function clockOf(name: string): Clock {
    spend(steps.zone);
    const ahead = describedZone(name) ?? knownZone(name);
    if (!ahead) return (wall) => wall;
    const offsets = new Map<number, number>();
    return (wall) => {
      const at = Math.floor(Math.min(wall, latest) / hour);
      const offset = offsets.get(at) ?? ahead(at * hour);
      if (!offsets.has(at)) spend(steps.look);
      offsets.set(at, offset);
      return wallClock(wall - offset);
    };
  }

  const clocks = new Map<string | null, Clock>([[null, (wall) => wall]]);
  return (name: string | null): Clock => {
    const clock = clocks.get(name) ?? clockOf(String(name));
    clocks.set(name, clock);
    return clock;
  };
}

/** `wall` is in milliseconds, as `clock` shows it. */
export interface Written {
  wall: number;
  clock: Clock;
  isDate: boolean;
}

/** `length` is in milliseconds. */
export interface Entry {
  start: Written;
  length: number;
  isWhole: boolean;
  takesTime: boolean;
}

/** In the business's wall time. */
export const timeOf = ({ isWhole }: Pick<Entry, "isWhole">, { wall, clock }: Written): number =>
  isWhole ? wall : clock(wall);

/** Exceptions may name a day or a time; Exchange names whole days by their midnights. */
export const namesOf = (named: Written): string[] => {
  const date = Math.floor(named.wall / day);
  return named.isDate ? [`day ${date}`] : [`midnight ${date}`, `time ${named.clock(named.wall)}`];
};

export const isAmong = (names: ReadonlySet<string>, { isDate }: Written, { wall, clock }: Written): boolean => {
  const date = Math.floor(wall / day);
  return names.has(`day ${date}`) || names.has(isDate ? `midnight ${date}` : `time ${clock(wall)}`);
};

function takesTime(event: Component): boolean {
  const says = (name: string, value: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase() === value;
  return !(says("status", "CANCELLED") || says("transp", "TRANSPARENT") || says("x-microsoft-cdo-busystatus", "FREE"));
}

/** Times after `latest` are not counted; `ownClock` is that of the calendar's first zone. */
export function timesReader(ical: Ical, calendar: Component, latest: number, spend: (steps: number) => void) {
  const zones = calendar.getAllSubcomponents("vtimezone");
  const clockOf = clocksOf(ical, zones, latest, spend);
  const ownZone = zones[0]?.getFirstPropertyValue("tzid");

  function written(value: unknown, zone: string | null): Written | null {
    spend(1);
    const time = value instanceof ical.Period ? value.start : value;
    if (!(time instanceof ical.Time)) return null;
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    return { wall, isDate: time.isDate, clock: time.zone === ical.Timezone.utcTimezone ? wallClock : clockOf(zone) };
  }

  const timesIn = (event: Component, name: string): Written[] =>
    event.getAllProperties(name).flatMap((property) => {
      const zone = property.getFirstParameter("tzid") ?? null;
      return property.getValues().flatMap((value: unknown) => written(value, zone) ?? []);
    });

  function entryOf(event: Component): Entry | null {
    const [[start], [end]] = [timesIn(event, "dtstart"), timesIn(event, "dtend")];
    if (!start) return null;
    const duration = event.getFirstPropertyValue("duration");
    const lasts = duration instanceof ical.Duration ? duration.toSeconds() * 1000 : 0;
    // Outlook writes whole days from midnight to midnight.
    const isMidnight = ({ wall, clock, isDate }: Written) => wall % day === 0 && clock !== wallClock && !isDate;
    const isWhole = start.isDate || Boolean(end && isMidnight(start) && isMidnight(end) && end.wall > start.wall);
    const length = end ? timeOf({ isWhole }, end) - timeOf({ isWhole }, start) : lasts;
    return { start, length: isWhole ? Math.max(day, length) : length, isWhole, takesTime: takesTime(event) };
  }

  return { written, timesIn, entryOf, ownClock: clockOf(typeof ownZone === "string" ? ownZone : null) };
}
