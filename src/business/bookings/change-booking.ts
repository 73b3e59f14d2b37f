import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { isErased } from "../../vocabulary/erased-address.ts";
import { correctAddressQueries, correctedOfBooking } from "../people/addresses.ts";
import type { NewBooking } from "./add-booking.ts";
import { clientSearchText } from "./booking-columns.ts";
import { sequenceAfter } from "./calendar-steps.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { bookings } from "./schema.ts";
import { queueChangeMailQuery } from "./told-changes.ts";
import { type ToldFacts, toldFacts } from "./told-facts.ts";

/** What the form of a booking can change. */
export type BookingChange = Omit<NewBooking, "id" | "contactId" | "status" | "portalLinkVersion" | "createdAt">;

/**
 * A statement that changes a booking. Another address of the client revokes the links and sessions of the old one, and that
 * of an erased client is kept where it is and goes to no other booking. Gives the ids that there are.
 */
export const changeBookingQuery = (db: Database, id: string, change: BookingChange) =>
  db
    .update(bookings)
    .set({
      ...change,
      sequence: sequenceAfter(change),
      searchText: clientSearchText(change),
      portalLinkVersion: sql`${bookings.portalLinkVersion} + (${bookings.clientEmail} <> ${change.clientEmail})`,
    })
    .where(
      and(eq(bookings.id, id), isErased(change.clientEmail) ? eq(bookings.clientEmail, change.clientEmail) : undefined),
    )
    .returning({ id: bookings.id });

/**
 * Changes a booking as {@link changeBookingQuery} does in one batch, its date free of holds that have ended: a corrected address is corrected wherever its person has it,
 * and with `tell` a mail tells the client what has changed.
 */
export async function changeWithPerson(db: Database, id: string, change: BookingChange & ToldFacts, tell: boolean) {
  const { clientEmail, updatedAt } = change;
  const correct = correctAddressQueries(db, correctedOfBooking(id, change), clientEmail, id, updatedAt);
  const changing = changeBookingQuery(db, id, change);
  const release = releaseLapsedHoldsQuery(db, updatedAt, change.eventDate, id);
  if (!tell) return (await db.batch([...correct, release, changing]))[7];
  const telling = queueChangeMailQuery(db, id, toldFacts(change), clientEmail, updatedAt);
  return (await db.batch([...correct, release, telling, changing]))[8];
}
