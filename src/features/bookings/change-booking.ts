import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { correctAddressQueries, correctedOfBooking } from "../people/correct-address.ts";
import { endLinksOfBookingQueries } from "../people/end-links.ts";
import { isErased } from "../people/erased-address.ts";
import type { NewBooking } from "./add-booking.ts";
import { clientSearchText } from "./booking-columns.ts";
import { sequenceAfter } from "./calendar-steps.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { queueChangeMailQuery } from "./told-changes.ts";
import { type ToldFacts, toldFacts } from "./told-facts.ts";

/** What the form of a booking can change. */
export type BookingChange = Omit<NewBooking, "id" | "contactId" | "status" | "portalLinkVersion" | "createdAt">;

/** Statements, for before the change, that end what a booking has given out that goes to another address: whoever had it is its client no longer. */
export const endLinksOfOldAddressQueries = (db: Database, id: string, { clientEmail, updatedAt }: BookingChange) =>
  endLinksOfBookingQueries(
    db,
    sql`(select moved.id from bookings as moved where moved.id = ${id} and moved.client_email <> ${clientEmail})`,
    updatedAt,
  );

/** Which booking changes: that of an erased client stays where it is, and its address goes to no other booking. */
const changed = (id: string, { clientEmail }: BookingChange) =>
  and(eq(bookings.id, id), isErased(clientEmail) ? eq(bookings.clientEmail, clientEmail) : undefined);

/** A statement that changes a booking. Another address of the client revokes the links and sessions of the old one. */
export const changeBookingQuery = (db: Database, id: string, change: BookingChange) =>
  db
    .update(bookings)
    .set({
      ...change,
      sequence: sequenceAfter(change),
      searchText: clientSearchText(change),
      portalLinkVersion: sql`${bookings.portalLinkVersion} + (${bookings.clientEmail} <> ${change.clientEmail})`,
    })
    .where(changed(id, change));

/**
 * Changes a booking as {@link changeBookingQuery} does in one batch, its date free of holds that have ended: a corrected address is corrected wherever its person has it,
 * and with `tell` a mail tells the client what has changed. Gives the ids that there are.
 */
export async function changeWithPerson(db: Database, id: string, change: BookingChange & ToldFacts, tell: boolean) {
  const { clientEmail, updatedAt } = change;
  const [found] = await db.batch([
    db.select({ id: bookings.id }).from(bookings).where(changed(id, change)),
    ...(await correctAddressQueries(db, correctedOfBooking(id, change), clientEmail, id, updatedAt)),
    ...endLinksOfOldAddressQueries(db, id, change),
    releaseLapsedHoldsQuery(db, updatedAt, change.eventDate, id),
    ...(tell ? [queueChangeMailQuery(db, id, toldFacts(change), clientEmail, updatedAt)] : []),
    changeBookingQuery(db, id, change),
  ]);
  return found;
}
