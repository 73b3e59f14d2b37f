import { eq } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookingFields, bookings, isStanding, unsignedOfBooking } from "../../../database/schema/bookings.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../../platform/links/signed-link.ts";
import { contractOfBooking } from "../read-contract.ts";
import { signedVersionQuery } from "../signatures.ts";
import { storeVersion } from "../versions.ts";

/** Whom a link to sign names. */
export interface LinkedSigner {
  bookingId: string;
  signer: string;
  linkVersion: number;
}

/** The token of a link to sign. */
export const signSignerToken = (secrets: LinkSecrets, { bookingId, signer, linkVersion }: LinkedSigner, now: number) =>
  signToken(secrets, "sign", {
    subject: `${bookingId} ${signer}`,
    version: linkVersion,
    expiresAt: now + linkKinds.sign.lasts,
  });

/** Whom a link names, if it is ours and good at `now`; whether it was replaced is for the database to say. */
export async function openSignerToken(secrets: LinkSecrets, token: string, now: number): Promise<LinkedSigner | null> {
  const opened = await openToken(secrets, "sign", token, now);
  if (opened.status !== "valid") return null;
  const [bookingId = "", signer = ""] = opened.subject.split(" ");
  return { bookingId, signer, linkVersion: opened.version };
}

/** A statement that reads a booking, whether it has its date at `now` or was played, and who has not signed what counts of it. */
export const unsignedQuery = (db: Database, bookingId: string, now: number) =>
  db
    .select({ booking: bookingFields, unsigned: unsignedOfBooking, isStanding: isStanding(now).mapWith(Boolean) })
    .from(bookings)
    .where(eq(bookings.id, bookingId));

/**
 * What one who signs sees by a link: the booking's agreement, which is kept as a version before it is shown. `null` when the link was
 * replaced, or they sign no more; without `contract` once the booking is canceled.
 */
export async function readSigning(db: Database, { bookingId, signer: id, linkVersion }: LinkedSigner, now: number) {
  const found = await contractOfBooking(db, bookingId, undefined, now);
  const signer = found?.booking.signers.find((each) => each.id === id);
  if (!found || signer?.linkVersion !== linkVersion) return null;
  const { booking, contract, depositDue } = found;
  if (booking.status === "cancelled") return { booking, signer, depositDue, contract: null };
  if (contract.createdAt === null) await storeVersion(db, bookingId, contract, now);
  return { booking, signer, depositDue, contract: { ...contract, createdAt: contract.createdAt ?? now } };
}

/** What was signed last of a booking, with who has, for one who signs it by a link. */
export async function readSigned(db: Database, { bookingId, signer: id, linkVersion }: LinkedSigner) {
  const {
    booking: [booking],
    signed,
  } = await batchOf(db, {
    booking: db.select({ signers: bookings.signers }).from(bookings).where(eq(bookings.id, bookingId)),
    signed: signedVersionQuery(db, bookingId),
  });
  const isTheirs = booking?.signers.some((each) => each.id === id && each.linkVersion === linkVersion);
  return isTheirs ? signed : [];
}
