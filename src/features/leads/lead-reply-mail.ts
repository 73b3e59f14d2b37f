import { categoryCopy } from "../../content/categories.ts";
import { discountPercent, leadReplyHours, onEventNights } from "../../content/offers.ts";
import { officeHoursInWords } from "../../content/office-hours.ts";
import { site } from "../../content/site.ts";
import { dateIsHeld, dateIsYours } from "../../content/terms.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { dateInWords, isCalendarDate } from "../../platform/dates.ts";
import type { MailContent } from "../../platform/mail/message.ts";
import { absolute, paths } from "../site/paths.ts";
import { thanksTo } from "./greeting.ts";
import { quoteDueInWords } from "./promised-answer.ts";

/**
 * Answers an inquiry at once: the code, and what happens next. The address may be a stranger's that somebody else typed,
 * so of what they typed only a name and a date stand in it.
 */
export function leadReply(
  { lead, discountCode, eventCategory, receivedAt }: MailOf<"lead-reply">,
  origin: string,
): MailContent {
  const { inquiry, offPackage } = categoryCopy[eventCategory];
  const date = lead.eventDate && isCalendarDate(lead.eventDate) ? ` for ${dateInWords(lead.eventDate)}` : "";
  const quoteBy = quoteDueInWords(receivedAt);
  return {
    subject: `${discountCode} is yours: ${discountPercent}% off, and what happens next`,
    preview: `A real quote reaches you within ${leadReplyHours} business hours.`,
    heading: thanksTo(lead.firstName),
    blocks: [
      {
        type: "text",
        text: `Your ${inquiry} inquiry${date} is on my desk. Here is your code; I have noted it with your inquiry.`,
      },
      { type: "ticket", figure: `${discountPercent}%`, code: discountCode, note: offPackage },
      {
        type: "steps",
        steps: [
          {
            lead: `Within ${leadReplyHours} business hours`,
            rest: `you get a price for your date, in writing${quoteBy ? `: by ${quoteBy}` : ""}.`,
          },
          { lead: "One call", rest: `to walk through the day, the venue and the songs. ${dateIsHeld}` },
          dateIsYours,
        ],
      },
      { type: "text", text: `Business hours: ${officeHoursInWords}, Eastern time. ${onEventNights}` },
      { type: "text", text: `In a hurry, or something changed? Reply to this email or call ${site.phone.display}.` },
      {
        type: "actions",
        actions: [
          { label: "View the portfolio", href: absolute(origin, paths.gallery) },
          { label: "Call the DJ", href: site.phone.href },
        ],
      },
    ],
    replyTo: { name: site.name, email: site.email },
  };
}
