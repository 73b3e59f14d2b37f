import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { owedOfBooking, paidOfBooking, waivedOfBooking } from "../../database/schema/payments.ts";
import type { PaymentPurpose } from "../payments/model.ts";

/**
 * What a payment of this purpose must be, in cents, as an SQL value: what is due, or null while none is. The deposit is
 * what comes first of the price, so all that is paid counts toward it, whatever it was paid for, and what was waived as well.
 */
export const dueOf = (purpose: PaymentPurpose): SQL<number | null> =>
  purpose === "deposit"
    ? sql`iif(bookings.status in ('hold', 'released', 'confirmed') and bookings.deposit > ${paidOfBooking} + ${waivedOfBooking},
        bookings.deposit - ${paidOfBooking} - ${waivedOfBooking}, null)`
    : sql`iif(bookings.status in ('confirmed', 'completed') and ${owedOfBooking} > 0, ${owedOfBooking}, null)`;

/** A statement that reads what of a booking's deposit is due, in cents; null while nothing is. */
export const depositDueQuery = (db: Database, id: string | SQLWrapper) =>
  db
    .select({ depositDue: dueOf("deposit") })
    .from(bookings)
    .where(eq(bookings.id, id));

/** What a client is told of when it changes. Money in cents, times `HH:MM`. */
export interface BookingSummary {
  eventDate: string;
  startTime: string;
  endTime: string;
  venue: string | null;
  city: string | null;
  packageName: string;
  price: number;
  deposit: number;
}

/** That of a booking's fields which a client is told of. */
export const bookingSummary = (booking: BookingSummary): BookingSummary => ({
  eventDate: booking.eventDate,
  startTime: booking.startTime,
  endTime: booking.endTime,
  venue: booking.venue,
  city: booking.city,
  packageName: booking.packageName,
  price: booking.price,
  deposit: booking.deposit,
});

/** Where a booking stands at `now`: a hold that has ended is released, whether or not that was written down already. */
export const statusAt = (
  { status, holdEndsAt }: { status: BookingStatus; holdEndsAt: number | null },
  now: number,
): BookingStatus => (status === "hold" && holdEndsAt !== null && holdEndsAt <= now ? "released" : status);

/** How a booking ends. */
export type BookingEnd = "completed" | "cancelled";
