import { asc, eq, gte } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { blockedDays } from "../../database/schema/dates.ts";
import type { CalendarDate } from "../../platform/dates.ts";

export type BlockedDays = typeof blockedDays.$inferSelect;

/** The last day of what is blocked until it is freed: texts of dates sort after no later one. */
export const untilFreed = "9999-12-31";

/** Entries that one page shows, and that there may be of days to come. */
export const mostBlocked = 200;

/** A statement that reads what is blocked from today on, what ends first before the others. */
export const listBlockedDaysQuery = (db: Database, today: CalendarDate) =>
  db
    .select()
    .from(blockedDays)
    .where(gte(blockedDays.lastDay, today))
    .orderBy(asc(blockedDays.lastDay), asc(blockedDays.firstDay), asc(blockedDays.id))
    .limit(mostBlocked);

/** A statement that blocks days; the same id again changes nothing. */
export const blockDaysQuery = (db: Database, days: BlockedDays) =>
  db.insert(blockedDays).values(days).onConflictDoNothing({ target: blockedDays.id });

/** A statement that frees what was blocked under `id`, and tells whether it was there. */
export const freeDaysQuery = (db: Database, id: string) =>
  db.delete(blockedDays).where(eq(blockedDays.id, id)).returning({ id: blockedDays.id });
