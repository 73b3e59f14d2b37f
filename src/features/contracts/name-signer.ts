import type { Words } from "../../content/words/en/index.ts";
import { batchOf } from "../../database/batch-of.ts";
import type { Signer } from "../../database/schema/bookings.ts";
import { mailboxKey } from "../../platform/mail/mailbox.ts";
import { ownBookingId, ownBookingQuery } from "../bookings/client-bookings.ts";
import { changeSignersLink } from "../people/signers.ts";
import type { Client } from "../portal/access/portal-links.ts";
import { liveSessionQuery, type OfClient, ofClient } from "../portal/access/sessions.ts";
import { changeSigners, isSignedQuery } from "./changes/change-or-propose.ts";
import { isSameName } from "./sign-agreement.ts";

/** The DJ can add more. */
const mostNamed = 3;
/** Addresses of one signer, in links. */
const mostAddresses = 3;

interface Refused {
  why: keyof Words["agreement"]["coSigner"]["refusals"];
  path: "signerName" | "signerEmail";
  /** Of who has the address. */
  name: string;
}

/** By the client. Who was named before gets the link at another address. */
export async function nameSigner(
  { db, sid, now }: Client,
  id: string,
  { name, role, email }: Pick<Signer, "name" | "role"> & { email: string },
): Promise<OfClient<{ refused: Refused | null }>> {
  const {
    session: [session],
    booking: [booking],
    signed: [signed],
  } = await batchOf(db, {
    session: liveSessionQuery(db, sid, now),
    booking: ownBookingQuery(db, sid, now, id),
    signed: isSignedQuery(db, ownBookingId(sid, now, id)),
  });
  if (!session || !booking) return ofClient(session, null);
  const refuse = (why: Refused["why"], path: Refused["path"] = "signerEmail", by = "") =>
    ofClient(session, { refused: { why, path, name: by } });
  const named = ofClient(session, { refused: null });
  if (isSameName(booking.clientName, name)) return refuse("self", "signerName");
  const existing = booking.signers.find((each) => isSameName(each.name, name));
  if (existing?.email === email) return named;
  const mailbox = await mailboxKey(email);
  const other = booking.signers.find((each) => each.email === email || (each !== existing && each.mailbox === mailbox));
  if (other) return refuse("taken", "signerEmail", other.name);
  if (mailbox === (await mailboxKey(booking.clientEmail))) return refuse("ownEmail");
  if (signed?.byClient) return refuse("signed", "signerName");
  if (existing) {
    if (existing.linkVersion >= mostAddresses) return refuse("addresses");
    // The address was mistyped.
    const link = { bookingId: id, signer: existing.id, email, mailbox };
    return (await changeSignersLink(db, link, now)) ? named : refuse("link");
  }
  if (booking.signers.length >= mostNamed) return refuse("names", "signerName");
  const signer = {
    id: crypto.randomUUID(),
    role,
    name,
    email,
    linkVersion: 1,
    mailbox,
    isNamedByClient: true,
  } as const;
  const added = await changeSigners(db, id, (signers) => [...signers, signer], { by: session.sess.email, now }, false);
  return added ? named : refuse("ask", "signerName");
}
