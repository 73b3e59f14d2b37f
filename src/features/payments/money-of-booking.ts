import { eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { dueOf } from "../bookings/money-due.ts";

/** What is read of a booking's money, in cents; null where nothing of it is due. */
export const moneyColumns = { paid: paidOfBooking, depositDue: dueOf("deposit"), balanceDue: dueOf("balance") };

/** A statement that reads a booking with its money. */
export const moneyOfBookingQuery = (db: Database, id: string) =>
  db
    .select({ booking: bookingFields, ...moneyColumns })
    .from(bookings)
    .where(eq(bookings.id, id));

/** A booking with its money; undefined when there is no such booking. */
export const moneyOfBooking = async (db: Database, id: string) => (await moneyOfBookingQuery(db, id))[0];
