import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { bookings, isActive } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { clientOf } from "../portal/access/sessions.ts";

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
