import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { instantInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { bookingOfMail, dateOf, gone, replyTo } from "../bookings/mails.ts";
import { amendmentQuery } from "../bookings/proposals.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import { summaryDifferences } from "../bookings/summary-differences.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute, verifyOf } from "../site/paths.ts";
import { agreementFile, agreementPdf } from "./agreement-file.ts";
import { whyByHand } from "./own-words.ts";
import { signatureInFullQuery, signedVersionQuery } from "./signatures.ts";

/**
 * Old and new side by side.
 * @throws without a secret for the link
 */
export async function amendmentProposedMail(
  { bookingId, amendmentId }: MailOf<"amendment-proposed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const booking = await bookingOfMail(context.db, bookingId, recipient);
  if (!booking) return gone;
  const [amendment] = await amendmentQuery(context.db, amendmentId);
  if (amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const rows = summaryDifferences(amendment.before, amendment.after);
  return {
    subject: `A change to agree on: ${booking.eventType}`,
    preview: rows.map(({ label, was, is }) => `${label}: ${was} → ${is}`).join(" · "),
    heading: "May I change this?",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, what we signed stands until you say yes. This is what I would like to change of your ${booking.eventType}:`,
      },
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      { type: "actions", actions: [{ label: "Accept it or ask", href: await accessLink(booking, context, now) }] },
    ],
    replyTo,
  };
}

export async function amendmentAcceptedMail(
  { bookingId, amendmentId }: MailOf<"amendment-accepted">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || !amendment) return gone;
  const rows = summaryDifferences(amendment.before, amendment.after);
  return {
    subject: `Accepted: ${booking.eventType}, ${booking.clientName}`,
    preview: rows.map(({ label, is }) => `${label}: ${is}`).join(" · "),
    heading: `${booking.clientName} has accepted the change`,
    blocks: [
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: booking.clientName, email: booking.clientEmail },
  };
}

/** To the client, or to the DJ where the client took it back. */
export async function amendmentEndedMail(
  { bookingId, amendmentId }: MailOf<"amendment-ended">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const { db, siteOrigin } = context;
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || !amendment) return gone;
  const isForClient = booking.clientEmail === recipient;
  if (!isForClient && recipient !== site.email) return gone;
  const rows = summaryDifferences(amendment.before, amendment.after);
  const event = `${booking.eventType}, ${dateOf(booking.eventDate)}`;
  const lead = isForClient
    ? amendment.status === "declined"
      ? `${helloTo(booking.clientName)}, I cannot agree to this change, so everything stays as we signed it. Reply to this email and we find another way.`
      : `${helloTo(booking.clientName)}, I have taken back the change that I had asked for. Everything stays as we signed it.`
    : amendment.status === "declined"
      ? `${booking.clientName} does not agree to this change. Everything stays as it is signed.`
      : `${booking.clientName} has taken back the change. Everything stays as it is signed.`;
  return {
    subject: `${amendment.status === "declined" ? "Not changed" : "Change taken back"}: ${event}`,
    preview: "Everything stays as it is signed.",
    heading: "Everything stays as it is signed",
    blocks: [
      { type: "text", text: lead },
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} stays, not ${is}` })) },
      {
        type: "actions",
        actions: [
          isForClient
            ? { label: "Open the portal", href: await accessLink(booking, context, now) }
            : { label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) },
        ],
      },
    ],
    replyTo: isForClient ? replyTo : { name: booking.clientName, email: booking.clientEmail },
  };
}

/**
 * To the client or the DJ, word for word.
 * @throws when there is no secret to sign the client's link with
 */
export async function agreementCopyMail(
  { signatureId, to, countersigned }: MailOf<"agreement-copy">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const [signed] = await signatureInFullQuery(context.db, signatureId);
  if (!signed?.clientEmail.includes("@")) return { notNeeded: "The client was erased" };
  const [first, ...others] = await signedVersionQuery(context.db, signed.bookingId, signed.number);
  if (!first) return { notNeeded: "Nothing is signed" };
  const { bookingId, clientName, clientEmail, eventType, name, sha256, signedAt, countersignedAt, depositDue } = signed;
  const event = `${eventType}, ${dateOf(signed.eventDate)}`;
  const why = whyByHand(signed);
  const isForClient = to === "client";
  const next =
    signed.status === "hold" && depositDue !== null
      ? ` The date is yours once the deposit of ${dollars(depositDue)} is paid.`
      : "";
  const lead = isForClient
    ? `${helloTo(clientName)}, this is your copy of the agreement, word for word, below and as a PDF. Please keep it.${countersigned ? next : " I sign it as well and write to you when I have."}`
    : countersigned
      ? `${clientName} has signed, and so have you. This is your copy.`
      : `${clientName} has signed. It counts once you sign it as well: open the booking and press the button.${why === null ? "" : ` ${why}`}`;
  const action = isForClient
    ? { label: "Open the portal", href: await accessLink({ ...signed, id: bookingId }, context, now) }
    : { label: "Open the booking", href: absolute(context.siteOrigin, bookingPaths(bookingId).page) };
  return {
    subject: `${countersigned || isForClient ? "Signed agreement" : "Please sign"}: ${event}`,
    preview: `Signed by ${name} on ${instantInWords(signedAt)}.`,
    heading: isForClient ? "Your signed agreement" : `${clientName} has signed`,
    blocks: [
      { type: "text", text: lead },
      {
        type: "facts",
        rows: [
          { label: "The client", value: `${name}, ${instantInWords(signedAt)}` },
          {
            label: "The DJ",
            value:
              countersignedAt === null ? "not signed yet" : `${site.legalName}, ${instantInWords(countersignedAt)}`,
          },
          { label: "Fingerprint (SHA-256)", value: sha256 },
        ],
      },
      { type: "actions", actions: [action] },
      { type: "quote", label: "The agreement", text: signed.text },
      {
        type: "text",
        text: `Anyone can check the fingerprint at ${absolute(context.siteOrigin, verifyOf(sha256))}: the page says whether it is a signed agreement's, and nothing else.`,
      },
    ],
    attachments: [
      {
        filename: `${agreementFile(bookingId)}.pdf`,
        type: "application/pdf",
        content: await agreementPdf([first, ...others], context.siteOrigin),
      },
    ],
    replyTo: isForClient ? replyTo : { name: clientName, email: clientEmail },
  };
}
