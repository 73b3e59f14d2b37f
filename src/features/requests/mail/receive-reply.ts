import type { R2Bucket } from "@cloudflare/workers-types";
import { and, eq, gt, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { site } from "../../../content/site.ts";
import type { Database } from "../../../database/client.ts";
import { bookings } from "../../../database/schema/bookings.ts";
import { planKeys } from "../../../database/schema/invites.ts";
import { contacts } from "../../../database/schema/leads.ts";
import { addressesOf } from "../../../database/schema/people.ts";
import { clientRequests, mailReplies } from "../../../database/schema/requests.ts";
import { day } from "../../../platform/durations.ts";
import { hexDigest } from "../../../platform/hex.ts";
import { mailboxOf } from "../../../platform/mail/mailbox.ts";
import { keepFiles } from "../../uploads/private-files.ts";
import { type ReadMail, readMail } from "./read-mail.ts";
import type { ReplyClaim } from "./reply-address.ts";
import { keepWaitingReply, takeReply } from "./store-reply.ts";

/** Per conversation, against floods. */
const mostInADay = 50;

interface Conversation {
  bookingId: string | null;
  contactId: string | null;
  requestId: string | null;
  /** Of another than the client. */
  writerEmail: string | null;
  /** In lower case. */
  addresses: readonly string[];
  /** Mails in the last day. */
  recent: number;
}

const list = (addresses: SQL) =>
  sql<string[]>`(select json_group_array(address) from ${addresses})`.mapWith((json: string): string[] =>
    JSON.parse(json),
  );

/** Without the site's own address: the site is not told when Access lets somebody in no more. */
const believedFor = 90 * day;

const administrators = (now: number) =>
  sql`(select ${site.email} as address union select lower(users.email) from users where users.updated_at > ${now - believedFor})`;

async function findConversation(
  db: Database,
  { kind, ids, version }: ReplyClaim,
  now: number,
): Promise<Conversation | null> {
  const none = sql<null>`null`;
  const isIt = (id: SQLWrapper) => inArray(id, [...ids]);
  const nobody = { bookingId: none, contactId: none, requestId: none, writerEmail: none };
  const recent = (which: SQL) =>
    sql<number>`(select count(*) from mail_replies where ${which} and mail_replies.created_at > ${now - day})`;
  const ofBooking = (writer: SQL | null) => ({
    ...nobody,
    bookingId: bookings.id,
    writerEmail: writer ? sql<string>`${writer}` : none,
    addresses: list(addressesOf(writer ?? sql`bookings.client_email`)),
    recent: recent(sql`mail_replies.booking_id = bookings.id and mail_replies.writer_email is ${writer ?? none}`),
  });
  const one = (found: Conversation[]) => found[0] ?? null;
  switch (kind) {
    case "client-of-booking":
    case "payer": {
      const payer = kind === "payer" ? sql`bookings.payable_email` : null;
      const isOf = and(
        isIt(bookings.id),
        eq(bookings.portalLinkVersion, version),
        payer ? isNotNull(payer) : undefined,
      );
      return one(await db.select(ofBooking(payer)).from(bookings).where(isOf));
    }
    case "signer": {
      const isThem = sql`${isIt(sql`signer.value ->> 'id'`)} and signer.value ->> 'linkVersion' = ${version}`;
      return one(
        await db
          .select(ofBooking(sql`signer.value ->> 'email'`))
          .from(bookings)
          .innerJoin(sql`json_each(bookings.signers) as signer`, isThem)
          .where(sql`bookings.signers <> '[]'`),
      );
    }
    case "key-holder":
      return one(
        await db
          .select(ofBooking(sql`plan_keys.email`))
          .from(planKeys)
          .innerJoin(bookings, eq(bookings.id, planKeys.bookingId))
          .where(
            and(isIt(planKeys.id), eq(planKeys.version, version), isNull(planKeys.revokedAt), gt(planKeys.endsAt, now)),
          ),
      );
    case "dj-to-booking":
      return one(
        await db
          .select({ ...ofBooking(null), addresses: list(administrators(now)) })
          .from(bookings)
          .where(isIt(bookings.id)),
      );
    case "dj-to-request":
      return one(
        await db
          .select({
            ...nobody,
            requestId: clientRequests.id,
            addresses: list(administrators(now)),
            recent: recent(sql`mail_replies.request_id = client_requests.id`),
          })
          .from(clientRequests)
          .where(isIt(clientRequests.id)),
      );
    case "lead":
    case "dj-to-lead": {
      const booked = sql<
        string | null
      >`(select of_lead.id from bookings as of_lead where of_lead.contact_id = contacts.id
        and of_lead.client_email = lower(contacts.email) and of_lead.status not in ('cancelled', 'released') limit 1)`;
      const isByLead = kind === "lead";
      return one(
        await db
          .select({
            ...nobody,
            bookingId: isByLead ? booked : none,
            contactId: contacts.id,
            addresses: list(isByLead ? addressesOf(sql`lower(contacts.email)`) : administrators(now)),
            recent: recent(sql`mail_replies.contact_id = contacts.id`),
          })
          .from(contacts)
          .where(and(isIt(contacts.id), isByLead ? eq(contacts.replyVersion, version) : undefined)),
      );
    }
  }
}

/** The same however often a mail comes; 32 digits, as reply addresses name it. */
async function idOf({ kind, ids }: ReplyClaim, { messageId, from, subject, words }: ReadMail): Promise<string> {
  const named = JSON.stringify([kind, ids[0], messageId ?? [from, subject, words]]);
  return (await hexDigest(named)).slice(0, 32);
}

const subjectOf = ({ subject }: ReadMail): string =>
  subject.replace(/^(?:(?:re|aw|antw|sv|fwd?|wg|rv) ?: *)+/i, "") || "Without a subject";

interface ReceivedMail {
  raw: Parameters<typeof readMail>[0];
  /** Cloudflare's results of SPF, DKIM and DMARC first, then what the mail brought along. */
  authentication: string;
  bucket: R2Bucket | undefined;
}

const checkedBy = "mx.cloudflare.net";

/** Characters: comments are taken out again and again, from the inside. */
const longestResults = 10_000;

const comment = /\([^()]*\)/;

/**
 * By DMARC, or where the sender's domain has none by SPF or DKIM of that domain (RFC 8601). Senders choose what stands
 * in quotation marks, comments and later headers.
 */
function isAuthentic(all: string, from: string): boolean {
  if (all.length > longestResults) return false;
  let withoutQuoted = all.replaceAll(/"(?:[^"\\]|\\.)*"/g, "");
  while (comment.test(withoutQuoted)) withoutQuoted = withoutQuoted.replace(comment, "");
  const [results = ""] = withoutQuoted.split(/,\s*(?=[\w.-]+\s*;)/);
  const [server, ...findings] = results.toLowerCase().split(/\s*;\s*/);
  if (server?.trim() !== checkedBy) return false;
  const domain = from.slice(from.lastIndexOf("@") + 1).toLowerCase();
  const domainOf = (finding: string, name: string) =>
    [...finding.matchAll(new RegExp(`\\s${name}=(?:\\S*@)?([\\w.-]+)`, "g"))].at(-1)?.[1] ?? "";
  const dmarc = findings.find((finding) => finding.startsWith("dmarc="));
  if (dmarc?.startsWith("dmarc=pass")) return domainOf(dmarc, "header\\.from") === domain;
  if (dmarc?.startsWith("dmarc=fail")) return false;
  return findings.some((finding) => {
    const name = finding.startsWith("dkim=pass")
      ? "header\\.d"
      : finding.startsWith("spf=pass")
        ? "smtp\\.mailfrom"
        : null;
    const passed = name && domainOf(finding, name);
    return passed ? `.${domain}`.endsWith(`.${passed}`) : false;
  });
}

