import { categoryCopy } from "../content/categories.ts";
import { leadReplyHours } from "../content/offers.ts";
import { dateInWords, instantInWords, isCalendarDate } from "../dates.ts";
import type { MailOf } from "../db/outbox-mail.ts";
import type { MailContent } from "./message.ts";

/** Tells the DJ of a new inquiry. Answering the mail answers the client. */
export function leadNotice({ lead, discountCode, eventCategory, receivedAt }: MailOf<"lead-notice">): MailContent {
  const name = `${lead.firstName} ${lead.lastName}`;
  const date = lead.eventDate && isCalendarDate(lead.eventDate) ? dateInWords(lead.eventDate) : null;
  const dialled = lead.phone?.replace(/[^\d+]/g, "");
  const facts = [
    ["Event", lead.eventType],
    ["Date", date ?? "Not given"],
    ["Guests", lead.guestCount],
    ["Budget", lead.budget],
    ["Company", lead.companyName],
    ["Name", name],
    ["E-mail", lead.email],
    ["Phone", lead.phone],
    ["Code", discountCode],
    ["Received", instantInWords(receivedAt)],
  ] as const;
  return {
    subject: `New ${categoryCopy[eventCategory].inquiry} inquiry: ${name}${date ? `, ${date}` : ""}`,
    preview: [lead.eventType, lead.guestCount && `${lead.guestCount} guests`, lead.budget].filter(Boolean).join(" · "),
    heading: `${name} asks for a quote`,
    blocks: [
      {
        type: "text",
        text: `Answer this mail and it goes to ${lead.firstName}. Promised: ${leadReplyHours} business hours.`,
      },
      { type: "facts", rows: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])) },
      ...(lead.details ? [{ type: "quote" as const, label: "In their words", text: lead.details }] : []),
      ...(dialled
        ? [
            {
              type: "actions" as const,
              actions: [
                { label: `Call ${lead.firstName}`, href: `tel:${dialled}` },
                { label: "Text", href: `sms:${dialled}` },
              ],
            },
          ]
        : []),
    ],
    replyTo: { name, email: lead.email },
  };
}
