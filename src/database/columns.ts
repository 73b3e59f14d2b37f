import { integer, text } from "drizzle-orm/sqlite-core";
import type { CalendarDate } from "../platform/dates.ts";

/*
 * Instants are integer milliseconds since the epoch, money is integer cents, dates are `YYYY-MM-DD` at the business,
 * booleans are 0 and 1, arrays are JSON. The application makes UUIDs as ids unless a row is seeded.
 */

export const id = () => text().primaryKey();

export const instant = () => integer({ mode: "number" });

export const createdAt = () => instant().notNull();

export const date = () => text().$type<CalendarDate>();

export const flag = () => integer({ mode: "boolean" });

export const strings = () => text({ mode: "json" }).$type<string[]>().notNull().default([]);
