import { inWords } from "../platform/numbers.ts";
import { schedule as allShows, identity, scheduleSince } from "./business.ts";
import { type Show, type Weekday, weekdays } from "./office-hours.ts";

export { scheduleSince };

export const schedule: readonly Show[] = identity.streamingChannel ? allShows : [];

export const freeToWatch = "Free to watch without an account; the chat asks for one at Twitch";

/** "Up to five live sets", "One live set" */
export const setsOfAWeek = (kind: "" | "live " | "free "): string =>
  schedule.length === 1 ? `One ${kind}set` : `Up to ${inWords(schedule.length)} ${kind}sets`;

/** "Up to five live sets a week"; "Live sets" without a schedule. */
export const setsAWeek = (kind: "live " | "free "): string =>
  schedule.length > 0 ? `${setsOfAWeek(kind)} a week` : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}sets`;

export const eventsComeFirst = "Events come first: a set is left out when its day is taken.";

export const dayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** "Tuesday to Sunday", "Thursday" */
export function daysOfSets(): string {
  const days = [...weekdays.slice(1), weekdays[0]].filter((day) => schedule.some((show) => show.day === day));
  const [first = weekdays[1], last = first] = [days[0], days.at(-1)];
  return first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`;
}

export const clockHour = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;

/** "8–10 PM", "9 PM–12 AM" */
export function showHours({ start, hours }: Show): string {
  const [from = "", half] = clockHour(start).split(" ");
  const until = clockHour(start + hours);
  return until.endsWith(` ${half}`) ? `${from}–${until}` : `${from} ${half}–${until}`;
}
