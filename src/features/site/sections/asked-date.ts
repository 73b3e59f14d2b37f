import { type CalendarDate, calendarDateAt, dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import type { Span } from "../../../platform/months.ts";
import { titled } from "../../../platform/pages/metadata/page-metadata.ts";
import type { Chosen } from "../../../platform/pages/public/address.ts";
import { answerOf, daysAround, openDays } from "../../dates/date-state.ts";
import type { DateAnswer } from "../../dates/model.ts";
import { type OccupiedRow, occupiedIn } from "../../dates/occupied-days.ts";
import { datesQuery } from "../paths.ts";

/** What a page was asked of a date. */
export interface RequestedDate {
  /** The days that can be asked for. */
  open: Span;
  /** What was asked for, as it was typed; `undefined` when nothing was. */
  entry: string | undefined;
  /** The answer to it; `null` when nothing was asked for, or no date. */
  answer: DateAnswer | null;
  /** The town whose sunset is told; `null` for the bay's. */
  city: string | null;
}

/** The date that an address asks for; `null` without one. */
export function dateIn(chosen: Chosen): CalendarDate | null {
  const entry = chosen[datesQuery.date];
  return entry !== undefined && isCalendarDate(entry) ? entry : null;
}

/** The days to be read for the date that an address asks for; `null` when there are none. */
export function daysAsked(chosen: Chosen, now: number): Span | null {
  const date = dateIn(chosen);
  return date && daysAround(date, calendarDateAt(now));
}

/** What is to be said of the date that an address asks for, by the rows of `daysAsked`. */
export function requestedDate(
  chosen: Chosen,
  now: number,
  rows: readonly OccupiedRow[],
  city: string | null = null,
): RequestedDate {
  const date = dateIn(chosen);
  const today = calendarDateAt(now);
  const occupied = occupiedIn(rows, daysAsked(chosen, now));
  return {
    open: openDays(today),
    entry: chosen[datesQuery.date],
    answer: date ? answerOf(date, today, occupied) : null,
    city,
  };
}

/** Whether an address asks for a date: what it shows is then said for the moment alone. */
export const asksForDate = (chosen: Chosen): boolean => chosen[datesQuery.date] !== undefined;

/** The title of a page that answers a date; `null` for one that does not. */
export const titleOfAsked = ({ answer }: Pick<RequestedDate, "answer">): string | null =>
  answer && titled(`Is ${dateInWords(answer.date)} free?`);

/** For a page that was not asked for a date. */
export const notAsked = (): RequestedDate => requestedDate({}, Date.now(), []);
