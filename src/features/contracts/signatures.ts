import { desc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { dueOf } from "../bookings/model.ts";

/** A signature as pages show it. `signedAt` and `countersignedAt` are instants; `null`: the DJ has not signed yet. */
export type Signature = Awaited<ReturnType<typeof signaturesOfQuery>>[number];

const shown = {
  id: signatures.id,
  number: signatures.number,
  name: signatures.name,
  sha256: signatures.sha256,
  signedAt: signatures.signedAt,
  countersignedAt: countersignatures.createdAt,
};

/** A statement that reads what was signed of a booking, the newest version first. */
export const signaturesOfQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select(shown)
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.bookingId, bookingId))
    .orderBy(desc(signatures.number));

/** A statement that reads the last version of a booking's contract that was signed: its exact text, and who signed it. */
export const signedAgreementQuery = (db: Database, bookingId: string | SQLWrapper) =>
  db
    .select({
      bookingId: signatures.bookingId,
      text: signatures.text,
      sha256: signatures.sha256,
      name: signatures.name,
      consent: signatures.consent,
      signedAt: signatures.signedAt,
      countersignedAt: countersignatures.createdAt,
    })
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.bookingId, bookingId))
    .orderBy(desc(signatures.number))
    .limit(1);

/** A statement that finds a signed agreement by its fingerprint. Gives nothing of whose it is. */
export const signedByFingerprintQuery = (db: Database, sha256: string) =>
  db
    .select({ countersigned: sql<boolean>`${countersignatures.signatureId} is not null` })
    .from(signatures)
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.sha256, sha256));

/** A statement that reads a signature with its text and its booking, for the mail that brings the copy. */
export const signatureInFullQuery = (db: Database, id: string) =>
  db
    .select({
      ...shown,
      text: signatures.text,
      consent: signatures.consent,
      bookingId: bookings.id,
      clientName: bookings.clientName,
      clientEmail: bookings.clientEmail,
      venue: bookings.venue,
      city: bookings.city,
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      portalLinkVersion: bookings.portalLinkVersion,
      depositDue: dueOf("deposit"),
      status: bookings.status,
    })
    .from(signatures)
    .innerJoin(bookings, eq(bookings.id, signatures.bookingId))
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.id, id));
