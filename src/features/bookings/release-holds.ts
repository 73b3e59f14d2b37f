import { and, eq, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";

/**
 * A statement that releases the holds whose end is over at `now` (an instant), of one date or of all. It stands first in
 * every batch that takes a date, because the index that keeps dates single knows no time. `exceptId` is the booking that
 * the batch itself is about. Gives the ids of what it released.
 */
export const releaseLapsedHoldsQuery = (db: Database, now: number, date?: string | SQL, exceptId = "") =>
  db
    .update(bookings)
    .set({ status: "released", sequence: sql`${bookings.sequence} + 1`, updatedAt: now })
    .where(
      and(
        eq(bookings.status, "hold"),
        lte(bookings.holdEndsAt, now),
        date === undefined ? undefined : eq(bookings.eventDate, date),
        ne(bookings.id, exceptId),
      ),
    )
    .returning({ id: bookings.id });
