import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings, isSignedByClient, isStanding } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { queueMailWhereQuery } from "../../platform/mail/outbox.ts";
import { confirmIfCompleteQueries, isSigned } from "../bookings/confirm.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import type { Actor } from "../leads/move-lead.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, type LiveSession, shortUserAgent } from "../portal/access/sessions.ts";
import { agreementText, fingerprintOf } from "./agreement-file.ts";
import { freeWordsIn } from "./own-words.ts";
import { readContract } from "./read-contract.ts";
import { signaturesOfQuery } from "./signatures.ts";

/** `updatedAt` is that of the booking when the text was made. */
interface Signing extends Omit<typeof signatures.$inferInsert, "signedAt"> {
  updatedAt: number;
}

/**
 * Stores a signature by whoever `mayAct` (an SQL value), if the booking has its date or was played, was not changed
 * since its text was written, and they have not signed. Gives the id, or does nothing.
 */
const signQuery = (db: Database, { updatedAt, ...signing }: Signing, mayAct: SQL, now: number) =>
  // In schema order.
  db
    .insert(signatures)
    .select(
      sql`select ${signing.id} as id, ${bookings.id} as booking_id, ${signing.number} as number,
        ${signing.agreement} as agreement, ${signing.signer} as signer, ${signing.text} as text, ${signing.sha256} as sha256, ${signing.name} as name, ${signing.consent} as consent, ${signing.session} as session,
        ${signing.userAgent} as user_agent, ${signing.by ?? null} as "by", ${now} as signed_at
      from ${bookings} where ${bookings.id} = ${signing.bookingId} and ${mayAct}
        and ${bookings.updatedAt} = ${updatedAt} and ${bookings.agreement} = ${signing.agreement} and ${isStanding(now)}
        and not exists (select 1 from ${signatures} where ${signatures.bookingId} = ${signing.bookingId}
          and ${signatures.agreement} = ${signing.agreement} and ${signatures.signer} = ${signing.signer})`,
    )
    .onConflictDoNothing()
    .returning({ id: signatures.id });

/** Once all on the client's side have signed: `by` an administrator, or at once (`null`). */
const countersignQuery = (db: Database, signatureId: string, by: string | null, now: number) =>
  db
    .insert(countersignatures)
    .select(
      sql`select ${signatures.id} as signature_id, ${by} as by, ${now} as created_at from ${signatures}
      inner join ${bookings} on ${bookings.id} = ${signatures.bookingId} and ${bookings.agreement} = ${signatures.agreement}
      where ${eq(signatures.id, signatureId)} and ${isSignedByClient} and not ${isSigned}`,
    )
    .onConflictDoNothing()
    .returning({ id: countersignatures.signatureId });

const isThere = (signatureId: string, countersigned: boolean) =>
  countersigned
    ? sql`exists (select 1 from ${countersignatures} where ${eq(countersignatures.signatureId, signatureId)})`
    : sql`exists (select 1 from ${signatures} where ${eq(signatures.id, signatureId)})`;

/** Once for each of the two signatures. */
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
 * By hand: both sides get the copy, and the booking is confirmed if nothing else is left. Tells whether there was
 * something to sign.
 */
export async function countersign(db: Database, bookingId: string, { by, now }: Actor): Promise<boolean> {
  const [[booking], signed] = await db.batch([findBookingQuery(db, bookingId), signaturesOfQuery(db, bookingId)]);
  const ofAgreement = signed.filter(({ agreement }) => agreement === booking?.agreement);
  const last = ofAgreement.toSorted((one, other) => other.signedAt - one.signedAt)[0];
  if (!booking || !last || ofAgreement.some(({ countersignedAt }) => countersignedAt !== null)) return false;
  const [countersigned] = await db.batch([
    countersignQuery(db, last.id, by, now),
    queueCopyQuery(db, { signatureId: last.id, recipient: booking.clientEmail, to: "client" }, true, now),
    queueCopyQuery(db, { signatureId: last.id, recipient: site.email, to: "dj" }, true, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ]);
  return countersigned.length > 0;
}

/** Stored with the signature, word for word. */
export const consentWords =
  "I have read the agreement above and sign it electronically. My typed name counts as my signature.";

/** `fingerprint` is that of the text on the page. */
interface SigningForm {
  booking: string;
  fingerprint: string;
  name: string;
}

/** `changed`: the booking is another than the page said, or its date has gone. */
type Outcome = "signed" | "changed" | "other-name";

/** Without case, spaces and accents: not every keyboard has them. */
const folded = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/**
 * Stores the exact text, its fingerprint, the name, the consent, the time, the session and the browser in one batch
 * with the mails and what follows from a signature. With `atOnce` the DJ signs as well, unless the client's words read
 * like terms. Repeating changes nothing.
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
  if (!contract.unsigned.some(({ id }) => id === ""))
    return result(contract.signatures.length > 0 ? "signed" : "changed");
  const text = agreementText(booking.id, contract.number, contract.sheet);
  const sha256 = await fingerprintOf(text);
  if (sha256 !== form.fingerprint) return result("changed");
  if (folded(form.name) !== folded(booking.clientName)) return result("other-name");
  const id = crypto.randomUUID();
  // The DJ reads words that look like terms first.
  const atOnce = mayBeAtOnce && freeWordsIn(contract.sheet).length === 0;
  const signing = {
    ...{ id, bookingId: booking.id, number: contract.number, agreement: contract.agreement, signer: "" },
    ...{ text, sha256, name: form.name, consent: consentWords },
    ...{ session: sid, userAgent: shortUserAgent(userAgent), updatedAt: booking.updatedAt },
  };
  const isOwn = sql`${bookings.clientEmail} = ${clientOf(sid, now)}`;
  const [stored] = await db.batch([
    signQuery(db, signing, isOwn, now),
    ...(atOnce ? [countersignQuery(db, id, null, now)] : []),
    queueCopyQuery(db, { signatureId: id, recipient: booking.clientEmail, to: "client" }, atOnce, now),
    queueCopyQuery(db, { signatureId: id, recipient: site.email, to: "dj" }, atOnce, now),
    ...confirmIfCompleteQueries(db, booking.id, now),
  ]);
  if (stored.length > 0) return result("signed");
  // The other click of a double click may have been first.
  const again = await readContract(client, { booking: form.booking, version: undefined });
  return result(
    typeof again === "object" && again.contract?.signatures.some(({ signer }) => signer === "") ? "signed" : "changed",
  );
}
