import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { bookingColumns } from "./booking-columns.ts";
import { dueOf } from "./money-due.ts";
import { isHeldTwice } from "./web-holds.ts";

/** Bookings of one client that the portal lists at most. */
const listed = 50;

/** A booking of a client. `songs` is how many songs stand on its lists; money in cents, null where nothing of it is due. */
export type ClientBooking = Awaited<ReturnType<typeof bookingsOfClientQuery>>[number];

// In full: in a selection of one table Drizzle writes columns without their table.
const songs = sql<number>`(select count(*) from song_requests where song_requests.booking_id = bookings.id)`;

const isChangeProposed = sql<boolean>`exists (select 1 from amendments
  where amendments.booking_id = bookings.id and amendments.status = 'proposed')`.mapWith(Boolean);

/** A statement that reads the bookings of `client`, latest date first. */
export const bookingsOfClientQuery = (db: Database, client: SQL<string>) =>
  db
    .select({
      ...bookingColumns,
      portalLinkVersion: bookings.portalLinkVersion,
      songs,
      isChangeProposed,
      isHeldTwice,
      paid: paidOfBooking,
      depositDue: dueOf("deposit"),
      balanceDue: dueOf("balance"),
    })
    .from(bookings)
    .where(eq(bookings.clientEmail, client))
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(listed);

/** A statement that reads what tells the bookings of `client` apart, latest date first. */
export const bookingChoicesQuery = (db: Database, client: SQL<string>) =>
  db
    .select({ id: bookings.id, eventDate: bookings.eventDate, eventType: bookings.eventType, status: bookings.status })
    .from(bookings)
    .where(eq(bookings.clientEmail, client))
    .orderBy(desc(bookings.eventDate), desc(bookings.id))
    .limit(listed);
