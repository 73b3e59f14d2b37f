import type { CalendarDate } from "../platform/dates.ts";
import { inWords } from "../platform/numbers.ts";

/** Days of the week in the order of `Date.prototype.getUTCDay`. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** A weekly live set. `start` is the full hour of the day at the business, from 0 to 23; a set may end after midnight. */
export interface Show {
  readonly day: Weekday;
  readonly start: number;
  readonly hours: number;
}

/** What watching takes, and what writing in the chat takes besides. */
export const freeToWatch = "Free to watch without an account; the chat asks for one at Twitch";

/** The live sets of every week, Monday first. */
export const schedule: readonly Show[] = [
  { day: "tuesday", start: 20, hours: 2 },
  { day: "thursday", start: 20, hours: 2 },
  { day: "friday", start: 21, hours: 3 },
  { day: "saturday", start: 20, hours: 3 },
  { day: "sunday", start: 14, hours: 2 },
];

/** How many sets `schedule` has, as a sentence begins with it. */
export const setsAWeek = /* @__PURE__ */ (() => `Up to ${inWords(schedule.length)}`)();

/** What becomes of a set when somebody has booked the day: one DJ plays one event a day. */
export const eventsComeFirst = "A booked event comes first: that day’s set is left out.";

/**
 * The day from which the schedule above holds. Calendars repeat each show from here; move it when a show moves, so that
 * what visitors have saved is known to be older.
 */
export const scheduleSince: CalendarDate = "2026-01-01";

/** "tuesday" as it begins a sentence. */
export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** A full hour on a twelve-hour clock: 20 is "8 PM", 24 is "12 AM". */
export const clockHour = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;

/** From when to when, as short as people say it: "8–10 PM", "9 PM–12 AM". */
export function showHours({ start, hours }: Show): string {
  const [from = "", half] = clockHour(start).split(" ");
  const until = clockHour(start + hours);
  return until.endsWith(` ${half}`) ? `${from}–${until}` : `${from} ${half}–${until}`;
}
