import { and, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { base64url } from "jose";
import { site } from "../../../content/site.ts";
import { batchOf } from "../../../database/batch-of.ts";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { planKeys } from "../../../database/schema/invites.ts";
import { contacts } from "../../../database/schema/leads.ts";
import type { OutboxMail } from "../../../database/schema/outbox-mail.ts";
import type { LinkSecrets } from "../../../env-variables.ts";
import { hexOf } from "../../../platform/hex.ts";
import { keyedHash } from "../../../platform/links/signed-link.ts";

const kinds = {
  b: "client-of-booking",
  s: "signer",
  k: "key-holder",
  p: "payer",
  l: "lead",
  r: "dj-to-request",
  c: "dj-to-lead",
  d: "dj-to-booking",
} as const;
type Letter = keyof typeof kinds;

export interface ReplyClaim {
  kind: (typeof kinds)[Letter];
  ids: readonly [string, string];
  version: number;
}

/*
 * The part before the @ has 64 characters at most, in lower case with some programs: hence 32 digits of an id and a
 * signature cut to 80 bits. Each guess costs a mail.
 */
const address = /^reply\+([bskplrcd])(\d{1,3})-([\da-f]{32})-([\da-f]{20})@(.+)$/;

const signature = async (secret: string, named: string): Promise<string> =>
  hexOf(base64url.decode(await keyedHash(secret, `reply:${named}`)).subarray(0, 10));

/** Null for an id that is no UUID, as in imported rows. */
export async function signReplyAddress(
  { domain, secrets }: { domain: string; secrets: LinkSecrets },
  letter: Letter,
  { id, version }: { id: string; version: number },
): Promise<string | null> {
  const named = `${letter}${version}-${id.replaceAll("-", "").toLowerCase()}`;
  const signed = `reply+${named}-${await signature(secrets.current, named)}@${domain}`;
  return address.test(signed) ? signed : null;
}

/** Null unless it is ours; the database tells whether it has ended. */
export async function openReplyAddress(
  { domain, secrets }: { domain: string; secrets: LinkSecrets },
  to: string,
): Promise<ReplyClaim | null> {
  const [, letter = "", version = "", id = "", signed, at] = address.exec(to.trim().toLowerCase()) ?? [];
  if (at !== domain) return null;
  const named = `${letter}${version}-${id}`;
  for (const secret of [secrets.current, secrets.previous]) {
    if (secret === null || (await signature(secret, named)) !== signed) continue;
    const uuid = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    const kind = kinds[letter as Letter];
    return { kind, ids: [id, uuid], version: Number(version) };
  }
  return null;
}

/** The row that it is about, from which its booking or lead follows. */
function sourceOf(mail: OutboxMail): SQL | null {
  const from = (table: string, id: string) => sql`from ${sql.raw(table)} where ${sql.raw(table)}.id = ${id}`;
  if ("requestId" in mail) return from("client_requests", mail.requestId);
  if ("paymentId" in mail) return from("payments", mail.paymentId);
  if ("refundId" in mail)
    return sql`from refunds inner join payments on payments.id = refunds.payment_id where refunds.id = ${mail.refundId}`;
  if ("disputeId" in mail)
    return sql`from disputes inner join payments on payments.id = disputes.payment_id where disputes.id = ${mail.disputeId}`;
  if ("signatureId" in mail) return from("signatures", mail.signatureId);
  if ("callId" in mail) return from("calls", mail.callId);
  return mail.kind === "plan-key" ? from("plan_keys", mail.keyId) : null;
}

function subjectOf(mail: OutboxMail): { booking: SQL; contact: SQL } | null {
  const source = sourceOf(mail);
  const hasContact = "requestId" in mail || "callId" in mail;
  if (source)
    return {
      booking: sql`(select booking_id ${source})`,
      contact: hasContact ? sql`(select contact_id ${source})` : sql`null`,
    };
  // Whoever waits for a date may be a lead already.
  if ("entryId" in mail) {
    const waits = sql`lower(contacts.email) = (select lower(waitlist.email) from waitlist where waitlist.id = ${mail.entryId})`;
    return {
      booking: sql`null`,
      contact: sql`(select contacts.id from contacts where ${waits} order by contacts.created_at desc limit 1)`,
    };
  }
  const booking = "bookingId" in mail ? sql`${mail.bookingId}` : mail.kind === "follow-up" ? sql`${mail.id}` : null;
  const contact = "contactId" in mail && mail.contactId ? sql`${mail.contactId}` : null;
  return booking || contact ? { booking: booking ?? sql`null`, contact: contact ?? sql`null` } : null;
}

/** Null for mails outside a conversation. */
export async function replyAddressOf(
  db: Database,
  { mail, recipient }: { mail: OutboxMail; recipient: string },
  signing: { domain: string; secrets: LinkSecrets },
  now: number,
): Promise<string | null> {
  const isToDj = recipient === site.email;
  if (isToDj && mail.kind === "client-request-notice")
    return signReplyAddress(signing, "r", { id: mail.requestId, version: 0 });
  const subject = subjectOf(mail);
  if (subject === null) return null;
  const email = recipient.toLowerCase();
  const {
    booking: [booking],
    lead: [lead],
    key: [key],
  } = await batchOf(db, {
    booking: db
      .select({
        id: bookings.id,
        version: bookings.portalLinkVersion,
        clientEmail: bookings.clientEmail,
        payableEmail: bookings.payableEmail,
        signers: bookings.signers,
      })
      .from(bookings)
      .where(eq(bookings.id, subject.booking)),
    lead: db
      .select({ id: contacts.id, version: contacts.replyVersion })
      .from(contacts)
      .where(and(eq(contacts.id, subject.contact), isToDj ? undefined : sql`lower(${contacts.email}) = ${email}`)),
    key: db
      .select({ id: planKeys.id, version: planKeys.version })
      .from(planKeys)
      .where(
        and(
          eq(planKeys.bookingId, subject.booking),
          eq(planKeys.email, email),
          isNull(planKeys.revokedAt),
          gt(planKeys.endsAt, now),
        ),
      )
      .orderBy(desc(planKeys.endsAt))
      .limit(1),
  });
  if (isToDj) {
    if (booking) return signReplyAddress(signing, "d", { id: booking.id, version: 0 });
    return lead ? signReplyAddress(signing, "c", { id: lead.id, version: 0 }) : null;
  }
  // Not the client yet, so that their answer waits for the DJ's yes.
  if (booking && mail.kind === "new-address") return signReplyAddress(signing, "b", booking);
  const signer = booking?.signers.find((each) => each.email === email);
  if (booking?.clientEmail === email) return signReplyAddress(signing, "b", booking);
  if (signer) return signReplyAddress(signing, "s", { id: signer.id, version: signer.linkVersion });
  if (key) return signReplyAddress(signing, "k", key);
  if (booking?.payableEmail === email) return signReplyAddress(signing, "p", booking);
  return lead ? signReplyAddress(signing, "l", lead) : null;
}
