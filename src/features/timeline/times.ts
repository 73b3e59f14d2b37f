import { minutesOf, timeInWords } from "../../platform/dates.ts";
import type { Moment } from "./model.ts";

const day = 1440;

/** Before this an evening is not over yet: a pin in the small hours is of the night after, in minutes. */
const dawn = 360;

/** A pinned time in minutes from the start of the booking's day: over 1440 when it is after midnight. */
function pinnedMinutes(pinnedAt: string, start: number): number {
  const at = minutesOf(pinnedAt);
  const isNextDay = start - at > day / 2 || (at < dawn && start >= dawn);
  return isNextDay ? at + day : at;
}

/** When a moment begins and ends, in minutes from the start of the booking's day; after midnight over 1440. */
export interface MomentTime {
  id: string;
  begin: number;
  end: number;
}

/**
 * The times of moments in their order: each begins when the one before it is over, or when it is pinned; the first with
 * the booking at `startTime` (`HH:MM`).
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

/** The end of a booking in minutes from the start of its day: an end before the start is on the next day. */
export function bookedEnd(startTime: string, endTime: string): number {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  return end <= start ? end + day : end;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Minutes from the start of a day as `HH:MM` of a clock. */
export const clockOf = (minutes: number): string => {
  const at = ((minutes % day) + day) % day;
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
};

/** Minutes from the start of a day in words of a clock: "8:10 PM". */
export const clockWords = (minutes: number): string => timeInWords(clockOf(minutes));

/** A length in words: "1 h 20 min", "45 min", "7 hours". */
export function lengthWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} ${hours === 1 ? "hour" : "hours"}` : `${hours} h ${rest} min`;
}
