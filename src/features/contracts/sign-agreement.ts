import { eq, type SQL, sql } from "drizzle-orm";
import { site } from "../../content/site.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Database } from "../../database/client.ts";
import { insertFrom } from "../../database/insert-from.ts";
import { bookings, isSignedByClient, isStanding, type NeededSigner } from "../../database/schema/bookings.ts";
import { countersignatures, signatures } from "../../database/schema/contracts.ts";
import { hexDigest } from "../../platform/hex.ts";
import { queueMailsOfRowsQuery } from "../../platform/mail/outbox.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { auditQuery } from "../admin/audit/audit-log.ts";
import type { Actor } from "../admin/audit/model.ts";
import { queueWithdrawnMailsQueries, withdrawProposalQuery } from "../bookings/amendments.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm-booking.ts";
import { waitOnceSignedQuery } from "../bookings/holds/holds.ts";
import { queueAboutQuery } from "../bookings/notify-client.ts";
import { type Booking, findBookingQuery } from "../bookings/read-bookings.ts";
import { mailboxesOf, queueSignMailsQuery } from "../people/signer-mails.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { clientOf, type OfClient, ofClient, shortUserAgent } from "../portal/access/sessions.ts";
import { agreementText } from "./agreement-file.ts";
import { acceptBySigner } from "./changes/accept-change.ts";
import { termsInClientText } from "./client-words.ts";
import type { ContractSheet } from "./model.ts";
import { contractOfBooking, readContract } from "./read-contract.ts";
import { signaturesOfQuery } from "./signatures.ts";
import { type ShownContract, storeVersion } from "./versions.ts";

/** `updatedAt` is that of the booking that the text was made of. */
interface Signing extends Omit<typeof signatures.$inferInsert, "signedAt"> {
  updatedAt: number;
}

/**
 * Does nothing unless `mayAct` (SQL) holds, the booking keeps its date or was played, is unchanged since its text was
 * written, and they have not signed. Gives the id.
 */
const signQuery = (db: Database, { updatedAt, ...signing }: Signing, mayAct: SQL, now: number) =>
  insertFrom(
    db,
    signatures,
    {
      id: signing.id,
      bookingId: bookings.id,
      number: signing.number,
      agreement: signing.agreement,
      signer: signing.signer,
      text: signing.text,
      sha256: signing.sha256,
      name: signing.name,
      consent: signing.consent,
      session: signing.session,
      userAgent: signing.userAgent,
      by: signing.by ?? null,
      signedAt: now,
    },
    sql`from ${bookings} where ${bookings.id} = ${signing.bookingId} and ${mayAct}
        and ${bookings.updatedAt} = ${updatedAt} and ${bookings.agreement} = ${signing.agreement} and ${isStanding(now)}
        and not exists (select 1 from ${signatures} where ${signatures.bookingId} = ${signing.bookingId}
          and ${signatures.agreement} = ${signing.agreement} and ${signatures.signer} = ${signing.signer})`,
  )
    .onConflictDoNothing()
    .returning({ id: signatures.id });

const isCountersigned = sql`exists (select 1 from countersignatures inner join signatures as earlier
  on earlier.id = countersignatures.signature_id
  where earlier.booking_id = bookings.id and earlier.agreement = bookings.agreement)`;

/** Waits for everybody on the client's side. `by` is an administrator, or `null` for at once. */
const countersignQuery = (db: Database, signatureId: string, by: string | null, now: number) =>
  insertFrom(
    db,
    countersignatures,
    { signatureId: signatures.id, by, createdAt: now },
    sql`from ${signatures}
      inner join ${bookings} on ${bookings.id} = ${signatures.bookingId} and ${bookings.agreement} = ${signatures.agreement}
      where ${eq(signatures.id, signatureId)} and ${isSignedByClient} and not ${isCountersigned}`,
  )
    .onConflictDoNothing()
    .returning({ id: countersignatures.signatureId });

/**
 * To the client, the DJ and the latest signer; to everybody once all have signed. Must follow the signatures in its
 * batch.
 */
