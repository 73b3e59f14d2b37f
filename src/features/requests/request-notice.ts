import { requestReplyHours } from "../../content/offers.ts";
import { instantInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { eventDateInWords, noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { requestPaths } from "../admin/paths.ts";
import { absolute } from "../site/paths.ts";
import { requestTypeLabels } from "./model.ts";
import { gone, requestOfMail } from "./request-of-mail.ts";

/** Tells the DJ of a client's request. Answering the mail answers the client. */
export async function clientRequestNotice(
  requestId: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await requestOfMail(db, requestId);
  if (!found) return gone;
  const { request, booking } = found;
  const name = booking?.clientName ?? request.clientEmail;
  const date = eventDateInWords(booking?.eventDate ?? null);
  const kind = requestTypeLabels[request.type];
  return {
    subject: `${kind}: ${request.subject}`,
    preview: [name, booking?.eventType, date].filter(Boolean).join(" · "),
    heading: `${name} asks`,
    blocks: noticeBlocks({
      firstName: name,
      promise: `${requestReplyHours} hours. An answer given in the administration also stands in the portal`,
      facts: [
        ["Subject", request.subject],
        ["Kind", kind],
        ["Song", request.songRequest],
        ["Event", booking?.eventType ?? null],
        ["Date", date],
        ["Email", request.clientEmail],
        ["Phone", booking?.clientPhone ?? null],
        ["Received", instantInWords(request.createdAt)],
      ],
      details: request.message,
      phone: booking?.clientPhone ?? null,
      open: { label: "Open and answer", href: absolute(siteOrigin, requestPaths(requestId).page) },
    }),
    replyTo: { name, email: request.clientEmail },
  };
}
