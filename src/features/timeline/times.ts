import { type CalendarDate, instantAt, minutesOf, timeInWords } from "../../platform/dates.ts";
import type { Moment } from "./model.ts";

const day = 1440;

/** Minutes: a pin before this is of the night after. */
const dawn = 360;

/** From the start of the booking's day: over 1440 when it is after midnight. */
function pinnedMinutes(pinnedAt: string, start: number): number {
  const at = minutesOf(pinnedAt);
  const isNextDay = start - at > day / 2 || (at < dawn && start >= dawn);
  return isNextDay ? at + day : at;
}

/** Minutes from the start of the booking's day; after midnight over 1440. */
export interface MomentTime {
  id: string;
  begin: number;
  end: number;
}

/**
 * Each moment begins when it is pinned or when the one before it is over; the first with the booking at `startTime`
 * (`HH:MM`).
 */
export function timesOf(
  moments: readonly Pick<Moment, "id" | "minutes" | "pinnedAt">[],
  startTime: string,
): MomentTime[] {
  const start = minutesOf(startTime);
  let next = start;
  return moments.map(({ id, minutes, pinnedAt }) => {
    const begin = pinnedAt === null ? next : pinnedMinutes(pinnedAt, start);
    next = begin + minutes;
    return { id, begin, end: next };
  });
}

/** Minutes from the start of its day: an end before the start is on the next day. */
export function bookedEnd(startTime: string, endTime: string): number {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  return end <= start ? end + day : end;
}

/** The booked hours, in instants. */
export const hoursOf = ({ startTime, endTime }: { startTime: string; endTime: string }, date: CalendarDate) => ({
  startsAt: instantAt(date, minutesOf(startTime)),
  endsAt: instantAt(date, bookedEnd(startTime, endTime)),
});

const two = (value: number) => String(value).padStart(2, "0");

/** `HH:MM` */
export const clockOf = (minutes: number): string => {
  const at = ((minutes % day) + day) % day;
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
};

/** "8:10 PM" */
export const clockWords = (minutes: number): string => timeInWords(clockOf(minutes));

/** "1 h 20 min", "45 min", "7 hours" */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : `${hours} h ${rest} min`;
}
