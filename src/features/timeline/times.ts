import { formats as english } from "../../content/words/en/formats.ts";
import { type CalendarDate, clockOf, instantAt, minutesOf } from "../../platform/dates.ts";
import { countIn, timeIn } from "../../platform/language.ts";
import type { Moment } from "./model.ts";

const day = 1440;

/** Minutes: an earlier pin belongs to the next day. */
const dawn = 360;

function pinnedMinutes(pinnedAt: string, start: number): number {
  const at = minutesOf(pinnedAt);
  const isNextDay = start - at > day / 2 || (at < dawn && start >= dawn);
  return isNextDay ? at + day : at;
}

/** Minutes from the start of the booking's day; over 1440 after midnight. */
export interface PlannedTime {
  id: string;
  begin: number;
  end: number;
}

/** The first moment begins at `startTime` (`HH:MM`), others at their pin or when the one before is over. */
export function timesOf(
  moments: readonly Pick<Moment, "id" | "minutes" | "pinnedAt">[],
  startTime: string,
): PlannedTime[] {
  const start = minutesOf(startTime);
  let next = start;
  return moments.map(({ id, minutes, pinnedAt }) => {
    const begin = pinnedAt === null ? next : pinnedMinutes(pinnedAt, start);
    next = begin + minutes;
    return { id, begin, end: next };
  });
}

/** Minutes from the start of the day; over 1440 after midnight. */
export function bookedEnd(startTime: string, endTime: string): number {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  return end <= start ? end + day : end;
}

/** Gives instants. */
export const hoursOf = ({ startTime, endTime }: { startTime: string; endTime: string }, date: CalendarDate) => ({
  startsAt: instantAt(date, minutesOf(startTime)),
  endsAt: instantAt(date, bookedEnd(startTime, endTime)),
});

export const clockWords = (minutes: number, formats = english): string => timeIn(formats, clockOf(minutes));

/** "1 h 20 min", "45 min", "7 hours" */
export function lengthWords(minutes: number, formats = english): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? countIn(formats, formats.hours, hours) : `${hours} h ${rest} min`;
}
