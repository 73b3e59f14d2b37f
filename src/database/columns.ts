import { integer, text } from "drizzle-orm/sqlite-core";
import type { CalendarDate } from "../platform/dates.ts";

/*
 * Instants are milliseconds since the epoch, money is cents, dates are `YYYY-MM-DD` at the business, booleans are 0
 * and 1, arrays are JSON. Ids are UUIDs unless seeded.
 */

export const id = () => text().primaryKey();

export const instant = () => integer({ mode: "number" });

export const createdAt = () => instant().notNull();

export const date = () => text().$type<CalendarDate>();

export const flag = () => integer({ mode: "boolean" });

export const strings = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);
