import { eq, sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { bookings, outbox } from "./schema.ts";

const minute = 60_000;

/**
 * A statement that queues the mail with a booking's portal link, due at once: at most one a minute and link version,
 * however often the button is pressed. It does nothing for a booking that is not there or is cancelled.
 */
export const queuePortalLink = (db: Database, bookingId: string, now: number) =>
  // The columns of the outbox in the order of its schema. A raw statement could not stand in a D1 batch of Drizzle's.
  db
    .insert(outbox)
    .select(
      sql`select ${crypto.randomUUID()} as id,
        json_object('kind', 'portal-link', 'bookingId', ${bookings.id}) as data,
        ${bookings.clientEmail} as recipient,
        'portal-link:' || ${bookings.id} || ':' || ${bookings.portalLinkVersion} || ':' || ${Math.floor(now / minute)}
          as dedupe_key,
        0 as attempts, ${now} as next_attempt_at, null as sent_at, null as last_error, ${now} as created_at
      from ${bookings} where ${bookings.id} = ${bookingId} and ${bookings.status} <> 'cancelled'`,
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });

/** What a portal link is made from. */
export const linkedBooking = (db: Database, bookingId: string) =>
  db
    .select({
      clientName: bookings.clientName,
      clientEmail: bookings.clientEmail,
      eventDate: bookings.eventDate,
      eventType: bookings.eventType,
      status: bookings.status,
      portalLinkVersion: bookings.portalLinkVersion,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .limit(1);

/** A statement that revokes all links of a booking, and the sessions that they opened. */
export const revokePortalLinks = (db: Database, bookingId: string, now: number) =>
  db
    .update(bookings)
    .set({ portalLinkVersion: sql`${bookings.portalLinkVersion} + 1`, updatedAt: now })
    .where(eq(bookings.id, bookingId))
    .returning({ id: bookings.id });
