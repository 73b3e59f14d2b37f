import { sql } from "drizzle-orm";
import { breaksReference } from "../../db/broken-constraint.ts";
import type { Database } from "../../db/client.ts";
import { type Calendar, mostCalendars } from "./calendars.ts";
import { CalendarFault, fetchCalendar } from "./fetch-calendar.ts";
import { daysOf, keepQueries } from "./read-calendars.ts";
import { calendars } from "./schema.ts";

const notOneMore = `It is there already, or there are ${mostCalendars} calendars`;

/**
 * Adds a calendar if it can be read. The same address again changes nothing.
 *
 * @returns why it was not added; `null` when it was
 */
export async function addCalendar(
  db: Database,
  { label, address }: Pick<Calendar, "label" | "address">,
  now: number,
): Promise<string | null> {
  const id = crypto.randomUUID();
  try {
    const fetched = await fetchCalendar(address, { etag: null, lastModified: null });
    if (fetched === "unchanged") return "Its server has nothing to give";
    const days = await daysOf(fetched, now);
    const [added] = await db.batch([
      db
        .insert(calendars)
        // The columns of the table in the order of its schema.
        .select(
          sql`select ${id} as id, ${label} as label, ${address} as address, null as etag, null as last_modified, null as tried_at,
            null as read_at, null as failure, ${now} as created_at
            where (select count(*) from ${calendars}) < ${mostCalendars}`,
        )
        .onConflictDoNothing({ target: calendars.address })
        .returning({ id: calendars.id }),
      ...keepQueries(db, { id }, fetched, days, now),
    ]);
    if (added.length === 0) return notOneMore;
    return null;
  } catch (error) {
    // Days of a calendar that was not added.
    if (breaksReference(error)) return notOneMore;
    if (error instanceof CalendarFault) return error.message;
    throw error;
  }
}
