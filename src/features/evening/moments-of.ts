import { type CalendarDate, instantAt, minutesOf } from "../../platform/dates.ts";
import { bookedEnd, timesOf } from "../timeline/times.ts";
import type { Evening } from "./read-evening.ts";

/** A moment of an evening with its begin and end as instants. `isDone`: the DJ has ticked it off. */
export type TimedMoment = ReturnType<typeof momentsOf>[number];

/** The moments in order: each begins where it is pinned, or when the one before it is over. */
export function momentsOf({ booking, moments, ticks }: Evening, date: CalendarDate) {
  const done = new Set(ticks.filter(({ done }) => done).map(({ subject }) => subject));
  const times = new Map(timesOf(moments, booking.startTime).map((time) => [time.id, time]));
  return moments.map((moment) => {
    const { begin = 0, end = 0 } = times.get(moment.id) ?? {};
    return {
      ...moment,
      beginsAt: instantAt(date, begin),
      endsAt: instantAt(date, end),
      isDone: done.has(momentSubject(moment.id)),
    };
  });
}

/** What a tick of a moment, and of a thing that is packed, names. */
export const momentSubject = (id: string): string => `moment:${id}`;
export const packingSubject = (thing: string): string => `packed:${thing}`;

/** When the booked hours of an evening begin and end, as instants. */
export function hoursOf({ startTime, endTime }: Pick<Evening["booking"], "startTime" | "endTime">, date: CalendarDate) {
  return {
    startsAt: instantAt(date, minutesOf(startTime)),
    endsAt: instantAt(date, bookedEnd(startTime, endTime)),
  };
}
