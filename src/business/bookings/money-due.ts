import { type SQL, sql } from "drizzle-orm";
import type { PaymentPurpose } from "../../vocabulary/payments.ts";

// In full: in a selection of one table Drizzle writes columns without their table.
const sumOf = (
  which: SQL,
): SQL<number> => sql<number>`(select coalesce(sum(payments.amount - payments.refunded_amount), 0)
  from payments where payments.booking_id = bookings.id and payments.status = 'paid' and ${which})`;

/** What is paid of a booking and was not given back, in cents, as SQL values: all of it, and of the deposit. */
export const paidOfBooking: SQL<number> = sumOf(sql`true`);
export const paidOfDeposit: SQL<number> = sumOf(sql`payments.purpose = 'deposit'`);

/** What a payment of this purpose must be, in cents, as an SQL value: what is due, or null while none is. */
export const dueOf = (purpose: PaymentPurpose): SQL<number | null> =>
  purpose === "deposit"
    ? sql`iif(bookings.status in ('hold', 'released', 'confirmed') and bookings.deposit > ${paidOfDeposit},
        bookings.deposit - ${paidOfDeposit}, null)`
    : sql`iif(bookings.status in ('confirmed', 'completed') and bookings.price > ${paidOfBooking},
        bookings.price - ${paidOfBooking}, null)`;
