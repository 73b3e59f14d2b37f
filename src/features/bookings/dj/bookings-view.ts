import type { CalendarDate } from "../../../platform/dates.ts";
import type { DayOff } from "../../dates/days-off.ts";

/** What the page shows: a list from today on or backwards, or the month between two days. */
export type BookingsView =
  | { name: "upcoming" | "past"; next: string | null; later: boolean }
  | { name: "month"; first: CalendarDate; last: CalendarDate; off: ReadonlyMap<CalendarDate, readonly DayOff[]> };
