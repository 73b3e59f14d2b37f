import { type SQL, sql } from "drizzle-orm";
import { type CalendarDate, weekdayOf } from "../../dates.ts";

/** That the DJ has blocked `date`, singly, within a range or as one of its weekdays, as an SQL value. */
export const isBlocked = (date: CalendarDate): SQL =>
  sql`exists (select 1 from blocked_days where first_day <= ${date} and last_day >= ${date}
    and (weekday is null or weekday = ${weekdayOf(date)}))`;
