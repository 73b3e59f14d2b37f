import { type CalendarDate, instantAt, minutesOf } from "../../dates.ts";
import type { Evening } from "./read-evening.ts";

const midnightToMidnight = 1440;

/** When a wall-clock time of an evening that begins at `start` is, in minutes after midnight of its day: 1440 and more the day after. */
const afterStart = (time: string, start: string): number =>
  minutesOf(time) + (minutesOf(time) < minutesOf(start) - 6 * 60 ? midnightToMidnight : 0);

/** A moment of an evening with its begin and end as instants. `isDone`: the DJ has ticked it off. */
export type TimedMoment = ReturnType<typeof momentsOf>[number];

/** The moments in order: each begins where it is pinned, or when the one before it is over. */
export function momentsOf({ booking, moments, ticks }: Evening, date: CalendarDate) {
  const done = new Set(ticks.filter(({ done }) => done).map(({ subject }) => subject));
  let next = minutesOf(booking.startTime);
  return moments.map(({ pinnedAt, minutes, ...moment }) => {
    const begin = pinnedAt === null ? next : afterStart(pinnedAt, booking.startTime);
    next = begin + minutes;
    return {
      ...moment,
      minutes,
      beginsAt: instantAt(date, begin),
      endsAt: instantAt(date, next),
      isDone: done.has(momentSubject(moment.id)),
    };
  });
}

/** What a tick of a moment, and of a thing that is packed, names. */
export const momentSubject = (id: string): string => `moment:${id}`;
export const packingSubject = (thing: string): string => `packed:${thing}`;

/** When the booked hours of an evening begin and end, as instants. */
export function hoursOf({ startTime, endTime }: Pick<Evening["booking"], "startTime" | "endTime">, date: CalendarDate) {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
  return {
    startsAt: instantAt(date, start),
    endsAt: instantAt(date, end <= start ? end + midnightToMidnight : end),
  };
}
