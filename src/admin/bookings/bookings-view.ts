import type { DayOff } from "../../business/dates/days-off.ts";
import type { CalendarDate } from "../../dates.ts";

/** What the page shows: a list from today on or backwards, or the month between two days. */
export type BookingsView =
  | { name: "upcoming" | "past"; next: string | null; later: boolean }
  | { name: "month"; first: CalendarDate; last: CalendarDate; off: ReadonlyMap<CalendarDate, readonly DayOff[]> };
