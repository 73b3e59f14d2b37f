import { eq, type SQL, sql } from "drizzle-orm";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import {
  bookingFields,
  bookings,
  isStanding,
  type Signer,
  unsignedOfBooking,
} from "../../../database/schema/bookings.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { linkKinds } from "../../../platform/links/link-kinds.ts";
import { openToken, signToken } from "../../../platform/links/signed-link.ts";
import { isAgreedToByDj, signersOf } from "../../bookings/model.ts";
import { contractOfBooking, proposedVersion } from "../read-contract.ts";
import { agreementQuery } from "../signatures.ts";
import { storeVersion } from "../versions.ts";

export interface LinkedSigner {
  bookingId: string;
  signer: string;
  linkVersion: number;
}

export const signSignerToken = (secrets: LinkSecrets, { bookingId, signer, linkVersion }: LinkedSigner, now: number) =>
  signToken(secrets, "sign", {
    subject: `${bookingId} ${signer}`,
    version: linkVersion,
    expiresAt: now + linkKinds.sign.lasts,
  });

/** `null` unless the token is ours and valid at `now`; the database tells whether it was replaced. */
export async function openSignerToken(secrets: LinkSecrets, token: string, now: number): Promise<LinkedSigner | null> {
  const opened = await openToken(secrets, "sign", token, now);
  if (opened.status !== "valid") return null;
  const [bookingId = "", signer = ""] = opened.subject.split(" ");
  return { bookingId, signer, linkVersion: opened.version };
}

export const unsignedQuery = (db: Database, bookingId: string, now: number) =>
  db
    .select({ booking: bookingFields, unsigned: unsignedOfBooking, isStanding: isStanding(now).mapWith(Boolean) })
    .from(bookings)
    .where(eq(bookings.id, bookingId));

/**
 * Stores the agreement as a version before it is shown, but not what is only proposed, which is shown to who `joins` by it. `null` when the link was replaced or the signer removed; no
 * `contract` once canceled.
 */
export async function readSigning(db: Database, { bookingId, signer: id, linkVersion }: LinkedSigner, now: number) {
  const signed = await contractOfBooking(db, bookingId, undefined, now);
  const isIn = (signers: readonly Signer[] = []) => signers.some((each) => each.id === id);
  const { proposal: open = null } = signed ?? {};
  const joins = open !== null && isAgreedToByDj(open) && !isIn(signed?.booking.signers) && isIn(open.after.signers);
  const found = joins ? await contractOfBooking(db, bookingId, proposedVersion, now) : signed;
  if (!found) return null;
  const { booking, contract, depositDue, overtime, proposal } = found;
  const signers = proposal && joins ? signersOf(booking.signers, proposal) : booking.signers;
  const signer = signers.find((each) => each.id === id);
  if (signer?.linkVersion !== linkVersion) return null;
  const known = { booking, signer, depositDue, overtime, proposal, joins };
  if (joins) return { ...known, contract };
  if (booking.status === "cancelled") return { ...known, contract: null };
  if (contract.createdAt === null) await storeVersion(db, bookingId, contract, now);
  return { ...known, contract: { ...contract, createdAt: contract.createdAt ?? now } };
}

export type SigningEnd = "canceled" | "declined" | "withdrawn" | "replaced";

/** Why a link of ours opens nothing any more; null where nobody was ever to sign by it. */
export async function readEnded(db: Database, { bookingId, signer }: LinkedSigner) {
  const isTheirs = (signers: SQL) =>
    sql`exists (select 1 from json_each(${signers}) where json_extract(value, '$.id') = ${signer})`;
  const [found] = await db
    .select({
      status: bookings.status,
      eventDate: bookings.eventDate,
      language: bookings.language,
      isSigner: isTheirs(sql`bookings.signers`).mapWith(Boolean).as("is_signer"),
      change: sql<
        "proposed" | "accepted" | "declined" | "withdrawn" | null
      >`(select amendments.status from amendments where amendments.booking_id = bookings.id
        and ${isTheirs(sql`amendments.after, '$.signers'`)} order by amendments.created_at desc limit 1)`.as("change"),
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  if (!found) return null;
  const { status, isSigner, change, ...known } = found;
  if (isSigner || change === "proposed") return { ...known, why: "replaced" as const };
  if (change !== "declined" && change !== "withdrawn") return null;
  return { ...known, why: status === "cancelled" ? ("canceled" as const) : change };
}

export async function readSigned(db: Database, { bookingId, signer: id, linkVersion }: LinkedSigner) {
  const {
    booking: [booking],
    signed,
  } = await batchOf(db, {
    booking: db.select({ signers: bookings.signers }).from(bookings).where(eq(bookings.id, bookingId)),
    signed: agreementQuery(db, bookingId),
  });
  const isTheirs = booking?.signers.some((each) => each.id === id && each.linkVersion === linkVersion);
  return isTheirs ? signed : [];
}
