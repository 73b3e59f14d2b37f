import { type SQL, sql } from "drizzle-orm";

/** That the DJ has blocked a date, singly, within a range or as one of its weekdays, or is busy by a calendar elsewhere, as an SQL value. */
export const isBlocked = (date: string | SQL): SQL =>
  sql`(exists (select 1 from blocked_days where blocked_days.last_day >= ${date} and blocked_days.first_day <= ${date}
    and (blocked_days.weekday is null or blocked_days.weekday = cast(strftime('%w', ${date}) as integer)))
    or exists (select 1 from busy_days where busy_days.date = ${date}))`;
