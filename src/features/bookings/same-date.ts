import { and, asc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isActive } from "../../database/schema/bookings.ts";
import { listed } from "./list-bookings.ts";

/** Bookings of one date that are named beside another one of that date. */
const namedOfDate = 5;

/** The date of a booking, as an SQL value. */
export const dateOfBooking = (id: string): SQL =>
  sql`(select ${bookings.eventDate} from ${bookings} where ${bookings.id} = ${id})`;

/**
 * A statement that reads the other booking that the lead, or the quote, of a booking has become: neither canceled nor
 * released.
 */
export const ofSameLeadQuery = (db: Database, id: string) => {
  const own = (column: SQL): SQL => sql`(select ${column} from bookings as own where own.id = ${id})`;
  return db
    .select(listed)
    .from(bookings)
    .where(
      and(
        or(eq(bookings.contactId, own(sql`own.contact_id`)), eq(bookings.quoteId, own(sql`own.quote_id`))),
        ne(bookings.id, id),
        sql`${bookings.status} not in ('cancelled', 'released')`,
      ),
    )
    .limit(namedOfDate);
};

/** A statement that reads what else has a date at `now`, held or confirmed. */
export const onSameDateQuery = (db: Database, eventDate: string | SQL, now: number, exceptId = "") =>
  db
    .select(listed)
    .from(bookings)
    .where(and(eq(bookings.eventDate, eventDate), ne(bookings.id, exceptId), isActive(now)))
    .orderBy(asc(bookings.status), asc(bookings.id))
    .limit(namedOfDate);
