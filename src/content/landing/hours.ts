import { mondayToSunday, type OpeningHours, officeHours } from "../office-hours.ts";

const workDays = mondayToSunday.slice(0, 5);

/** Opening hours by rows 9.36 to 9.41 of docs/spec-coverage.md. */
export const hours = {
  weddings: officeHours,
  offices: [{ days: workDays, opens: "09:00", closes: "18:00" }],
  parties: [{ days: mondayToSunday, opens: "10:00", closes: "22:00" }],
  nightclubs: [{ days: ["Thursday", "Friday", "Saturday"], opens: "20:00", closes: "03:00" }],
  schools: [{ days: mondayToSunday.slice(0, 6), opens: "09:00", closes: "23:00" }],
  celebrations: [{ days: mondayToSunday, opens: "09:00", closes: "23:00" }],
} as const satisfies Record<string, readonly OpeningHours[]>;
