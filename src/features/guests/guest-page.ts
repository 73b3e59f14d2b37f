import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isStanding } from "../../database/schema/bookings.ts";
import { guestPages } from "../../database/schema/guests.ts";

/** What `code` of an address means: people type it in small letters. */
export const writtenCode = (code: string): string => code.toUpperCase();

// In full: in a selection of one table Drizzle writes columns without their table.
const isGoingOn = (now: number) => sql`exists (select 1 from ${bookings}
  where bookings.id = guest_pages.booking_id and ${isStanding(now)})`;

/** A statement that reads the page behind `code`; none of a booking that was canceled, or whose date is held no longer at `now`. */
export const guestPageQuery = (db: Database, code: string, now: number) =>
  db
    .select()
    .from(guestPages)
    .where(and(eq(guestPages.code, code), isGoingOn(now)));

/** The booking whose guests may ask and vote by `code` at `now`, as an SQL value; null while they may not. */
export const openBooking = (code: string, now: number): SQL<string> =>
  sql<string>`(select guest_pages.booking_id from ${guestPages} where guest_pages.code = ${code} and guest_pages.is_open
    and guest_pages.opens_at <= ${now} and guest_pages.closes_at > ${now} and ${isGoingOn(now)})`;

/** The booking whose page `code` is, as an SQL value. */
export const bookingOfCode = (code: string): SQL<string> =>
  sql<string>`(select guest_pages.booking_id from ${guestPages} where guest_pages.code = ${code})`;
