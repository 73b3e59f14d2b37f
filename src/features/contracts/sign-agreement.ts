import { eq, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isActive } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import type { Actor } from "../leads/move-lead.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, type LiveSession, shortUserAgent } from "../portal/access/sessions.ts";
import { agreementText, fingerprintOf } from "./agreement-file.ts";
import { freeWordsIn } from "./own-words.ts";
import { readContract } from "./read-contract.ts";
import { signaturesOfQuery } from "./signatures.ts";

/** What a client signs, and how. `updatedAt` is that of the booking that the text was made of. */
interface Signing extends Omit<typeof signatures.$inferInsert, "signedAt"> {
  updatedAt: number;
}

/**
 * A statement that stores a signature for the client whose session signs, of a booking that is held or confirmed at `now`, is
 * theirs, was not changed since its text was written, and was not signed. It gives the id, or does nothing otherwise.
 */
const signQuery = (db: Database, { updatedAt, ...signing }: Signing, now: number) =>
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
const countersignQuery = (db: Database, signatureId: string, by: string | null, now: number) =>
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
const queueCopyQuery = (
  db: Database,
  { signatureId, recipient, to }: { signatureId: string; recipient: string; to: "client" | "dj" },
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

/**
 * Signs for the DJ, by hand, what the client of a booking has signed: both get the copy, and the booking is confirmed if
 * nothing else is left. Tells whether there was something to sign.
 */
export async function countersign(db: Database, bookingId: string, { by, now }: Actor): Promise<boolean> {
  const [[booking], [signed]] = await db.batch([findBookingQuery(db, bookingId), signaturesOfQuery(db, bookingId)]);
  if (!booking || !signed || signed.countersignedAt !== null) return false;
  const signatureId = signed.id;
  await db.batch([
    countersignQuery(db, signatureId, by, now),
    queueCopyQuery(db, { signatureId, recipient: booking.clientEmail, to: "client" }, true, now),
    queueCopyQuery(db, { signatureId, recipient: site.email, to: "dj" }, true, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ]);
  return true;
}

/** What a client ticks before signing: it is kept with the signature, word for word. */
export const consentWords =
  "I have read the agreement above and sign it electronically. My typed name counts as my signature.";

/** How a client signs. `fingerprint` is that of the text which was on the page. */
interface SigningForm {
  booking: string;
  fingerprint: string;
  name: string;
}

/** What came of it. `changed`: the booking is another than the page said, or its date is not kept any more. */
type Outcome = "signed" | "changed" | "other-name";

/** Names are the same whatever their case, spaces and accents: not every keyboard has them. */
const folded = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * Signs the contract of a client's booking: the exact text, its fingerprint, the name, the words of consent, the time, the
 * session and the browser are stored in one batch with the mails that bring the copy and with what follows from a signature.
 * `atOnce` has the DJ sign with it, unless the client's own words read like terms. Signing again changes nothing.
 *
 * @throws when D1 does; then nothing was stored
 */
export async function signAgreement(
  client: Client,
  form: SigningForm,
  { userAgent, atOnce: mayBeAtOnce }: { userAgent: string; atOnce: boolean },
): Promise<
  "signed-out" | "missing" | { session: LiveSession; bookingId: string; depositDue: number; outcome: Outcome }
> {
  const { db, sid, now } = client;
  const found = await readContract(client, { booking: form.booking, version: undefined });
  if (typeof found === "string") return found;
  const { session, booking, contract } = found;
  const depositDue = booking.status === "hold" ? found.depositDue : 0;
  const result = (outcome: Outcome) => ({ session, bookingId: booking.id, depositDue, outcome });
  if (!contract) return result("changed");
  if (contract.signature) return result("signed");
  const text = agreementText(booking.id, contract.number, contract.sheet);
  const sha256 = await fingerprintOf(text);
  if (sha256 !== form.fingerprint) return result("changed");
  if (folded(form.name) !== folded(booking.clientName)) return result("other-name");
  const id = crypto.randomUUID();
  // Words that read like terms are the DJ's to read first.
  const atOnce = mayBeAtOnce && freeWordsIn(contract.sheet).length === 0;
  const signing = {
    ...{ id, bookingId: booking.id, number: contract.number, text, sha256, name: form.name, consent: consentWords },
    ...{ session: sid, userAgent: shortUserAgent(userAgent), updatedAt: booking.updatedAt },
  };
  const [stored] = await db.batch([
    signQuery(db, signing, now),
    ...(atOnce ? [countersignQuery(db, id, null, now)] : []),
    queueCopyQuery(db, { signatureId: id, recipient: booking.clientEmail, to: "client" }, atOnce, now),
    queueCopyQuery(db, { signatureId: id, recipient: site.email, to: "dj" }, atOnce, now),
    ...confirmIfCompleteQueries(db, booking.id, now),
  ]);
  if (stored.length > 0) return result("signed");
  // The other press of a double click may have been first.
  const again = await readContract(client, { booking: form.booking, version: undefined });
  return result(typeof again === "object" && again.contract?.signature ? "signed" : "changed");
}
