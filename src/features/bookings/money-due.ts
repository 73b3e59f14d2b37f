import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import type { PaymentPurpose } from "../payments/model.ts";

/**
 * What a payment of this purpose must be, in cents, as an SQL value: what is due, or null while none is. The deposit is
 * what comes first of the price, so all that is paid counts toward it, whatever it was paid for.
 */
export const dueOf = (purpose: PaymentPurpose): SQL<number | null> =>
  purpose === "deposit"
    ? sql`iif(bookings.status in ('hold', 'released', 'confirmed') and bookings.deposit > ${paidOfBooking},
        bookings.deposit - ${paidOfBooking}, null)`
    : sql`iif(bookings.status in ('confirmed', 'completed') and bookings.price > ${paidOfBooking},
        bookings.price - ${paidOfBooking}, null)`;

/** A statement that reads what of a booking's deposit is due, in cents; null while nothing is. */
export const depositDueQuery = (db: Database, id: string | SQLWrapper) =>
  db
    .select({ depositDue: dueOf("deposit") })
    .from(bookings)
    .where(eq(bookings.id, id));
