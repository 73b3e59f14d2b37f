export const mondayToSunday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type WeekDay = (typeof mondayToSunday)[number];

/** `HH:MM`; a `closes` before `opens` is on the next day. `days` are consecutive. */
export interface OpeningHours {
  days: readonly WeekDay[];
  opens: string;
  closes: string;
}
