import { dayName, weekdays } from "../../../content/schedule.ts";
import { dateInBrief, dateInWords, isCalendarDate } from "../../../platform/dates.ts";
import type { BlockedDays } from "../blocked-days.ts";

/** Days that are blocked; `lastDay` is `null` where they are until somebody frees them. */
export type ShownBlock = Pick<BlockedDays, "id" | "firstDay" | "weekday" | "reason"> & { lastDay: string | null };

const inBrief = (day: string): string => (isCalendarDate(day) ? dateInBrief(day) : day);

const inWords = (day: string): string => (isCalendarDate(day) ? dateInWords(day) : day);

/** "Saturday, June 12, 2027", "… to …", "Every Monday from Jun 7, 2027 on". */
export function daysInWords({ firstDay, lastDay, weekday }: ShownBlock): string {
  const name = weekday === null ? undefined : weekdays[weekday];
  if (name === undefined) {
    if (lastDay === null) return `From ${inWords(firstDay)} on`;
    return firstDay === lastDay ? inWords(firstDay) : `${inWords(firstDay)} to ${inWords(lastDay)}`;
  }
  const every = `Every ${dayName(name)} from ${inBrief(firstDay)}`;
  return lastDay === null ? `${every} on` : `${every} to ${inBrief(lastDay)}`;
}
