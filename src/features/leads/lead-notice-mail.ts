import { categoryCopy } from "../../content/categories.ts";
import { leadReplyHours } from "../../content/offers.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { instantInWords } from "../../platform/dates.ts";
import type { MailContent } from "../../platform/mail/message.ts";
import { eventDateInWords, noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { openLead } from "./open-lead.ts";

/** Tells the DJ of a new inquiry. Answering the mail answers the client. */
export function leadNotice(
  { contactId, lead, discountCode, eventCategory, receivedAt }: MailOf<"lead-notice">,
  origin: string,
): MailContent {
  const name = `${lead.firstName} ${lead.lastName}`;
  const date = eventDateInWords(lead.eventDate);
  return {
    subject: `New ${categoryCopy[eventCategory].inquiry} inquiry: ${name}${date ? `, ${date}` : ""}`,
    preview: [lead.eventType, lead.guestCount && `${lead.guestCount} guests`, lead.budget].filter(Boolean).join(" · "),
    heading: `${name} asks for a quote`,
    blocks: noticeBlocks({
      firstName: lead.firstName,
      promise: `${leadReplyHours} business hours`,
      facts: [
        ["Event", lead.eventType],
        ["Date", date ?? "Not given"],
        ["Guests", lead.guestCount],
        ["Budget", lead.budget],
        ["Company", lead.companyName],
        ["Name", name],
        ["Email", lead.email],
        ["Phone", lead.phone],
        ["Code", discountCode],
        ["Received", instantInWords(receivedAt)],
      ],
      details: lead.details,
      phone: lead.phone,
      open: openLead(contactId, origin),
    }),
    replyTo: { name, email: lead.email },
  };
}
