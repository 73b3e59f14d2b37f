import { eq, type SQL } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import { portal } from "../../content/words/en/portal.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isClient } from "../../database/schema/bookings.ts";
import { statusAt } from "./model.ts";

/** `booking` is an SQL value or an id. */
export const clientStateQuery = (db: Database, booking: SQL | string, now: number) =>
  db
    .select({
      isClient: isClient(now).mapWith(Boolean).as("is_client"),
      status: bookings.status,
      holdEndsAt: bookings.holdEndsAt,
    })
    .from(bookings)
    .where(eq(bookings.id, booking));

/** Null where the part of the portal is open. */
export function opensOnce(
  booking: { isClient: boolean; status: BookingStatus; holdEndsAt: number | null } | undefined,
  now: number,
  { opens } = portal,
): string | null {
  if (!booking || booking.isClient) return null;
  const status = statusAt(booking, now);
  return status === "cancelled" || status === "released" ? opens[status] : opens.hold;
}
