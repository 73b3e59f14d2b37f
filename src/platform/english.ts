import { formats } from "../content/words/en/formats.ts";
import { type CalendarDate, calendarDateAt } from "./dates.ts";
import {
  briefDateIn,
  briefWeekdayIn,
  clockIn,
  dateIn,
  daysIn,
  instantIn,
  lengthIn,
  longDateIn,
  monthYearIn,
  timeIn,
  weekdayAndDateIn,
  weekdayIn,
} from "./language.ts";

/* For the DJ, who reads English. */

/** "Saturday, June 12, 2027" */
export const dateInWords = (date: CalendarDate): string => dateIn(formats, date);

/** "Jun 12, 2027" */
export const dateInBrief = (date: CalendarDate): string => briefDateIn(formats, date);

/** "Sat, Jun 12" */
export const weekdayInBrief = (date: CalendarDate): string => briefWeekdayIn(formats, date);

/** "Sat, Jun 12, 2027" */
export const weekdayAndDate = (date: CalendarDate): string => weekdayAndDateIn(formats, date);

/** "June 2027" */
export const monthOf = (date: CalendarDate): string => monthYearIn(formats, date);

/** "November 3, 2026" */
export const dayInWords = (instant: number): string => longDateIn(formats, calendarDateAt(instant));

/** "Nov 3, 2026" */
export const shortDayInWords = (instant: number): string => dateInBrief(calendarDateAt(instant));

/** "Nov 20, 2026, 4:05 PM EST" */
export const instantInWords = (instant: number): string => instantIn(formats, instant);

/** "6:00 PM" for `HH:MM`. */
export const timeInWords = (time: string): string => timeIn(formats, time);

/** "Saturday, November 21" */
export const weekdayInWords = (instant: number): string => weekdayIn(formats, instant);

/** "8:05 PM", with its day unless that is today. */
export const momentInWords = (instant: number, now: number): string => clockIn(formats, instant, now);

/** "1 hour", "6 hours", "7 hours and 15 minutes" */
export const lengthInWords = (hours: number): string => lengthIn(formats, hours);

export const daysInWords = (days: number): string => daysIn(formats, days);
