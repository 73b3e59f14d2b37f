import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isSignedByClient } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import { undisputedOfBooking, waivedOfBooking } from "../../database/schema/payments.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { joinedWith, movingQueries } from "../leads/move-lead.ts";
import { sequenceAfterStatus } from "./calendar/client-calendar.ts";
import { queueAboutQuery } from "./notify-client.ts";

/** Actor when no person moves a lead. */
const bySite = "The site";

/** By everyone on both sides, for the current agreement. */
export const isSigned: SQL = sql`(${isSignedByClient} and exists (select 1 from signatures
  inner join countersignatures on countersignatures.signature_id = signatures.id
  where signatures.booking_id = bookings.id and signatures.agreement = bookings.agreement))`;

const isComplete = (id: string): SQL =>
  sql`(bookings.id = ${id} and bookings.status = 'hold' and ${isSigned} and bookings.deposit <= ${undisputedOfBooking} + ${waivedOfBooking})`;

const wasConfirmedAt = (now: number): SQL => sql`(bookings.status = 'confirmed' and bookings.updated_at = ${now})`;

/** Runs behind the confirmation at `now` in its batch. Once per booking. */
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
 * For a hold that is fully signed and whose deposit, if any, is paid and undisputed. Run behind the signature or
 * payment in its batch; books the lead and notifies both, once.
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
