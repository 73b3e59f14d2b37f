import { and, asc, desc, eq, lte, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "../../database/client.ts";
import { bookings, unsignedOfBooking } from "../../database/schema/bookings.ts";
import { contractVersions, countersignatures, signatures } from "../../database/schema/contracts.ts";
import { onPaperBy, overtimeBy } from "../bookings/amendments.ts";
import { dueOf, type SigningRole } from "../bookings/model.ts";

/** Instants; `countersignedAt` is `null` until the DJ has signed. */
export type Signature = Awaited<ReturnType<typeof signaturesOfQuery>>[number];

/** Null for a removed signer. */
const role = sql<SigningRole | null>`iif(signatures.signer = '',
  (select iif(bookings.company_name is null, 'client', 'representative') from bookings where bookings.id = signatures.booking_id), (select json_extract(value, '$.role')
  from bookings, json_each(bookings.signers)
  where bookings.id = signatures.booking_id and json_extract(value, '$.id') = signatures.signer))`.as("role");

const shownColumns = {
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
    .select(shownColumns)
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.bookingId, bookingId))
    .orderBy(desc(signatures.number), asc(signatures.signedAt), asc(signatures.signer));

const signedVersions = alias(contractVersions, "signed_versions");

/**
 * The version in force, or `number`: a row for each signature of it and, behind these, of the versions that it amends.
 * None where nobody has signed. An accepted change alone makes a version that bears no signature.
 */
export function agreementQuery(db: Database, bookingId: string | SQLWrapper, number: number | null = null) {
  const version =
    number ??
    sql`(select max(newest.number) from contract_versions as newest where newest.booking_id = ${bookingId}
      and newest.agreement = (select max(last.agreement) from signatures as last where last.booking_id = ${bookingId}))`;
  return db
    .select({
      bookingId: signatures.bookingId,
      version: sql<number>`contract_versions.number`.as("version"),
      agreement: signatures.agreement,
      sheet: contractVersions.sheet,
      signedSheet: sql`signed_versions.sheet`.mapWith(contractVersions.sheet).as("signed_sheet"),
      createdAt: sql<number>`contract_versions.created_at`.as("version_created_at"),
      onPaperBy,
      overtimeBy,
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
    .innerJoin(
      contractVersions,
      and(
        eq(contractVersions.bookingId, signatures.bookingId),
        eq(contractVersions.agreement, signatures.agreement),
        sql`${contractVersions.number} = ${version}`,
      ),
    )
    .innerJoin(
      signedVersions,
      and(eq(signedVersions.bookingId, signatures.bookingId), eq(signedVersions.number, signatures.number)),
    )
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(and(eq(signatures.bookingId, bookingId), lte(signatures.number, contractVersions.number)))
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
      ...shownColumns,
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
