import { type Show, schedule, weekdays } from "../../content/schedule.ts";
import { addDays, type CalendarDate, calendarDateAt, instantAt, weekdayOf } from "../../platform/dates.ts";

/** Instants in milliseconds. */
export interface Airing {
  show: Show;
  start: number;
  end: number;
}

const airingOn = (show: Show, date: CalendarDate): Airing => ({
  show,
  start: instantAt(date, show.start * 60),
  end: instantAt(date, (show.start + show.hours) * 60),
});

export function firstDate(show: Show, date: CalendarDate): CalendarDate {
  const days = (weekdays.indexOf(show.day) - weekdayOf(date) + 7) % 7;
  return addDays(date, days);
}

/** Yesterday counts, because a show may cross midnight. */
export function showTimes(instant: number): { onAir: Airing | null; next: Airing | null } {
  const yesterday = addDays(calendarDateAt(instant), -1);
  const airings = schedule
    .flatMap((show) => {
      const first = firstDate(show, yesterday);
      return [airingOn(show, first), airingOn(show, addDays(first, 7))];
    })
    .sort((one, other) => one.start - other.start);
  return {
    onAir: airings.find(({ start, end }) => start <= instant && instant < end) ?? null,
    next: airings.find(({ start }) => start > instant) ?? null,
  };
}
