import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords, momentInWords, timeInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { bookingPaths } from "../bookings/dj/paths.ts";
import { gone, replyTo } from "../bookings/mails.ts";
import { isSignedByOthers } from "../bookings/model.ts";
import { amendmentQuery, type Proposal } from "../bookings/proposals.ts";
import { findBookingQuery } from "../bookings/read-bookings.ts";
import { notBooked, summaryDifferences } from "../bookings/summary-differences.ts";
import { helloTo } from "../leads/greeting.ts";
import { secretsOf } from "../newsletter/mails.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { portalPaths } from "../portal/paths.ts";
import { absolute, signedPath } from "../site/paths.ts";
import { signSignerToken } from "./client/read-signing.ts";

async function amendmentAsked(
  { bookingId, amendmentId }: MailOf<"amendment-proposed">,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [[booking], [amendment]] = await db.batch([findBookingQuery(db, bookingId), amendmentQuery(db, amendmentId)]);
  if (!booking || amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced);
  return {
    subject: `A change is asked for: ${booking.eventType}, ${booking.clientName}`,
    preview: rows.map(({ label, was, is }) => `${label}: ${was} → ${is}`).join(" · "),
    heading: `${booking.clientName} would like to change this`,
    blocks: [
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      {
        type: "actions",
        actions: [{ label: "Accept or decline it", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: booking.clientName, email: booking.clientEmail },
  };
}

function overtimeAsked(
  { before, after }: Pick<Proposal, "before" | "after">,
  { name, href, answerBy }: { name: string; href: string; answerBy: number },
  now: number,
): MailContent | NotNeeded {
  if (answerBy <= now) return { notNeeded: "It is too late to answer" };
  const until = timeInWords(after.endTime);
  const sum = dollars(after.price - before.price);
  return {
    subject: `Shall the music go on until ${until}?`,
    preview: `It adds ${sum}. Without your yes, nothing is added.`,
    heading: `Music until ${until}, for ${sum} more?`,
    blocks: [
      {
        type: "text",
        text: `${helloTo(name)}, the music ends at ${timeInWords(before.endTime)}. It can go on until ${until}: that adds ${sum}, at the rate of your agreement. Without an answer by ${momentInWords(answerBy, now)}, nothing is added.`,
      },
      { type: "actions", actions: [{ label: "Say yes or no", href }] },
    ],
    replyTo,
  };
}

/** @throws without a secret for the link */
export async function amendmentProposedMail(
  mail: MailOf<"amendment-proposed">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  if (recipient === site.email) return amendmentAsked(mail, context);
  const { bookingId, amendmentId } = mail;
  const [[booking], [amendment]] = await context.db.batch([
    findBookingQuery(context.db, bookingId),
    amendmentQuery(context.db, amendmentId),
  ]);
  const isClients = booking?.clientEmail === recipient;
  const signer = booking?.signers.find(({ email }) => email === recipient);
  if (!booking || !(isClients || (signer && amendment?.answerBy))) return gone;
  if (amendment?.status !== "proposed") return { notNeeded: "The change waits no longer" };
  const { answerBy } = amendment;
  if (answerBy !== null && signer && !isClients) {
    const linked = { bookingId, signer: signer.id, linkVersion: signer.linkVersion };
    const token = await signSignerToken(secretsOf(context), linked, now);
    const href = absolute(context.siteOrigin, signedPath(portalPaths.sign, token));
    return overtimeAsked(amendment, { name: signer.name, href, answerBy }, now);
  }
  if (answerBy !== null) {
    const href = await accessLink(booking, context, now);
    return overtimeAsked(amendment, { name: booking.clientName, href, answerBy }, now);
  }
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced);
  return {
    subject: `A change to agree on: ${booking.eventType}`,
    preview: rows.map(({ label, was, is }) => `${label}: ${was} → ${is}`).join(" · "),
    heading: "May I change this?",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, what we signed stands until you say yes. ${amendment.isSecond ? "In place of what I asked for before, this is all that I would" : "This is what I would"} like to change of your ${booking.eventType}:`,
      },
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      {
        type: "actions",
        actions: [{ label: "Accept it or ask", href: await accessLink(booking, context, now, "contract") }],
      },
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
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced);
  return {
    subject: `Accepted: ${booking.eventType}, ${booking.clientName}`,
    preview: rows.map(({ label, is }) => `${label}: ${is}`).join(" · "),
    heading: `${amendment.acceptedBy} has accepted the change`,
    blocks: [
      { type: "facts", rows: rows.map(({ label, was, is }) => ({ label, value: `${was} → ${is}` })) },
      ...(isSignedByOthers(amendment.before) && amendment.answerBy === null
        ? [{ type: "text", text: "The changed agreement is signed anew, by everybody on their side." } as const]
        : []),
      {
        type: "actions",
        actions: [{ label: "Open the booking", href: absolute(siteOrigin, bookingPaths(bookingId).page) }],
      },
    ],
    replyTo: { name: booking.clientName, email: booking.clientEmail },
  };
}

/** Goes to the DJ where the client withdrew it. */
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
  const rows = summaryDifferences(amendment.before, amendment.after, amendment.reduced);
  const event = `${booking.eventType}, ${dateInWords(booking.eventDate)}`;
  const lead = isForClient
    ? amendment.status === "declined"
      ? `${helloTo(booking.clientName)}, I cannot agree to this change, so everything stays as we signed it. Reply to this email and we find another way.`
      : amendment.proposedBy === "client"
        ? `${helloTo(booking.clientName)}, I have changed your booking or asked for another change meanwhile, so the change that you asked for is off. Ask for it again if you still want it.`
        : `${helloTo(booking.clientName)}, I have taken back the change that I had asked for. Everything stays as we signed it.`
    : amendment.status === "declined"
      ? `${booking.clientName} does not agree to this change. Everything stays as it is signed.`
      : `${booking.clientName} has taken back the change. Everything stays as it is signed.`;
  const isReplaced = isForClient && amendment.status === "withdrawn" && amendment.proposedBy === "client";
  const outcome = isReplaced ? "What you asked for is off" : "Everything stays as it is signed";
  return {
    subject: `${isReplaced || amendment.status === "declined" ? "Not changed" : "Change taken back"}: ${event}`,
    preview: `${outcome}.`,
    heading: outcome,
    blocks: [
      { type: "text", text: lead },
      {
        type: "facts",
        rows: rows.map(({ label, was, is }) => ({
          label,
          value: isReplaced ? `not ${is}` : is === notBooked ? `${was} stays` : `${was} stays, not ${is}`,
        })),
      },
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
