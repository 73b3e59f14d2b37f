import type { EventCategory } from "../../content/categories.ts";
import type { OpeningHours } from "../../content/office-hours.ts";
import type { Show } from "../../content/schedule.ts";
import type { CalendarDate } from "../../platform/dates.ts";

export const discountPercent = 10;

export const discountCodes: Readonly<Record<EventCategory, string>> = {
  corporate: "HERONWORK",
  wedding: "HERONLOVE",
  "private-party": "HERONFUN",
};

export const standardOfficeHours: readonly OpeningHours[] = [
  { days: ["Tuesday", "Wednesday", "Thursday"], opens: "11:00", closes: "19:00" },
];

export const schedule: readonly Show[] = [{ day: "monday", start: 19, hours: 1 }];

export const scheduleSince: CalendarDate = "2026-02-01";
