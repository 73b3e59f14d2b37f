import { site } from "../../content/site.ts";
import { confirmIfCompleteQueries } from "../bookings/confirm.ts";
import type { Client } from "../portal/access/client.ts";
import { keptUserAgent, type LiveSession } from "../portal/access/sessions.ts";
import { agreementText, fingerprintOf } from "./agreement-text.ts";
import { freeWordsIn } from "./own-words.ts";
import { readContract } from "./read-contract.ts";
import { countersignQuery, queueCopyQuery, signQuery } from "./write-signatures.ts";

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
  const told = (outcome: Outcome) => ({ session, bookingId: booking.id, depositDue, outcome });
  if (!contract) return told("changed");
  if (contract.signature) return told("signed");
  const text = agreementText(booking.id, contract.number, contract.sheet);
  const sha256 = await fingerprintOf(text);
  if (sha256 !== form.fingerprint) return told("changed");
  if (folded(form.name) !== folded(booking.clientName)) return told("other-name");
  const id = crypto.randomUUID();
  // Words that read like terms are the DJ's to read first.
  const atOnce = mayBeAtOnce && freeWordsIn(contract.sheet).length === 0;
  const signing = {
    ...{ id, bookingId: booking.id, number: contract.number, text, sha256, name: form.name, consent: consentWords },
    ...{ session: sid, userAgent: keptUserAgent(userAgent), updatedAt: booking.updatedAt },
  };
  const [stored] = await db.batch([
    signQuery(db, signing, now),
    ...(atOnce ? [countersignQuery(db, id, null, now)] : []),
    queueCopyQuery(db, { signatureId: id, recipient: booking.clientEmail, to: "client" }, atOnce, now),
    queueCopyQuery(db, { signatureId: id, recipient: site.email, to: "desk" }, atOnce, now),
    ...confirmIfCompleteQueries(db, booking.id, now),
  ]);
  if (stored.length > 0) return told("signed");
  // The other press of a double click may have been first.
  const again = await readContract(client, { booking: form.booking, version: undefined });
  return told(typeof again === "object" && again.contract?.signature ? "signed" : "changed");
}
