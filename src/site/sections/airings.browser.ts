import { type Weekday, weekdays } from "../../content/schedule.ts";
import { timeZone } from "../../content/time-zone.ts";
import { hour, day as oneDay } from "../../durations.ts";

/** One airing of a weekly show, from `start` to `end` (instants in milliseconds). */
interface Airing {
  show: Weekday;
  /** Full hours of the clock at the business; the second is past 24 after midnight. */
  from: number;
  until: number;
  start: number;
  end: number;
}

/**
 * What clocks at the business show at `instant`, as the UTC time that reads the same. Swedish writes times as ISO 8601 does:
 * `dates.ts`, which needs no such luck, weighs more than all of this.
 */
const wallClock = (instant: number): number =>
  Date.parse(`${new Date(instant).toLocaleString("sv", { timeZone }).replace(" ", "T")}Z`);

const weekdayOf = (time: number): Weekday => weekdays[new Date(time).getUTCDay()] ?? "sunday";

/** The airings from yesterday's, which may cross midnight, to those in a week, by the schedules that the page shows. */
export function airingsAround(now: number): { today: Weekday; airings: Airing[] } {
  const wall = wallClock(now);
  const midnight = wall - (wall % oneDay);
  const instantAt = (time: number) => {
    const near = time - wall + now;
    return time - wallClock(near) + near;
  };
  const airings: Airing[] = [];
  for (const slot of document.querySelectorAll<HTMLElement>("[data-show] [data-hours]")) {
    const day = slot.closest<HTMLElement>("[data-show]")?.dataset.show;
    const from = Number(slot.dataset.start);
    const until = from + Number(slot.dataset.hours);
    for (let date = midnight - oneDay; date <= midnight + 7 * oneDay; date += oneDay) {
      const show = weekdayOf(date);
      if (show === day)
        airings.push({ show, from, until, start: instantAt(date + from * hour), end: instantAt(date + until * hour) });
    }
  }
  return {
    today: weekdayOf(wall),
    airings: airings.sort((one, other) => one.start - other.start),
  };
}
