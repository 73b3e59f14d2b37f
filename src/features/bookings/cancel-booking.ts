import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contactEvents, contacts } from "../../database/schema/leads.ts";
import { joinedWith } from "../leads/joined-inquiries.ts";
import { type Actor, movingQueries } from "../leads/move-lead.ts";
import { endLinksOfBookingQueries, signOutQuery } from "../people/end-links.ts";
import { sequenceAfterStatus } from "./calendar-steps.ts";
import { queueEndMailQuery } from "./told-changes.ts";

/**
 * Cancels a booking that is held, was held or is confirmed: its links end (portal, quote, keys to its plan), its client is signed out
 * everywhere, and the reason stands in its note and in the history of the contact that it came from, which is quoted again, with what is joined with it, if it was booked. `told` has a mail tell the
 * client, with the DJ's words for it. Gives whether there was one to cancel.
 */
export async function cancelBooking(
  db: Database,
  id: string,
  reason: string,
  { by, now }: Actor,
  told?: { words: string | null },
): Promise<boolean> {
  const open = and(eq(bookings.id, id), notInArray(bookings.status, ["cancelled", "completed"]));
  const own = (column: SQL) => sql`(select ${column} from bookings where ${open})`;
  const wasBooked = and(eq(contacts.status, "booked"), inArray(contacts.id, joinedWith(own(sql`bookings.contact_id`))));
  const [found] = await db.batch([
    db.select({ id: bookings.id }).from(bookings).where(open),
    ...endLinksOfBookingQueries(db, own(sql`bookings.id`), now),
    signOutQuery(db, own(sql`bookings.client_email`)),
    // The columns of the table in the order of its schema.
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${bookings.contactId} as contact_id, null as status, ${reason} as note,
        ${by} as by, ${now} as created_at
        from ${bookings} where ${open} and ${bookings.contactId} is not null`,
    ),
    ...movingQueries(db, wasBooked, "quoted", { by, now }),
    db
      .update(bookings)
      .set({
        status: "cancelled",
        sequence: sequenceAfterStatus(now),
        note: sql`coalesce(${bookings.note} || char(10), '') || ${reason}`,
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(open),
    ...(told ? [queueEndMailQuery(db, id, { status: "cancelled", ...told }, now)] : []),
  ]);
  return found.length > 0;
}
