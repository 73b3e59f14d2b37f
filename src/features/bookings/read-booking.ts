import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookingFields, bookings } from "../../database/schema/bookings.ts";
import { paidOfBooking } from "../../database/schema/payments.ts";
import { sessions } from "../../database/schema/portal.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { type Contact, findContactQuery } from "../leads/lead-in-full.ts";
import { listPackagesQuery } from "../prices/packages.ts";
import { requestsOfBookingQuery, songsOfBookingQuery } from "./client-wishes.ts";
import { dateOfBooking, onSameDateQuery } from "./same-date.ts";

export type Booking = Awaited<ReturnType<typeof findBookingQuery>>[number];

/** A statement that reads one booking. */
export const findBookingQuery = (db: Database, id: string) =>
  db.select(bookingFields).from(bookings).where(eq(bookings.id, id)).limit(1);

/** A statement that reads how far a booking is agreed: what is paid of it, in cents, and when which of both has signed last. */
const agreedQuery = (db: Database, id: string) =>
  db
    .select({
      paid: paidOfBooking,
      signedAt: sql<number | null>`(select max(signed_at) from signatures where signatures.booking_id = bookings.id)`,
      countersignedAt: sql<number | null>`(select max(countersignatures.created_at) from countersignatures
        inner join signatures on signatures.id = signature_id where signatures.booking_id = bookings.id)`,
    })
    .from(bookings)
    .where(eq(bookings.id, id));

/** What a booking's page shows, in one round trip; `undefined` when there is no such booking. */
export async function bookingInFull(db: Database, id: string, now: number) {
  const [[booking], sameDate, packages, songs, requests, [signedIn], [agreed]] = await db.batch([
    findBookingQuery(db, id),
    onSameDateQuery(db, dateOfBooking(id), now, id),
    listPackagesQuery(db),
    songsOfBookingQuery(db, id),
    requestsOfBookingQuery(db, id),
    db
      .select({ sessions: count(), lastSignIn: sql<number | null>`max(json_extract(${sessions.sess}, '$.createdAt'))` })
      .from(bookings)
      .innerJoin(sessions, eq(sessions.clientEmail, bookings.clientEmail))
      .where(
        and(
          eq(bookings.id, id),
          eq(sessions.bookingId, bookings.id),
          eq(sessions.linkVersion, bookings.portalLinkVersion),
          gt(sessions.expire, now),
        ),
      ),
    agreedQuery(db, id),
  ]);
  return (
    booking &&
    agreed && {
      ...{ booking, sameDate, packages, songs, requests, agreed },
      signedIn: signedIn ?? { sessions: 0, lastSignIn: null },
    }
  );
}

/** What the form of a new booking needs, in one round trip: the packages, the contact that it comes from, and what is on the date. */
export async function bookingMaterial(db: Database, contactId: string | null, date: CalendarDate | null, now: number) {
  const [packages, [contact], sameDate] = await db.batch([
    listPackagesQuery(db),
    findContactQuery(db, contactId ?? ""),
    onSameDateQuery(db, date ?? sql`(select event_date from contacts where id = ${contactId ?? ""})`, now),
  ]);
  const found: Contact | null = contact ?? null;
  return { packages, contact: found, sameDate };
}
