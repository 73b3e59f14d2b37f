import { desc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { queueMailWhereQuery } from "../../mail/outbox.ts";
import { bookings, isActive } from "../bookings/schema.ts";
import { clientOf } from "../portal-access/sessions.ts";
import { countersignatures, signatures } from "./schema.ts";

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

/** What a client signs, and how. `updatedAt` is that of the booking that the text was made of. */
export interface Signing extends Omit<typeof signatures.$inferInsert, "signedAt"> {
  updatedAt: number;
}

/**
 * A statement that stores a signature for the client whose session signs, of a booking that is held or confirmed at `now`, is
 * theirs, was not changed since its text was written, and was not signed. It gives the id, or does nothing otherwise.
 */
export const signQuery = (db: Database, { updatedAt, ...signing }: Signing, now: number) =>
  // The columns in the order of the schema.
  db
    .insert(signatures)
    .select(
      sql`select ${signing.id} as id, ${bookings.id} as booking_id, ${signing.number} as number, ${signing.text} as text,
        ${signing.sha256} as sha256, ${signing.name} as name, ${signing.consent} as consent, ${signing.session} as session,
        ${signing.userAgent} as user_agent, ${now} as signed_at
      from ${bookings} where ${bookings.id} = ${signing.bookingId} and ${bookings.clientEmail} = ${clientOf(signing.session, now)}
        and ${bookings.updatedAt} = ${updatedAt} and ${isActive(now)}
        and not exists (select 1 from ${signatures} where ${signatures.bookingId} = ${signing.bookingId})`,
    )
    .onConflictDoNothing()
    .returning({ id: signatures.id });

/** A statement that signs for the DJ what a client has signed, once: `by` an administrator, or at once (`null`). */
export const countersignQuery = (db: Database, signatureId: string, by: string | null, now: number) =>
  db
    .insert(countersignatures)
    .select(
      sql`select ${signatures.id} as signature_id, ${by} as by, ${now} as created_at from ${signatures}
      where ${eq(signatures.id, signatureId)}`,
    )
    .onConflictDoNothing();

const isThere = (signatureId: string, countersigned: boolean) =>
  countersigned
    ? sql`exists (select 1 from ${countersignatures} where ${eq(countersignatures.signatureId, signatureId)})`
    : sql`exists (select 1 from ${signatures} where ${eq(signatures.id, signatureId)})`;

/** A statement that queues the copy of a signed agreement for `recipient`, once for each of the two signatures. */
export const queueCopyQuery = (
  db: Database,
  { signatureId, recipient, to }: { signatureId: string; recipient: string; to: "client" | "desk" },
  countersigned: boolean,
  now: number,
) =>
  queueMailWhereQuery(
    db,
    {
      mail: { kind: "agreement-copy", signatureId, to, countersigned },
      recipient,
      dedupeKey: `agreement-copy:${signatureId}:${to}:${countersigned ? "both" : "client"}`,
    },
    isThere(signatureId, countersigned),
    now,
  );

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
      eventType: bookings.eventType,
      eventDate: bookings.eventDate,
      portalLinkVersion: bookings.portalLinkVersion,
      deposit: bookings.deposit,
      status: bookings.status,
    })
    .from(signatures)
    .innerJoin(bookings, eq(bookings.id, signatures.bookingId))
    .leftJoin(countersignatures, eq(countersignatures.signatureId, signatures.id))
    .where(eq(signatures.id, id));
