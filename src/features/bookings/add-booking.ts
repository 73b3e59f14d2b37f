import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { quotes } from "../../database/schema/quotes.ts";
import { joinedWith } from "../leads/joined-inquiries.ts";
import { type Actor, statusQueries } from "../leads/move-lead.ts";
import { correctAddressQueries, correctedOfContact } from "../people/correct-address.ts";
import { queuePortalLinkQuery } from "../portal/access/queue-portal-link.ts";
import { clientSearchText } from "./booking-columns.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";

/** A booking as it is stored, but for what a search finds it by. */
export type NewBooking = Omit<typeof bookings.$inferInsert, "searchText">;

/**
 * Stores a booking, on a date whose holds that have ended are released first. One that comes from a contact makes that
 * contact booked, closes its open quote, and queues the mail with its portal link, in the same batch.
 *
 * @throws when the database refuses it; then nothing was stored
 */
export async function addBooking(db: Database, booking: NewBooking, actor: Actor): Promise<void> {
  const release = releaseLapsedHoldsQuery(db, actor.now, booking.eventDate);
  const insert = db.insert(bookings).values({ ...booking, searchText: clientSearchText(booking) });
  if (!booking.contactId) {
    await db.batch([release, insert]);
    return;
  }
  const corrected = correctedOfContact(booking.contactId, booking);
  await db.batch([
    release,
    ...(await correctAddressQueries(db, corrected, booking.clientEmail, booking.id, actor.now)),
    insert,
    ...statusQueries(db, booking.contactId, "booked", actor),
    db
      .update(quotes)
      .set({ status: "superseded", decidedAt: actor.now })
      .where(and(inArray(quotes.contactId, joinedWith(booking.contactId)), eq(quotes.status, "open"))),
    queuePortalLinkQuery(db, booking.id, actor.now, true),
  ]);
}
