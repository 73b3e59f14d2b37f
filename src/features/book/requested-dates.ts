import { type ServiceKey, serviceKeys } from "../../content/services.ts";
import { addDays, type CalendarDate, isCalendarDate, monthOf, weekdayOf } from "../../platform/dates.ts";
import { monthAround, monthSpan, type Span } from "../../platform/months.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { answerOf, type Occupied, openDays, openWithin, stateOf } from "../dates/date-state.ts";
import type { DateAnswer, DateState } from "../dates/model.ts";
import { datesQuery } from "../site/paths.ts";

export interface ShownDay {
  date: CalendarDate;
  state: DateState;
}

export interface RequestedDates {
  open: Span;
  /** As typed. */
  entry: string | undefined;
  answer: DateAnswer | null;
  /** Gives the sunset; `null` for the business's own. */
  city: string | null;
  service: ServiceKey | null;
  /** The requested one, else the first with enough Saturdays. */
  month: Span & {
    stateOf: (day: CalendarDate) => DateState;
    saturdays: readonly CalendarDate[];
    before: CalendarDate | null;
    after: CalendarDate | null;
  };
  soonest: readonly CalendarDate[];
  saturdays: readonly (readonly [month: string, days: readonly ShownDay[]])[];
}

export function dateIn(chosen: Chosen): CalendarDate | null {
  const entry = chosen[datesQuery.date];
  return entry !== undefined && isCalendarDate(entry) ? entry : null;
}

/** Months with fewer free Saturdays are skipped. */
const choice = 2;

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

const saturdaysIn = ({ first, last }: Span): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = addDays(first, (saturday - weekdayOf(first) + 7) % 7); day <= last; day = addDays(day, 7))
    days.push(day);
  return days;
};

/** `occupied` must cover every open day. */
export function requestedDates(chosen: Chosen, today: CalendarDate, occupied: Occupied): RequestedDates {
  const open = openDays(today);
  const date = dateIn(chosen);
  const stateOn = (day: CalendarDate) => stateOf(day, today, occupied);
  const isFree = (day: CalendarDate) => stateOn(day) === "free";
  const asked = monthSpan(date?.slice(0, 7) ?? chosen[datesQuery.month]);
  const first = monthAround(open.first);
  const next = monthAround(addDays(first.last, 1));
  const begin = saturdaysIn(first).filter(isFree).length < choice ? next : first;
  const month = asked && openWithin(asked, today) ? asked : begin;
  const [before, after] = [addDays(month.first, -1), addDays(month.last, 1)];
  const saturdays = saturdaysFrom(open.first);
  return {
    open,
    entry: chosen[datesQuery.date],
    city: chosen[datesQuery.city] ?? null,
    service: serviceKeys.find((key) => key === chosen[datesQuery.service]) ?? null,
    answer: date && answerOf(date, today, occupied),
    month: {
      ...month,
      stateOf: stateOn,
      saturdays: saturdaysIn(month),
      before: before >= open.first ? before : null,
      after: after <= open.last ? after : null,
    },
    soonest: saturdays
      .flatMap(([, days]) => days)
      .filter(isFree)
      .slice(0, 3),
    saturdays: saturdays.map(([name, days]) => [name, days.map((day) => ({ date: day, state: stateOn(day) }))]),
  };
}
