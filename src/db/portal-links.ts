import { sql } from "drizzle-orm";
import type { Database } from "./client.ts";
import { bookings, outbox } from "./schema.ts";

/** Milliseconds within which one booking's link is mailed once at most, however often someone asks. */
const mailEvery = 5 * 60_000;

interface LinkWanted {
  /** In lower case. */
  email: string;
  /** Whether a mail may go out. When not, the statement does the same work and queues nothing. */
  allowed: boolean;
  /** Calendar date at the business. */
  today: string;
  /** Instant in milliseconds. */
  now: number;
}

/**
 * A statement that queues the access link of an address: that of its next booking, or of its last one when none is
 * ahead; a cancelled one has none. It does nothing when there is no booking, and gives no sign of either.
 */
export const queuePortalLink = (db: Database, { email, allowed, today, now }: LinkWanted) => {
  const theirs = sql`select id from bookings where client_email = ${email} and status <> 'cancelled'`;
  return db
    .insert(outbox)
    .select(
      sql`select ${crypto.randomUUID()} as id,
        json_object('kind', 'portal-link', 'bookingId', ${bookings.id}) as data,
        ${bookings.clientEmail} as recipient,
        'portal-link:' || ${bookings.id} || ':' || ${bookings.portalLinkVersion} || ':' || ${Math.floor(now / mailEvery)}
          as dedupe_key,
        0 as attempts, ${now} as next_attempt_at, null as sent_at, null as last_error, ${now} as created_at
      from ${bookings}
      where ${allowed ? 1 : 0} and ${bookings.id} = coalesce(
        (${theirs} and event_date >= ${today} order by event_date, id limit 1),
        (${theirs} and event_date < ${today} order by event_date desc, id desc limit 1))`,
    )
    .onConflictDoNothing({ target: outbox.dedupeKey });
};
