import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/*
 * Instants are integer milliseconds since the epoch, money is integer cents, calendar dates are `YYYY-MM-DD` at the
 * business, booleans are 0 and 1, arrays are JSON. Ids are UUIDs made by the application unless a row is seeded.
 */

export const id = () => text().primaryKey();

export const instant = () => integer({ mode: "number" });

export const createdAt = () => instant().notNull();

export const flag = () => integer({ mode: "boolean" });

export const strings = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);

/**
 * The calendar date at the business of `created_at`. Triggers need it, and SQLite knows no time zones: this is the rule
 * by which the United States have set their clocks since 2007, as the time zone of `content/site.ts` has it.
 */
export const easternDate = sql`date(created_at / 1000 - case
  when created_at / 1000 >= unixepoch(strftime('%Y', created_at / 1000, 'unixepoch') || '-03-01', 'weekday 0', '+7 days', '+7 hours')
   and created_at / 1000 < unixepoch(strftime('%Y', created_at / 1000, 'unixepoch') || '-11-01', 'weekday 0', '+6 hours')
  then 14400 else 18000 end, 'unixepoch')`;
