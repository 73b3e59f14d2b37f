import { eq } from "drizzle-orm";
import { requestReplyHours } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import type { Database } from "../../database/client.ts";
import { bookings } from "../../database/schema/bookings.ts";
import { contacts } from "../../database/schema/leads.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { clientRequests, isByOther, mailReplies, writerOfRequest } from "../../database/schema/requests.ts";
import { dateInWords, instantInWords } from "../../platform/english.ts";
import { addressInWords } from "../../platform/fields/no-address.ts";
import { fill, writesIn } from "../../platform/language.ts";
import type { Block, MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { adminPaths } from "../admin/paths.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { portalPaths } from "../portal/paths.ts";
import { attachedPapers } from "../settings/papers.ts";
import { absolute } from "../site/paths.ts";
import { requestPaths } from "./dj/paths.ts";
import { addressType, replyType, requestTypeLabels } from "./model.ts";
import { requestIn } from "./written-in-english.ts";

const requestOfMail = async (db: Database, id: string) => {
  const [found] = await db
    .select({
      request: clientRequests,
      booking: {
        id: bookings.id,
        clientName: bookings.clientName,
        clientEmail: bookings.clientEmail,
        clientPhone: bookings.clientPhone,
        eventDate: bookings.eventDate,
        eventType: bookings.eventType,
        status: bookings.status,
        portalLinkVersion: bookings.portalLinkVersion,
        language: bookings.language,
      },
      lead: { phone: contacts.phone, language: contacts.language },
      writer: writerOfRequest,
      isByOther: isByOther.mapWith(Boolean),
    })
    .from(clientRequests)
    .leftJoin(bookings, eq(bookings.id, clientRequests.bookingId))
    .leftJoin(contacts, eq(contacts.id, clientRequests.contactId))
    .where(eq(clientRequests.id, id));
  if (!found) return null;
  const { request, booking, writer } = found;
  const isByClient = booking?.clientEmail === request.clientEmail;
  // The booking may have become somebody else's.
  const isKnown = isByClient || found.isByOther || booking === null;
  return { ...found, isByClient, name: (isKnown ? writer : null) ?? request.clientEmail };
};

const gone: NotNeeded = { notNeeded: "The request is gone" };

/** @throws when the request has no answer, or without a secret to sign the link */
export async function clientRequestReply(
  { requestId, papers }: MailOf<"client-request-reply">,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await requestOfMail(context.db, requestId);
  if (!found) return gone;
  const { request, booking, lead, isByClient } = found;
  if (!request.adminResponse) throw new Error("The request has no answer");
  // Canceling ended the booking's links: an answer must not bring a new one.
  const href =
    booking && isByClient && booking.status !== "cancelled"
      ? await accessLink(booking, context, now, "messages")
      : absolute(context.siteOrigin, portalPaths.dashboard);
  const language = (booking ?? lead)?.language;
  const words = wordsIn(language);
  const {
    mails: { answer },
    bookingMails: { openPortal },
  } = words;
  const { subject, message } = requestIn(words, request);
  const written: readonly Block[] = message
    ? [
        { type: "quote", label: request.type === replyType ? answer.theyWrote : answer.theyAsked, text: message },
        { type: "quote", label: answer.mine, text: request.adminResponse },
      ]
    : [{ type: "text", text: request.adminResponse }];
  return {
    language,
    subject: message ? `Re: ${subject}` : subject,
    preview: request.adminResponse.slice(0, 120),
    heading: message ? answer.heading : subject,
    blocks: [
      ...written,
      // A lead has no portal yet, a planner none of the booking.
      ...(request.type === replyType && !isByClient
        ? []
        : [{ type: "actions", actions: [{ label: openPortal, href }] } as const]),
      { type: "text", text: fill(answer.open, { phone: site.phone.display }) },
    ],
    ...(papers.length > 0 ? { attachments: await attachedPapers(context.db, papers) } : {}),
  };
}

export async function clientRequestNotice(
  requestId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await requestOfMail(db, requestId);
  if (!found) return gone;
  const { request, booking, lead, isByClient, name } = found;
  const phone = isByClient ? booking?.clientPhone : lead?.phone;
  const date = booking && dateInWords(booking.eventDate);
  const kind = requestTypeLabels[request.type];
  return {
    subject: `${kind}: ${request.subject}`,
    preview: [name, booking?.eventType, date].filter(Boolean).join(" · "),
    heading: request.type === replyType || request.type === addressType ? `${name} writes` : `${name} asks`,
    blocks: noticeBlocks({
      firstName: name,
      email: request.clientEmail,
      promise:
        request.type === addressType
          ? null
          : `Promised: ${requestReplyHours} hours. An answer given in the administration also stands in the portal.`,
      facts: [
        ["Subject", request.subject],
        ["Kind", kind],
        ["Song", request.songRequest],
        ["Booking of", found.isByOther ? (booking?.clientName ?? null) : null],
        ["Event", booking?.eventType ?? null],
        ["Date", date],
        ["Language", writesIn((booking ?? lead)?.language ?? "en")],
        ["Email", addressInWords(request.clientEmail)],
        ["Phone", isByClient ? (booking?.clientPhone ?? null) : null],
        ["Received", instantInWords(request.createdAt)],
      ],
      details: request.message,
      phone: phone ?? null,
      open: { label: "Open and answer", href: absolute(siteOrigin, requestPaths(requestId).page) },
    }),
    replyTo: { name, email: request.clientEmail },
  };
}

/** Anyone who has the answered mail may have written it, so nothing of it counts yet. */
export async function waitingReplyNotice(
  replyId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const [reply] = await db.select().from(mailReplies).where(eq(mailReplies.id, replyId));
  if (!reply || reply.acceptedAt !== null) return { notNeeded: "It was decided already" };
  return {
    subject: `Not verified: ${reply.subject}`,
    preview: `From ${reply.fromEmail}`,
    heading: "Is this theirs?",
    blocks: [
      {
        type: "text",
        text: reply.isByDj
          ? `Somebody answered a notice to you from ${reply.fromEmail}, or with files, which do not go along. It goes to the client once you accept it.`
          : `Somebody answered one of your mails from ${reply.fromEmail}, which is not the address it went to. It joins the conversation once you accept it.`,
      },
      { type: "quote", label: "They wrote", text: reply.words || "Only files, without words." },
      {
        type: "actions",
        actions: [{ label: "Accept or discard", href: absolute(siteOrigin, adminPaths.requests) }],
      },
    ],
  };
}
