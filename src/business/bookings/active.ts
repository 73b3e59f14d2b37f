import { type SQL, sql } from "drizzle-orm";
import type { BookingStatus } from "../../vocabulary/statuses.ts";

/**
 * That a booking has its date at `now` (an instant), as an SQL value: it is confirmed, or held and the hold has not ended. In
 * full: in a selection of one table Drizzle writes columns without their table.
 */
export const isActive = (now: number): SQL =>
  sql`(bookings.status in ('hold', 'confirmed')
    and (bookings.status = 'confirmed' or bookings.hold_ends_at is null or bookings.hold_ends_at > ${now}))`;

/** Where a booking stands at `now`: a hold that has ended is released, whether or not that was written down already. */
export const statusAt = (
  { status, holdEndsAt }: { status: BookingStatus; holdEndsAt: number | null },
  now: number,
): BookingStatus => (status === "hold" && holdEndsAt !== null && holdEndsAt <= now ? "released" : status);
