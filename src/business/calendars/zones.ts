import type icalLibrary from "ical.js";
import { wallClock } from "../../dates.ts";
import { hour, minute } from "../../durations.ts";

type Ical = typeof icalLibrary;
type Component = InstanceType<Ical["Component"]>;

/** What clocks at the business show when those of a zone show `wall`; times that clocks show are milliseconds, as UTC has them. */
export type Clock = (wall: number) => number;

/** Steps that a zone takes, a yearly rule of one (which is counted from the 17th century on), and a look at an hour of it. */
const steps = { zone: 1000, rule: 3000, look: 20 } as const;

/** How far the clocks of a zone that everybody knows are ahead of UTC when they show a time; `null` for other names. */
function knownZone(name: string): Clock | null {
  // "GMT-0400" as Apple names an offset, and names with the maker of the file before them: "/citadel.org/20190914_1/America/New_York".
  const timeZone = name.replace(/^(?:GMT|UTC)([+-]\d\d):?(\d\d)$/, "$1:$2").replace(/^\/.*\/(?=\w+\/\w+$)/, "");
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
    const ahead = (instant: number): number => {
      const shown = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
      const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(shown) ?? [];
      return (sign === "-" ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
    };
    return (wall) => ahead(wall - ahead(wall));
  } catch {
    return null;
  }
}

/**
 * Whether ical.js can count what a file says of a zone, and when: each part from a day on, by a day of a month each year at most. It
 * would follow any other rule for good, and early files of Apple's name two offsets and no day.
 */
const isCountable = (ical: Ical, part: Component): boolean => {
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
};

/**
 * The clocks of a calendar's zones by their names: as it describes them, else as everybody knows them, else as at the business. None
 * is asked about a time after `latest`, until which ical.js counts what a zone does.
 */
export function clocksOf(ical: Ical, zones: readonly Component[], latest: number, spend: (steps: number) => void) {
  const described = new Map(zones.map((zone) => [String(zone.getFirstPropertyValue("tzid")), zone]));
  const clocks = new Map<string, Clock>();

  function describedZone(name: string): Clock | null {
    const parts = described.get(name)?.getAllSubcomponents() ?? [];
    const component = described.get(name);
    if (!component || parts.length === 0 || !parts.every((part) => isCountable(ical, part))) return null;
    spend(steps.rule * parts.filter((part) => part.hasProperty("rrule")).length);
    const zone = new ical.Timezone({ component, tzid: name });
    return (wall) => {
      const time = ical.Time.fromJSDate(new Date(wall), true);
      return zone.utcOffset(time) * 1000;
    };
  }

  return (name: string | null): Clock => {
    if (name === null) return (wall) => wall;
    const clock = clocks.get(name);
    if (clock) return clock;
    spend(steps.zone);
    const ahead = describedZone(name) ?? knownZone(name);
    const hours = new Map<number, number>();
    const made: Clock = (wall) => {
      const at = Math.floor(Math.min(wall, latest) / hour);
      const offset = hours.get(at) ?? ahead?.(at * hour) ?? 0;
      if (!hours.has(at)) spend(steps.look);
      hours.set(at, offset);
      return wallClock(wall - offset);
    };
    const own: Clock = ahead ? made : (wall) => wall;
    clocks.set(name, own);
    return own;
  };
}
