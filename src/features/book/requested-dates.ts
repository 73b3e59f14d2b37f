import { type ServiceKey, serviceKeys } from "../../content/services.ts";
import { addDays, type CalendarDate, isCalendarDate, weekdayOf } from "../../platform/dates.ts";
import { monthAround, monthSpan, type Span } from "../../platform/months.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { answerOf, type Occupied, openDays, openWithin, stateOf } from "../dates/date-state.ts";
import type { DateAnswer, DateState } from "../dates/model.ts";
import { datesParameters } from "../site/paths.ts";

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
  saturdays: readonly (readonly ShownDay[])[];
}

export function chosenDate(chosen: Chosen): CalendarDate | null {
  const entry = chosen[datesParameters.date];
  return entry !== undefined && isCalendarDate(entry) ? entry : null;
}

/** Months with fewer free Saturdays are skipped. */
const choice = 2;

const saturday = 6;
const shownMonths = 12;

/** By month. */
function saturdaysFrom(first: CalendarDate): CalendarDate[][] {
  const nearest = addDays(first, saturday - weekdayOf(first));
  const days = Array.from({ length: 53 }, (_, week) => addDays(nearest, 7 * week));
  return [...Map.groupBy(days, (day) => day.slice(0, 7)).values()].slice(0, shownMonths);
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
  const date = chosenDate(chosen);
  const stateOn = (day: CalendarDate) => stateOf(day, today, occupied);
  const isFree = (day: CalendarDate) => stateOn(day) === "free";
  const asked = monthSpan(date?.slice(0, 7) ?? chosen[datesParameters.month]);
  const first = monthAround(open.first);
  const next = monthAround(addDays(first.last, 1));
  const begin = saturdaysIn(first).filter(isFree).length < choice ? next : first;
  const month = asked && openWithin(asked, today) ? asked : begin;
  const [before, after] = [addDays(month.first, -1), addDays(month.last, 1)];
  const saturdays = saturdaysFrom(open.first);
  return {
    open,
    entry: chosen[datesParameters.date],
    city: chosen[datesParameters.city] ?? null,
    service: serviceKeys.find((key) => key === chosen[datesParameters.service]) ?? null,
    answer: date && answerOf(date, today, occupied),
    month: {
      ...month,
      stateOf: stateOn,
      saturdays: saturdaysIn(month),
      before: before >= open.first ? before : null,
      after: after <= open.last ? after : null,
    },
    soonest: saturdays.flat().filter(isFree).slice(0, 3),
    saturdays: saturdays.map((days) => days.map((day) => ({ date: day, state: stateOn(day) }))),
  };
}
