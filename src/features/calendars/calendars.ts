import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { calendars } from "../../database/schema/calendars.ts";

export const mostCalendars = 5;

export type Calendar = typeof calendars.$inferSelect;

export const listCalendarsQuery = (db: Database) =>
  db.select().from(calendars).orderBy(asc(calendars.createdAt), asc(calendars.id)).limit(mostCalendars);

export const countFailingCalendarsQuery = (db: Database) =>
  db.select({ failing: sql<number>`count(${calendars.failure})` }).from(calendars);

/** Gives whether it was there. */
export const removeCalendarQuery = (db: Database, id: string) =>
  db.delete(calendars).where(eq(calendars.id, id)).returning({ id: calendars.id });
