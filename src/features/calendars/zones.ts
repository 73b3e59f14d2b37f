import type icalLibrary from "ical.js";
import { wallClock } from "../../platform/dates.ts";
import { hour } from "../../platform/durations.ts";
import { offsetsOf } from "../../platform/time-zones.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;

/** What clocks at the business show when those of a zone show `wall`; such times are milliseconds, as if they were UTC. */
export type Clock = (wall: number) => number;

/** Steps that a zone takes, a change of one, and a look at an hour of it. */
const steps = { zone: 1000, change: 20, look: 20 } as const;

/** Changes that a zone may have: a dozen yearly rules since 1601. */
const mostChanges = 5000;

/** How far clocks of a zone that everybody knows are ahead of UTC when they show a time. */
function knownZone(name: string): Clock | null {
  // Apple names an offset "GMT-0400"; others put the maker of a file first: "/citadel.org/20190914_1/America/New_York".
  const timeZone = name.replace(/^(?:GMT|UTC)([+-]\d\d):?(\d\d)$/, "$1:$2").replace(/^\/.*\/(?=\w+\/\w+$)/, "");
  try {
    const ahead = offsetsOf(timeZone);
    return (wall) => ahead(wall - ahead(wall));
  } catch {
    return null;
  }
}

/**
 * How many changes ical.js counts of a part of a zone: it comes to an end with one that holds from a day on, and each year from a day
 * of a month, and with no other.
 */
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
 * The clocks of a calendar's zones by their names: as it describes them if that can be counted, else as everybody knows them, else as
 * at the business. None is asked about a time after `latest`, until which ical.js counts what a zone does.
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
