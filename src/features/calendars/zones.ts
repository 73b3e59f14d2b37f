import type icalLibrary from "ical.js";
import { wallClock } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { offsetsOf } from "../../platform/time-zones.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;

/** Wall times in milliseconds, as if they were UTC. */
export type Clock = (wall: number) => number;

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
export function clocksOf(ical: Ical, zones: readonly Component[], latest: number, spend: (steps: number) => void) {
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
