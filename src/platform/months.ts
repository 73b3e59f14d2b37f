import { addDays, type CalendarDate, isCalendarDate, weekdayOf } from "./dates.ts";

/** Both days included. */
export interface Span {
  first: CalendarDate;
  last: CalendarDate;
}

/** `null` unless `month` is `YYYY-MM`. */
export function monthSpan(month: string | undefined): Span | null {
  const first = `${month}-01`;
  // Leaves room for the months around it.
  if (!isCalendarDate(first) || first < "1900-02-01" || first > "9000-01-01") return null;
  return monthAround(first);
}

export function monthAround(date: CalendarDate): Span {
  const first = addDays(date, 1 - Number(date.slice(8)));
  const afterward = addDays(first, 31);
  return { first, last: addDays(afterward, -Number(afterward.slice(8))) };
}

export function daysOf({ first, last }: Span): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Sunday first; `null` outside of the span. */
export function weeksOf(span: Span): (CalendarDate | null)[][] {
  const blank = (count: number) => Array.from({ length: count }, () => null);
  const cells = [...blank(weekdayOf(span.first)), ...daysOf(span)];
  const padded = [...cells, ...blank((7 - (cells.length % 7)) % 7)];
  return Array.from({ length: padded.length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7));
}
