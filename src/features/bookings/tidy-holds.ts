import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { outbox } from "../../database/schema/outbox.ts";
import { hour } from "../../platform/durations.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { releaseLapsedHoldsQuery } from "./release-holds.ts";
import { forgetNetworksQuery } from "./web-holds.ts";

/** Milliseconds before the end of a hold at which its client is reminded. */
const remindedBefore = 12 * hour;

/**
 * Releases every hold that has ended at `now` (an instant), and queues one reminder to each client whose hold ends within
 * twelve hours; where a hold came from is forgotten with it. Gives whether a date has become free by it.
 */
export async function tidyHolds(db: Database, now: number): Promise<boolean> {
  const [released] = await db.batch([
    releaseLapsedHoldsQuery(db, now),
    forgetNetworksQuery(db, now),
    queueMailsOfRowsQuery(
      db,
      {
        kind: "hold-ending",
        data: { bookingId: bookings.id, holdEndsAt: bookings.holdEndsAt },
        recipient: bookings.clientEmail,
        event: [bookings.id, bookings.holdEndsAt],
        from: sql`${bookings} where ${bookings.status} = 'hold' and ${bookings.holdEndsAt} > ${now}
          and ${bookings.holdEndsAt} <= ${now + remindedBefore} and instr(${bookings.clientEmail}, '@') > 0`,
      },
      now,
    ).onConflictDoNothing({ target: outbox.dedupeKey }),
  ]);
  return released.length > 0;
}
