import { type SQL, sql } from "drizzle-orm";

/** That an entry of the waitlist named `entry` still waits at `now` (an instant): nobody left it, and its offer is not over. */
const waits = (entry: SQL, now: number): SQL =>
  sql`(${entry}.left_at is null and (${entry}.offer_ends_at is null or ${entry}.offer_ends_at > ${now}))`;

/** That the row of the table `waitlist` in hand waits at `now`. */
export const isWaiting = (now: number): SQL => waits(sql`waitlist`, now);

/** That somebody waits for the date of this entry who asked before it. */
export const isBehind = (now: number): SQL =>
  sql`exists (select 1 from waitlist as ahead where ahead.date = waitlist.date and ${waits(sql`ahead`, now)}
    and (ahead.created_at, ahead.id) < (waitlist.created_at, waitlist.id))`;

/**
 * That a date belongs to the first in line for it, who is not the one with `email` (in lower case), as an SQL value. A date that
 * comes free is nobody else's until the last in line has let it pass.
 */
export const isKeptFor = (date: string | SQL, email: string | SQL, now: number): SQL =>
  sql`coalesce((select waitlist.email from waitlist where waitlist.date = ${date} and ${isWaiting(now)}
    order by waitlist.created_at, waitlist.id limit 1) <> ${email}, 0)`;
