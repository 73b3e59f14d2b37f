import type icalLibrary from "ical.js";
import { wallClock } from "../../dates.ts";
import { hour, minute } from "../../durations.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;

/** What clocks at the business show when those of a zone show `wall`; such times are milliseconds, as if they were UTC. */
export type Clock = (wall: number) => number;

/** Steps that a zone takes, a yearly rule of one (which is counted from the 17th century on), and a look at an hour of it. */
const steps = { zone: 1000, rule: 3000, look: 20 } as const;

/** How far clocks of a zone that everybody knows are ahead of UTC when they show a time. */
function knownZone(name: string): Clock | null {
  // Apple names an offset "GMT-0400"; others put the maker of a file first: "/citadel.org/20190914_1/America/New_York".
  const timeZone = name.replace(/^(?:GMT|UTC)([+-]\d\d):?(\d\d)$/, "$1:$2").replace(/^\/.*\/(?=\w+\/\w+$)/, "");
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const ahead = (instant: number): number => {
      const offset = /([+-])(\d\d):(\d\d)/.exec(format.format(instant));
      const [, sign, hours = 0, minutes = 0] = offset ?? [];
      return (sign === "-" ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
    };
    return (wall) => ahead(wall - ahead(wall));
  } catch {
    return null;
  }
}

/** Whether ical.js comes to an end with a part of a zone: one that holds from a day on, and each year from a day of a month. */
function isCountable(ical: Ical, part: Component): boolean {
  const start = part.getFirstPropertyValue("dtstart");
  return (
    start instanceof ical.Time &&
    start.year > 1600 &&
    part.getAllProperties("rrule").every((property) => {
      const rule = property.getFirstValue();
      if (!(rule instanceof ical.Recur) || rule.freq !== "YEARLY" || rule.interval !== 1) return false;
      const { BYMONTH: months, BYDAY: days, BYMONTHDAY: monthDays, ...others } = rule.parts;
      return months?.length === 1 && !(days && monthDays) && Object.keys(others).length === 0;
    })
  );
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
    if (parts.length === 0 || !parts.every((part) => isCountable(ical, part))) return null;
    spend(steps.rule * parts.filter((part) => part.hasProperty("rrule")).length);
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
