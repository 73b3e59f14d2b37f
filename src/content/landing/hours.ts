import { mondayToSunday, type OpeningHours, officeHours } from "../office-hours.ts";

const workDays = mondayToSunday.slice(0, 5);

/** Opening hours by rows 9.36 to 9.41 of docs/spec-coverage.md. */
export const hours = {
  weddings: [
    { days: workDays, opens: "09:00", closes: "18:00" },
    { days: ["Saturday", "Sunday"], opens: "10:00", closes: "22:00" },
  ],
  offices: officeHours,
  parties: [{ days: mondayToSunday, opens: "10:00", closes: "22:00" }],
  nightclubs: [{ days: ["Thursday", "Friday", "Saturday"], opens: "20:00", closes: "03:00" }],
  schools: [{ days: mondayToSunday.slice(0, 6), opens: "09:00", closes: "23:00" }],
  celebrations: [{ days: mondayToSunday, opens: "09:00", closes: "23:00" }],
} as const satisfies Record<string, readonly OpeningHours[]>;

const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.endsWith(":00") ? "" : time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
};

/** "Monday to Friday, 9 AM to 6 PM". */
export function hoursInWords({ days, opens, closes }: OpeningHours): string {
  const between = days.length === 2 ? " and " : " to ";
  const span = days.length === mondayToSunday.length ? "Every day" : `${days[0]}${between}${days.at(-1)}`;
  return `${span}, ${clock(opens)} to ${clock(closes)}`;
}
