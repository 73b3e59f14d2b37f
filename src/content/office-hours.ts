export const mondayToSunday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
type WeekDay = (typeof mondayToSunday)[number];

/** Times as `HH:MM`, Eastern. `closes` before `opens` is on the next day. `days` follow one another. */
export interface OpeningHours {
  days: readonly WeekDay[];
  opens: `${number}:${number}`;
  closes: `${number}:${number}`;
}

/** When the DJ is at the desk: the business hours in which the promised time to answer runs. */
export const officeHours: readonly OpeningHours[] = [
  { days: mondayToSunday.slice(0, 5), opens: "09:00", closes: "18:00" },
];
