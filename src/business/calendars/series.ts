import type icalLibrary from "ical.js";
import { calendarDateAt } from "../../dates.ts";
import { instantOf, isDescribed, wallTimeAt } from "./zones.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;
type Time = InstanceType<Ical["Time"]>;
type Rule = InstanceType<Ical["Recur"]>;

const dayOf = ({ Time }: Ical, time: Time): Time => Time.fromDateString(time.toString().slice(0, 10));

/** The time at which a series that starts at `start` happens on the day of `day`. */
function onDayOf(day: Time, start: Time): Time {
  const time = start.clone();
  [time.year, time.month, time.day] = [day.year, day.month, day.day];
  return time;
}

/**
 * Writes which occurrence a changed one replaces as its series counts them. Exchange names one of a whole day by its midnight, and
 * others name a time in another zone, or by its day alone.
 */
export function nameAsSeries(ical: Ical, change: Component, start: Time): void {
  const property = change.getFirstProperty("recurrence-id");
  const named = property?.getFirstValue();
  if (!property || !(named instanceof ical.Time) || (named.isDate && start.isDate)) return;
  const time = start.isDate
    ? dayOf(ical, named)
    : named.isDate
      ? onDayOf(named, start)
      : named.convertToZone(start.zone ?? named.zone);
  property.removeParameter("tzid");
  property.resetType(start.isDate ? "date" : "date-time");
  property.setValue(time);
}

/** A series as its rules count it: its first time, the zone that this names, and what its calendar describes as its own. */
interface Counted {
  start: Time;
  zone: string | null;
  described: Component | null;
}

/**
 * Writes the end of a rule as its series counts. Of whole days it is a day by the clock of the calendar's own zone, for Exchange
 * writes the midnight with which the last one begins, in UTC; of times a day lasts to its end, and UTC is as clocks of a zone
 * show it which the file does not describe.
 */
export function endAsSeries(ical: Ical, rule: Rule, { start, zone, described }: Counted): void {
  const { until } = rule;
  if (!until || (until.isDate && start.isDate)) return;
  if (until.isDate) {
    rule.until = onDayOf(until, start);
    return;
  }
  const instant = until.toUnixTime() * 1000;
  if (start.isDate)
    rule.until = described
      ? dayOf(ical, until.convertToZone(new ical.Timezone(described)))
      : ical.Time.fromDateString(calendarDateAt(instant));
  else if (
    until.zone?.tzid === "UTC" &&
    zone &&
    !(start.zone && start.zone.tzid !== "floating" && isDescribed(start.zone))
  )
    rule.until = ical.Time.fromJSDate(wallTimeAt(instant, zone), true);
}

/**
 * Tells which occurrences of a series are called off by its EXDATEs, each a day or a time, and takes those from it: ical.js skips one
 * that follows another which matches nothing.
 */
export function takeExclusions(
  ical: Ical,
  series: Component,
  start: Time,
): (occurrence: Time, zone: string | null) => boolean {
  const [days, instants] = [new Set<string>(), new Set<number>()];
  for (const property of series.getAllProperties("exdate")) {
    const named = property.getFirstParameter("tzid");
    const zone = typeof named === "string" ? named : null;
    for (const value of property.getValues())
      if (value instanceof ical.Time) {
        if (value.isDate || start.isDate) days.add(dayOf(ical, value).toString());
        else instants.add(instantOf(value, zone));
      }
  }
  series.removeAllProperties("exdate");
  if (days.size + instants.size === 0) return () => false;
  return (occurrence, zone) =>
    days.has(dayOf(ical, occurrence).toString()) ||
    (!occurrence.isDate && instants.size > 0 && instants.has(instantOf(occurrence, zone)));
}