const queueCopiesQuery = (db: Database, signatureId: string, now: number) => {
  const latest = (what: SQL) => sql`(select signed.${what} from signatures as signed where signed.id = ${signatureId})`;
  const isWhole = sql`(${isSignedByClient} and ${isCountersigned})`;
  return queueMailsOfRowsQuery(
    db,
    {
      kind: "agreement-copy",
      data: {
        signatureId: signatures.id,
        to: sql`reader.id`,
        countersigned: sql`json(iif(${isWhole}, 'true', 'false'))`,
      },
      recipient: sql`reader.email`,
      event: [signatures.id, sql`reader.id`, sql`iif(${isWhole}, 'both', 'client')`],
      from: sql`${signatures} inner join ${bookings} on ${bookings.id} = ${signatures.bookingId}
        inner join (select iif(mailbox.id = '', 'client', mailbox.id) as id, mailbox.email
          from ${mailboxesOf(sql`bookings.id = ${latest(sql`booking_id`)}`, sql`(${isWhole} or party.id in ('', ${latest(sql`signer`)}))`)} as mailbox
          union all select 'dj', ${site.email}) as reader on true
        where ${eq(signatures.id, signatureId)}`,
    },
    now,
  );
};

/** Mails the copies, and confirms the booking if nothing else is open. Tells whether there was something to sign. */
export async function countersign(db: Database, bookingId: string, { by, now }: Actor): Promise<boolean> {
  const [[booking], signed] = await db.batch([findBookingQuery(db, bookingId), signaturesOfQuery(db, bookingId)]);
  const ofAgreement = signed.filter(({ agreement }) => agreement === booking?.agreement);
  const last = ofAgreement.toSorted((one, other) => other.signedAt - one.signedAt)[0];
  if (!booking || !last || ofAgreement.some(({ countersignedAt }) => countersignedAt !== null)) return false;
  const [countersigned] = await db.batch([
    countersignQuery(db, last.id, by, now),
    queueCopiesQuery(db, last.id, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ]);
  return countersigned.length > 0;
}

/** Beside what is signed; stored with the signature, word for word. */
export const consentTo = ({ other }: ContractSheet): string => wordsIn(other?.language).agreement.form.consent;

/** `changed`: the booking differs from the page, or lost its date. */
export type SigningOutcome = "signed" | "changed" | "other-name";

/** Not every keyboard has accents. */
const folded = (name: string): string =>
  name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

interface SigningWith {
  booking: Pick<Booking, "id" | "updatedAt">;
  contract: ShownContract;
  signer: NeededSigner;
  /** As typed, with the page's fingerprint. */
  form: { name: string; fingerprint: string };
  /** Hash of what opened the page. */
  session: string;
  userAgent: string;
  /** SQL value. */
  mayAct: SQL;
  /** Countersigns, unless the client's own words read like terms. */
  atOnce: boolean;
}

/** What they sign, or why they cannot. */
async function signedBy({ booking, contract, signer, form, session }: Omit<SigningWith, "mayAct" | "atOnce">) {
  const text = agreementText(booking.id, contract.number, contract.sheet);
  const sha256 = await hexDigest(text);
  if (sha256 !== form.fingerprint) return "changed" as const;
  if (!isSameName(form.name, signer.name)) return "other-name" as const;
  return { text, sha256, name: form.name, consent: consentTo(contract.sheet), session };
}

/**
 * By whom an open change makes a party: it counts as their yes, and as their signature with the last yes. Again changes
 * nothing.
 */
export async function signChange(
  db: Database,
  signing: Omit<SigningWith, "mayAct" | "atOnce"> & { amendment: string; linkVersion: number },
  now: number,
): Promise<SigningOutcome> {
  const signed = await signedBy(signing);
  if (typeof signed === "string") return signed;
  const { booking, signer, amendment, linkVersion, session, userAgent } = signing;
  const how = { amendment, session, signed, userAgent: shortUserAgent(userAgent) };
  const outcome = await acceptBySigner(db, { bookingId: booking.id, signer: signer.id, linkVersion }, how, now);
  return outcome === "accepted" || outcome === "waits" ? "signed" : "changed";
}

/**
 * One batch with the mails and what follows from a signature. Signing again changes nothing.
 * @throws when D1 does; then nothing was stored
 */
export async function sign(db: Database, signing: SigningWith, now: number): Promise<SigningOutcome> {
  const { booking, contract, signer } = signing;
  if (!contract.unsigned.some(({ id }) => id === signer.id))
    return [...contract.signatures, ...contract.amends].some((each) => each.signer === signer.id)
      ? "signed"
      : "changed";
  const signed = await signedBy(signing);
  if (typeof signed === "string") return signed;
  const id = crypto.randomUUID();
  const signature = {
    ...signed,
    id,
    bookingId: booking.id,
    number: contract.number,
    agreement: contract.agreement,
    signer: signer.id,
    userAgent: shortUserAgent(signing.userAgent),
    updatedAt: booking.updatedAt,
  };
  // The DJ reads words like terms first.
  const atOnce = signing.atOnce && termsInClientText(contract.sheet).length === 0;
  const [stored] = await db.batch([
    signQuery(db, signature, signing.mayAct, now),
    ...(atOnce ? [countersignQuery(db, id, null, now)] : []),
    waitOnceSignedQuery(db, booking.id, id, now),
    queueCopiesQuery(db, id, now),
    ...confirmIfCompleteQueries(db, booking.id, now),
  ]);
  if (stored.length > 0) return "signed";
  // A double click's other press may have been first.
  const again = await signaturesOfQuery(db, booking.id);
  return again.some((each) => each.agreement === contract.agreement && each.signer === signer.id)
    ? "signed"
    : "changed";
}

export async function signAgreement(
  client: Client,
  form: { booking: string; fingerprint: string; name: string },
  { userAgent, atOnce }: { userAgent: string; atOnce: boolean },
): Promise<OfClient<{ bookingId: string; depositDue: number; outcome: SigningOutcome }>> {
  const { db, sid, now } = client;
  const read = await readContract(client, { booking: form.booking, version: undefined });
  if (!read?.found) return read && ofClient(read.session, null);
  const { booking, contract } = read.found;
  const depositDue = booking.status === "hold" ? read.found.depositDue : 0;
  const result = (outcome: SigningOutcome) => ofClient(read.session, { bookingId: booking.id, depositDue, outcome });
  if (!contract) return result("changed");
  const how = { userAgent, atOnce, session: sid, mayAct: sql`${bookings.clientEmail} = ${clientOf(sid, now)}` };
  const signer = { id: "", name: booking.clientName };
  return result(await sign(db, { booking, contract, signer, form, ...how }, now));
}

/**
 * Records a printed agreement's signature with who entered it; the DJ's own counts once all others are there. Tells
 * whether there was something to sign.
 */
export async function signOnPaper(
  db: Database,
  { bookingId, signer }: { bookingId: string; signer: string },
  { by, now }: Actor,
): Promise<boolean> {
  const found = await contractOfBooking(db, bookingId, undefined, now);
  const who = found?.contract.unsigned.find(({ id }) => id === signer);
  if (!found || !who) return false;
  const { booking, contract } = found;
  if (contract.createdAt === null) await storeVersion(db, bookingId, contract, now);
  const id = crypto.randomUUID();
  const text = agreementText(bookingId, contract.number, contract.sheet);
  const signature = {
    id,
    bookingId,
    number: contract.number,
    agreement: contract.agreement,
    signer,
    text,
    sha256: await hexDigest(text),
    name: who.name,
    consent: "",
    session: "",
    userAgent: "",
    by,
    updatedAt: booking.updatedAt,
  };
  const [stored] = await db.batch([
    signQuery(db, signature, sql`true`, now),
    countersignQuery(db, id, by, now),
    waitOnceSignedQuery(db, bookingId, id, now),
    queueCopiesQuery(db, id, now),
    ...confirmIfCompleteQueries(db, bookingId, now),
  ]);
  return stored.length > 0;
}

/** For a paper signature entered by mistake: all sign anew, and links are mailed again. Tells whether there was one. */
export async function endPaperSignatures(db: Database, bookingId: string, { by, now }: Actor): Promise<boolean> {
  const isEntered = sql`exists (select 1 from signatures where signatures.booking_id = bookings.id
    and signatures.agreement = bookings.agreement and signatures."by" is not null)`;
  const isThis = sql`bookings.id = ${bookingId} and bookings.status in ('hold', 'confirmed', 'released') and ${isEntered}`;
  const isDone = sql`exists (select 1 from bookings where ${isThis})`;
  const { ended } = await batchOf(db, {
    audited: auditQuery(db, { what: "paper-signature-ended", who: by, about: `bookings/${bookingId}` }, now, isDone),
    withdrawn: withdrawProposalQuery(db, bookingId, isDone, now),
    told: queueWithdrawnMailsQueries(db, bookingId, now),
    mailed: queueAboutQuery(
      db,
      bookingId,
      {
        data: sql`json_object('kind', 'portal-link', 'bookingId', ${bookings.id}, 'linkVersion', ${bookings.portalLinkVersion},
          'isNew', 'anew')`,
        to: sql`${bookings.clientEmail}`,
        key: sql`'signed-anew:' || ${bookings.id} || ':' || ${bookings.agreement}`,
        there: sql`(${isDone} and ${isStanding(now)})`,
      },
      now,
    ),
    ended: db
      .update(bookings)
      .set({ agreement: sql`${bookings.agreement} + 1`, updatedAt: now })
      .where(isThis)
      .returning({ id: bookings.id }),
    asked: queueSignMailsQuery(db, bookingId, now),
  });
  return ended.length > 0;
}
