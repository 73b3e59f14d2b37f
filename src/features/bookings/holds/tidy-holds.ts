import { type SQL, sql } from "drizzle-orm";
import { site } from "../../../content/site.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import {
  bookings,
  isSignedByAnyone,
  isSignedByClient,
  waitsForClientsName,
} from "../../../database/schema/bookings.ts";
import { confirmingOfBooking, paidOfBooking } from "../../../database/schema/payments.ts";
import { hasOpenPlan } from "../../../database/schema/requests.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { day, hour } from "../../../platform/durations.ts";
import { isReachable, queueMailsOfRowsQuery } from "../../../platform/mail/outbox.ts";
import { numberSet } from "../../settings/store.ts";
import { dueOf } from "../model.ts";
import { releaseLapsedHoldsQuery } from "./holds.ts";
import { forgetNetworksQuery } from "./web-holds.ts";

/** Milliseconds before the end: a day, or half of a hold shorter than two days. */
const remindedBefore: SQL = sql`min(${day}, ${numberSet("holdHours")} * ${hour / 2})`;

/** Milliseconds after which an end is no longer mailed. */
const toldWithin = day;

/** The days within which a booking without an end is asked for what it lacks. */
const askedWithin = 14 * day;

const contractFollowUp = sql`exists (select 1 from follow_up_texts where follow_up_texts.of = 'contract' and follow_up_texts.is_on = 1)`;

/**
 * Signature or deposit of a booking that no end of a hold presses: asked for once more as late as a hold's, of who was
 * mailed of it, unless a follow-up does.
 */
const isLeftOpen = (
  now: number,
): SQL => sql`(bookings.status = 'confirmed' or (bookings.status = 'hold' and bookings.hold_ends_at is null))
  and bookings.event_date >= ${calendarDateAt(now)} and bookings.is_left_alone = 0 and bookings.created_at > ${now - askedWithin}
  and bookings.created_at <= ${now} - (${numberSet("holdHours")} * ${hour} - ${remindedBefore}) and not ${hasOpenPlan}
  and ((${waitsForClientsName} and not ${contractFollowUp}) or (${isSignedByClient} and ${dueOf("deposit")} is not null))
  and ${confirmingOfBooking} = 0 and not exists (select 1 from announced_payments
    where announced_payments.booking_id = bookings.id and announced_payments.amount > 0)
  and (bookings.quote_id is not null or exists (select 1 from outbox as first
    where first.dedupe_key >= 'portal-link:' || bookings.id || ':' and first.dedupe_key < 'portal-link:' || bookings.id || ';'))`;

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
    asked: queueMailsOfRowsQuery(
      db,
      {
        kind: "portal-link",
        data: { bookingId: bookings.id, linkVersion: bookings.portalLinkVersion, isNew: sql`'open'`, keys: sql`null` },
        recipient: bookings.clientEmail,
        event: [bookings.id, sql`'open'`],
        from: sql`${bookings} where ${isLeftOpen(now)} and ${isTold}`,
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
