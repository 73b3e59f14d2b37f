import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import type { Actor } from "../leads/move-lead.ts";
import { contactEvents, contacts } from "../leads/schema.ts";
import { sequenceAfterStatus } from "./calendar-steps.ts";
import { bookings } from "./schema.ts";
import { queueEndMailQuery } from "./told-changes.ts";

/**
 * Cancels a booking that is held, was held or is confirmed: its portal links and sessions end, and the reason stands in its note and in
 * the history of the contact that it came from, which is quoted again if it was booked. `told` has a mail tell the
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
  const origin = db.select({ id: bookings.contactId }).from(bookings).where(open);
  const wasBooked = and(eq(contacts.status, "booked"), inArray(contacts.id, origin));
  const [, , , cancelled] = await db.batch([
    // The columns of the table in the order of its schema.
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${bookings.contactId} as contact_id, null as status, ${reason} as note,
        ${by} as by, ${now} as created_at
        from ${bookings} where ${open} and ${bookings.contactId} is not null`,
    ),
    db.insert(contactEvents).select(
      sql`select ${crypto.randomUUID()} as id, ${contacts.id} as contact_id, 'quoted' as status, null as note,
        ${by} as by, ${now} as created_at
        from ${contacts} where ${wasBooked}`,
    ),
    db.update(contacts).set({ status: "quoted" }).where(wasBooked),
    db
      .update(bookings)
      .set({
        status: "cancelled",
        sequence: sequenceAfterStatus(now),
        note: sql`coalesce(${bookings.note} || char(10), '') || ${reason}`,
        portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`,
        updatedAt: now,
      })
      .where(open)
      .returning({ id: bookings.id }),
    ...(told ? [queueEndMailQuery(db, id, { status: "cancelled", ...told }, now)] : []),
  ]);
  return cancelled.length > 0;
}
