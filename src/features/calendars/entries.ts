import type icalLibrary from "ical.js";
import { wallClock } from "../../platform/dates.ts";
import { day } from "../../platform/durations.ts";
import { type Clock, clocksOf } from "./zones.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;

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
