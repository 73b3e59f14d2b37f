export const mondayToSunday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type WeekDay = (typeof mondayToSunday)[number];

/** `HH:MM`; a `closes` before `opens` is on the next day. `days` are consecutive. */
export interface OpeningHours {
  days: readonly WeekDay[];
  opens: string;
  closes: string;
}

/** In the order of `Date.prototype.getUTCDay`. */
export const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
export type Weekday = (typeof weekdays)[number];

/** `start` is a full hour at the business, 0 to 23; a set may end after midnight. */
export interface Show {
  readonly day: Weekday;
  readonly start: number;
  readonly hours: number;
}
