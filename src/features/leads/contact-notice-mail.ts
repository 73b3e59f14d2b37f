import { contactEventTypeLabels } from "../../content/event-types.ts";
import { messageReplyHours } from "../../content/offers.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { instantInWords } from "../../platform/dates.ts";
import type { MailContent } from "../../platform/mail/message.ts";
import { eventDateInWords, noticeBlocks } from "../../platform/mail/notice-blocks.ts";
import { openLead } from "./open-lead.ts";

/** Tells the DJ of a new message. Answering the mail answers who wrote. */
export function contactNotice(
  { contactId, message, receivedAt }: MailOf<"contact-notice">,
  origin: string,
): MailContent {
  const { firstName, lastName, email, phone, venue, guestCount, budget, details } = message;
  const name = `${firstName} ${lastName}`;
  const date = eventDateInWords(message.eventDate);
  const event = contactEventTypeLabels[message.eventType];
  return {
    subject: `New message: ${name}${date ? `, ${date}` : ""}`,
    preview: [event, message.package?.toUpperCase(), guestCount && `${guestCount} guests`, budget && `$${budget}`]
      .filter(Boolean)
      .join(" · "),
    heading: `${name} wrote to you`,
    blocks: noticeBlocks({
      firstName,
      promise: `${messageReplyHours.latest} hours`,
      facts: [
        ["Package", message.package?.toUpperCase() ?? null],
        ["Event", event],
        ["Date", date ?? "Not given"],
        ["Venue", venue],
        ["Guests", guestCount],
        ["Budget", budget && `$${budget}`],
        ["Name", name],
        ["Email", email],
        ["Phone", phone],
        ["Received", instantInWords(receivedAt)],
      ],
      details,
      phone,
      open: openLead(contactId, origin),
    }),
    replyTo: { name, email },
  };
}
