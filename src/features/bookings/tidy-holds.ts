import { type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isSignedByAnyone } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { calendarDateAt } from "../../platform/dates.ts";
import { day, hour } from "../../platform/durations.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { numberSet } from "../settings/store.ts";
import { releaseLapsedHoldsQuery } from "./holds.ts";
import { forgetNetworksQuery } from "./web-holds.ts";

/** Milliseconds before the end: a day, or half of a hold shorter than two days. */
const remindedBefore: SQL = sql`min(${day}, ${numberSet("holdHours")} * ${hour / 2})`;

/** Milliseconds after which an end is no longer mailed. */
const toldWithin = day;

/** Also queues the holds' mails and forgets networks of released ones. Gives whether a date has become free. */
export async function tidyHolds(db: Database, now: number): Promise<boolean> {
  const ofHold = { bookingId: bookings.id, holdEndsAt: bookings.holdEndsAt };
  const event = [bookings.id, bookings.holdEndsAt];
  const isTold = isReachable(bookings.clientEmail);
  const hasEnded = sql`${bookings.status} = 'released' and ${bookings.eventDate} >= ${calendarDateAt(now)}
    and ${bookings.holdEndsAt} <= ${now} and ${bookings.holdEndsAt} > ${now - toldWithin}`;
  const { released } = await batchOf(db, {
    released: releaseLapsedHoldsQuery(db, now),
    forgotten: forgetNetworksQuery(db, now),
    reminded: queueMailsOfRowsQuery(
      db,
      {
        kind: "hold-ending",
        data: ofHold,
        recipient: bookings.clientEmail,
        event,
        from: sql`${bookings} where ${bookings.status} = 'hold' and ${bookings.holdEndsAt} > ${now}
          and ${bookings.holdEndsAt} <= ${now} + ${remindedBefore} and ${isTold}`,
      },
      now,
    ),
    told: queueMailsOfRowsQuery(
      db,
      {
        kind: "hold-ended",
        data: ofHold,
        recipient: bookings.clientEmail,
        event,
        from: sql`${bookings} where ${hasEnded} and ${isTold}`,
      },
      now,
    ),
    noticed: queueMailsOfRowsQuery(
      db,
      {
        kind: "hold-ended-notice",
        data: ofHold,
        recipient: site.email,
        event,
        from: sql`${bookings} where ${hasEnded} and (${isSignedByAnyone} or ${paidOfBooking} > 0)`,
      },
      now,
    ),
  });
  return released.length > 0;
}
