import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isSignedByClient } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { undisputedOfBooking, waivedOfBooking } from "../../database/schema/payments.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { joinedWith, movingQueries } from "../leads/move-lead.ts";
import { sequenceAfterStatus } from "./calendar-file.ts";
import { queueAboutQuery } from "./notify-client.ts";

/** Moves a lead when no person does. */
const bySite = "The site";

/** By all on both sides, for the agreement that counts. */
export const isSigned: SQL = sql`(${isSignedByClient} and exists (select 1 from signatures
  inner join countersignatures on countersignatures.signature_id = signatures.id
  where signatures.booking_id = bookings.id and signatures.agreement = bookings.agreement))`;

const isComplete = (id: string): SQL =>
  sql`(bookings.id = ${id} and bookings.status = 'hold' and ${isSigned} and bookings.deposit <= ${undisputedOfBooking} + ${waivedOfBooking})`;

const wasConfirmedAt = (now: number): SQL => sql`(bookings.status = 'confirmed' and bookings.updated_at = ${now})`;

/** Goes behind the confirmation at `now` in its batch. Once for each booking. */
export const queueConfirmedMailQuery = (db: Database, id: string, now: number) =>
  queueAboutQuery(
    db,
    id,
    {
      data: sql`json_object('kind', 'booking-confirmed', 'bookingId', ${bookings.id})`,
      to: sql`${bookings.clientEmail}`,
      key: sql`'booking-confirmed:' || ${bookings.id}`,
      there: wasConfirmedAt(now),
    },
    now,
  );

/**
 * Confirm a hold that is signed and whose deposit is paid and not disputed (or that has none): it has no end any more,
 * its lead is booked, and client and DJ are told, once. Go behind the signature or the payment in its batch, and do
 * nothing while something is left.
 */
export const confirmIfCompleteQueries = (db: Database, id: string, now: number) => {
  const lead = sql`(select bookings.contact_id from bookings where ${isComplete(id)})`;
  return [
    ...movingQueries(db, inArray(contacts.id, joinedWith(lead)), "booked", { by: bySite, now }),
    db
      .update(bookings)
      .set({ status: "confirmed", holdEndsAt: null, sequence: sequenceAfterStatus(now), updatedAt: now })
      .where(isComplete(id)),
    queueConfirmedMailQuery(db, id, now),
    queueMailWhereQuery(
      db,
      {
        mail: { kind: "booking-confirmed-notice", bookingId: id },
        recipient: site.email,
        dedupeKey: `booking-confirmed-notice:${id}`,
      },
      sql`exists (select 1 from ${bookings} where ${and(eq(bookings.id, id), wasConfirmedAt(now))})`,
      now,
    ),
  ] as const;
};
