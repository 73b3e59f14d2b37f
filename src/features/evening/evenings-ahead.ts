import { and, between, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { addDays, calendarDateAt } from "../../platform/dates.ts";

/** Days ahead whose evenings a DJ's device keeps. */
const daysAhead = 3;

/** The ids of the bookings whose evenings are on at `now` or within three days; one that began yesterday may still be on. */
export async function eveningsAhead(db: Database, now: number): Promise<string[]> {
  const today = calendarDateAt(now);
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(between(bookings.eventDate, addDays(today, -1), addDays(today, daysAhead)), eq(bookings.status, "confirmed")),
    );
  return rows.map(({ id }) => id);
}
