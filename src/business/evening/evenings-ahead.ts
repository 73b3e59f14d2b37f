import { and, between, eq } from "drizzle-orm";
import { addDays, calendarDateAt } from "../../dates.ts";
import type { Database } from "../../db/client.ts";
import { bookings } from "../bookings/schema.ts";

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
