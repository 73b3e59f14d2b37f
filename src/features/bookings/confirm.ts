import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { undisputedOfBooking, waivedOfBooking } from "../../database/schema/payments.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { joinedWith, movingQueries } from "../leads/move-lead.ts";
import { sequenceAfterStatus } from "./calendar-file.ts";
import { queueAboutQuery } from "./notify-client.ts";

/** Who moves a lead when nobody pressed anything. */
const bySite = "The site";

/** That both have signed the contract of a booking, as an SQL value. */
export const isSigned: SQL = sql`exists (select 1 from signatures
  inner join countersignatures on countersignatures.signature_id = signatures.id
  where signatures.booking_id = bookings.id)`;

const isComplete = (id: string): SQL =>
  sql`(bookings.id = ${id} and bookings.status = 'hold' and ${isSigned} and bookings.deposit <= ${undisputedOfBooking} + ${waivedOfBooking})`;

const wasConfirmedAt = (now: number): SQL => sql`(bookings.status = 'confirmed' and bookings.updated_at = ${now})`;

/**
 * A statement that congratulates the client of a booking which was confirmed at `now` (an instant), once for each booking. It
 * stands behind that step in its batch.
 */
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
 * Statements that confirm a hold which is signed and whose deposit is paid and not disputed (or that has none): the booking is confirmed and
 * has no end any more, its lead is booked, and the client and the DJ are told, once. They stand in the batch that stores
 * the signature or the payment, behind it, and do nothing while something is left.
 *
 * @param now instant in milliseconds
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
