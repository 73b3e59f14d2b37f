import { timeZone } from "../content/business.ts";
import { day, hour, minute } from "./durations.ts";

/** `YYYY-MM-DD` at the business; not an instant. */
export type CalendarDate = `${number}-${number}-${number}`;

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

export const isCalendarDate = (value: string): value is CalendarDate => {
  const parts = calendarDate.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** Instants are in milliseconds since the epoch, here and below. */
export const calendarDateAt = (instant: number): CalendarDate => dateOf(wallClock(instant));

/** `HH:MM` at the business. */
export const clockTimeAt = (instant: number): string => new Date(wallClock(instant)).toISOString().slice(11, 16);

export const yearAt = (instant: number): number => Number(calendarDateAt(instant).slice(0, 4));

const midnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

const dateOf = (utc: number): CalendarDate => {
  const date = new Date(utc).toISOString().slice(0, 10);
  if (!isCalendarDate(date)) throw new RangeError(`${date} is no calendar date`);
  return date;
};

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOf(midnight(date) + days * day);

export const daysBetween = (from: CalendarDate, to: CalendarDate): number => (midnight(to) - midnight(from)) / day;

/** 0 for Sunday. */
export const weekdayOf = (date: CalendarDate): number => new Date(midnight(date)).getUTCDay();

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once, as each takes the Worker a millisecond. */
function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, format);
  return format;
}

/**
 * Days and hours come as UTC. Engines differ in the space before AM and PM: islands must write what the server did.
 */
export const written = (locale: string, options: Intl.DateTimeFormatOptions, at: number): string =>
  formatIn(locale, { timeZone: "UTC", ...options })
    .format(at)
    .replace(/\s/gu, " ");

const clock: Intl.DateTimeFormatOptions = {
  timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
};

/** Milliseconds ahead of UTC, by hour: clocks change at full hours. */
const offsets = new Map<number, number>();

const mostHours = 2000;

function offsetIn(hourOfUtc: number): number {
  const cached = offsets.get(hourOfUtc);
  if (cached !== undefined) return cached;
  const instant = hourOfUtc * hour;
  const parts = new Map(
    formatIn("en-US", clock)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  if (offsets.size >= mostHours) offsets.clear();
  offsets.set(hourOfUtc, wall - instant);
  return wall - instant;
}

/** As the UTC time that reads the same, in whole seconds. */
export const wallClock = (instant: number): number =>
  Math.floor(instant / 1000) * 1000 + offsetIn(Math.floor(instant / hour));

/**
 * `minutes` may exceed 1440. Where clocks are set back, the first of two instants; where set forward, as RFC 5545
 * (3.3.5) has it.
 */
export function instantAt(date: CalendarDate, minutes: number): number {
  const wall = midnight(date) + minutes * minute;
  const offset = (instant: number) => wallClock(instant) - instant;
  const [before, after] = [offset(wall - day), offset(wall + day)];
  const matches = [wall - before, wall - after].find((instant) => wallClock(instant) === wall);
  return matches ?? wall - before;
}

export const yearEndAfter = (instant: number): number => instantAt(`${yearAt(instant) + 1}-01-01`, 0);

/** An instant with its day, time and time zone. */
export const moment: Intl.DateTimeFormatOptions = {
  timeZone,
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
};

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const two = (value: number): string => String(value).padStart(2, "0");

/** `HH:MM` of minutes from a midnight; a day later or earlier it is the same. */
export function clockOf(minutes: number): string {
  const at = ((minutes % 1440) + 1440) % 1440;
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

/** When `end` is earlier it is on the next day. */
export const hoursBetween = (start: string, end: string): number =>
  ((minutesOf(end) - minutesOf(start) + 1440) % 1440) / 60;