/**
 * Replies from other addresses wait for the DJ's approval.
 * @returns false when it belongs to no conversation, or nothing was written in it
 * @throws when D1 or the bucket does
 */
export async function receiveReply(
  db: Database,
  claim: ReplyClaim,
  { raw, authentication, bucket }: ReceivedMail,
  now: number,
): Promise<boolean> {
  const found = await findConversation(db, claim, now);
  if (found === null || found.recent >= mostInADay) return false;
  const mail = await readMail(raw).catch(() => null);
  if (mail === null || (mail.words === "" && mail.files.length === 0)) return false;
  const id = await idOf(claim, mail);
  const [existing] = await db.select({ id: mailReplies.id }).from(mailReplies).where(eq(mailReplies.id, id));
  if (existing) return true;
  const isByDj = claim.kind.startsWith("dj");
  if (!isByDj && mail.from === site.email) return false;
  const isTheirs = found.addresses.some((address) => mail.from !== null && mailboxOf(address) === mailboxOf(mail.from));
  // Whoever paid the bills before knows that address as well.
  if (claim.kind === "payer" && !isTheirs) return false;
  const files = await keepFiles(isByDj ? undefined : bucket, id, mail.files);
  const { addresses: _, recent: __, ...conversation } = found;
  const about = { id, ...conversation, isByDj, files };
  const reply = { ...about, fromEmail: mail.from ?? "nobody", subject: subjectOf(mail), words: mail.words };
  // The DJ decides whether an answer goes without its files.
  const isTaken = isTheirs && isAuthentic(authentication, mail.from ?? "") && !(isByDj && files.length > 0);
  await (isTaken ? takeReply(db, reply, now) : keepWaitingReply(db, reply, now));
  return true;
}
