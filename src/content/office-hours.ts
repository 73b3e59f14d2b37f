export const mondayToSunday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type WeekDay = (typeof mondayToSunday)[number];

/** `HH:MM`; a `closes` before `opens` is on the next day. `days` are consecutive. */
export interface OpeningHours {
  days: readonly WeekDay[];
  opens: string;
  closes: string;
}

const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.endsWith(":00") ? "" : time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
};

export function hoursInWords({ days, opens, closes }: OpeningHours): string {
  const between = days.length === 2 ? " and " : " to ";
  const named = days.length === 1 ? days[0] : `${days[0]}${between}${days.at(-1)}`;
  const span = days.length === mondayToSunday.length ? "Every day" : named;
  return `${span}, ${clock(opens)} to ${clock(closes)}`;
}

/** "Monday to Friday, 9 AM to 6 PM; Saturday and Sunday, 10 AM to 10 PM" */
export const weekInWords = (table: readonly OpeningHours[]): string => table.map(hoursInWords).join("; ");
