import { and, asc, desc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { dueOf, type SigningRole } from "../bookings/model.ts";

/** Instants; `countersignedAt` is `null` until the DJ has signed. */
export type Signature = Awaited<ReturnType<typeof signaturesOfQuery>>[number];

/** Null for a removed signer. */
const role = sql<SigningRole | null>`iif(signatures.signer = '', 'client', (select json_extract(value, '$.role')
  from bookings, json_each(bookings.signers)
  where bookings.id = signatures.booking_id and json_extract(value, '$.id') = signatures.signer))`.as("role");

const shown = {
  id: signatures.id,
  number: signatures.number,
  agreement: signatures.agreement,
  signer: signatures.signer,
  role,
  by: signatures.by,
  name: signatures.name,
  sha256: signatures.sha256,
  signedAt: signatures.signedAt,
  countersignedAt: countersignatures.createdAt,
};

export const signaturesOfQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select(shown)
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.bookingId, bookingId))
    .orderBy(desc(signatures.number), asc(signatures.signedAt), asc(signatures.signer));

/** With those of the version that it amends behind them; without `number` the version signed last. */
export function signedVersionQuery(db: Database, bookingId: string | SQLWrapper, number: number | null = null) {
  const version = number ?? sql`(select max(last.number) from signatures as last where last.booking_id = ${bookingId})`;
  return db
    .select({
      bookingId: signatures.bookingId,
      number: signatures.number,
      signer: signatures.signer,
      role,
      text: signatures.text,
      sha256: signatures.sha256,
      name: signatures.name,
      consent: signatures.consent,
      by: signatures.by,
      signedAt: signatures.signedAt,
      countersignedAt: countersignatures.createdAt,
    })
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(
      and(
        eq(signatures.bookingId, bookingId),
        sql`${signatures.number} <= ${version} and ${signatures.agreement} = (select of_version.agreement
          from signatures as of_version where of_version.booking_id = ${bookingId} and of_version.number = ${version})`,
      ),
    )
    .orderBy(desc(signatures.number), asc(signatures.signedAt));
}

/** Reveals nothing of whose it is; a countersigned one first. */
export const signedByFingerprintQuery = (db: Database, sha256: string) =>
  db
    .select({ countersigned: sql<number>`${countersignatures.signatureId} is not null` })
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.sha256, sha256))
    .orderBy(desc(sql`${countersignatures.signatureId} is not null`))
    .limit(1);

export const signatureInFullQuery = (db: Database, id: string) =>
  db
    .select({
      ...shown,
      text: signatures.text,
      bookingId: bookings.id,
      unsigned: unsignedOfBooking,
      signers: bookings.signers,
      clientName: bookings.clientName,
      clientEmail: bookings.clientEmail,
      venue: bookings.venue,
      city: bookings.city,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      portalLinkVersion: bookings.portalLinkVersion,
      language: bookings.language,
      depositDue: dueOf("deposit"),
      status: bookings.status,
    })
    .from(signatures)
    .innerJoin(bookings, eq(bookings.id, signatures.bookingId))
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.id, id));
