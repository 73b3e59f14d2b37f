import { addDays, type CalendarDate, monthOf, weekdayOf } from "../../platform/dates.ts";
import { monthAround, monthSpan, type Span } from "../../platform/months.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { answerOf, type Occupied, openDays, openWithin, stateOf } from "../dates/date-state.ts";
import type { DateState } from "../dates/model.ts";
import { datesQuery } from "../site/paths.ts";
import { dateIn, type RequestedDate } from "../site/sections/asked-date.ts";

export interface ShownDay {
  date: CalendarDate;
  state: DateState;
}

/** What the booking page says of dates. */
export interface RequestedDates extends RequestedDate {
  /** The month that was asked for, else the first with dates that can be; and a day of the months around it that have such dates. */
  month: Span & {
    stateOf: (day: CalendarDate) => DateState;
    before: CalendarDate | null;
    after: CalendarDate | null;
  };
  /** The Saturdays of twelve months, under the name of their month. */
  saturdays: readonly (readonly [month: string, days: readonly ShownDay[]])[];
}

const saturday = 6;
const shownMonths = 12;

function saturdaysFrom(first: CalendarDate): [month: string, days: CalendarDate[]][] {
  const nearest = addDays(first, saturday - weekdayOf(first));
  const months = new Map<string, CalendarDate[]>();
  for (let week = 0; week < 53; week++) {
    const day = addDays(nearest, 7 * week);
    const month = monthOf(day);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].slice(0, shownMonths);
}

/** What is to be said of what an address asks for. `occupied` must hold every day that can be asked for. */
export function requestedDates(chosen: Chosen, today: CalendarDate, occupied: Occupied): RequestedDates {
  const open = openDays(today);
  const date = dateIn(chosen);
  const shown = (day: CalendarDate): ShownDay => ({ date: day, state: stateOf(day, today, occupied) });
  const asked = monthSpan(date?.slice(0, 7) ?? chosen[datesQuery.month]);
  const month = asked && openWithin(asked, today) ? asked : monthAround(open.first);
  const [before, after] = [addDays(month.first, -1), addDays(month.last, 1)];
  return {
    open,
    entry: chosen[datesQuery.date],
    city: chosen[datesQuery.city] ?? null,
    answer: date && answerOf(date, today, occupied),
    month: {
      ...month,
      stateOf: (day) => stateOf(day, today, occupied),
      before: before >= open.first ? before : null,
      after: after <= open.last ? after : null,
    },
    saturdays: saturdaysFrom(open.first).map(([name, days]) => [name, days.map(shown)]),
  };
}
