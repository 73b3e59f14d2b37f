import type { CalendarDate } from "../platform/dates.ts";
import type { EventCategory } from "./categories.ts";
import type { OpeningHours } from "./office-hours.ts";
import type { Show } from "./schedule.ts";

/** Off one package or single service for who asks for a quote. */
export const discountPercent = 25;

export const discountCodes: Readonly<Record<EventCategory, string>> = {
  corporate: "CORP25",
  wedding: "WEDDING25",
  "private-party": "PARTY25",
};

/** Until the DJ sets others: read those of `officeHoursOf` in features/settings. */
export const standardOfficeHours: readonly OpeningHours[] = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
  { days: ["Saturday", "Sunday"], opens: "10:00", closes: "22:00" },
];

/** Monday first. */
export const schedule: readonly Show[] = [
  { day: "tuesday", start: 20, hours: 2 },
  { day: "thursday", start: 20, hours: 2 },
  { day: "friday", start: 21, hours: 3 },
  { day: "saturday", start: 20, hours: 3 },
  { day: "sunday", start: 14, hours: 2 },
];

/** Calendars repeat each show from here; move it when a show moves, so that saved calendars are known to be older. */
export const scheduleSince: CalendarDate = "2026-01-01";
