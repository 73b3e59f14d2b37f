import { mondayToSunday, type OpeningHours } from "../office-hours.ts";

/** `office`: the office hours alone. */
export interface ServiceHours {
  label: string;
  spans: readonly OpeningHours[] | "office";
}

const workDays = mondayToSunday.slice(0, 5);

export const hours = {
  weddings: { label: "Office hours", spans: "office" },
  offices: { label: "Planning with companies", spans: [{ days: workDays, opens: "09:00", closes: "18:00" }] },
  parties: { label: "Parties begin", spans: [{ days: mondayToSunday, opens: "10:00", closes: "22:00" }] },
  nightclubs: {
    label: "Club nights are played",
    spans: [{ days: ["Thursday", "Friday", "Saturday"], opens: "20:00", closes: "03:00" }],
  },
  schools: {
    label: "School dances are played",
    spans: [{ days: mondayToSunday.slice(0, 6), opens: "09:00", closes: "23:00" }],
  },
  celebrations: {
    label: "Celebrations are played",
    spans: [{ days: mondayToSunday, opens: "09:00", closes: "23:00" }],
  },
} as const satisfies Record<string, ServiceHours>;
