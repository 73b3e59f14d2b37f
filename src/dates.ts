import { site } from "./content/site.ts";

/** A calendar date in the business's time zone, `YYYY-MM-DD`. It is not an instant. */
export type CalendarDate = `${number}-${number}-${number}`;

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether `value` names a day that exists in the Gregorian calendar (2027-02-29 does not). */
export const isCalendarDate = (value: string): value is CalendarDate => {
  const parts = calendarDate.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The calendar date at the business at `instant` (milliseconds since the epoch). */
export const calendarDateAt = (instant: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone, dateStyle: "short" }).format(instant);

/** A calendar date in words: "Saturday, June 12, 2027". */
export const dateInWords = (date: CalendarDate): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "full" }).format(new Date(`${date}T00:00:00Z`));

/** The month of an instant at the business: "April 2025". */
export const monthInWords = (instant: number): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, year: "numeric", month: "long" }).format(instant);

/** An instant in words at the business: "Nov 20, 2026, 4:05 PM EST". */
export const instantInWords = (instant: number): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: site.timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(instant);
