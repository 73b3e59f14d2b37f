import { site } from "../../content/site.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { momentInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/access-link.ts";
import { bookingOfMail, dateOf, gone, replyTo } from "./booking-of-mail.ts";
import { holdLeft } from "./hold-left.ts";

/**
 * Reminds a client that a hold ends soon: not of one that has ended, was confirmed or was given more time meanwhile.
 *
 * @throws when there is no secret to sign the link with
 */
export async function holdEndingMail(
  { bookingId, holdEndsAt }: MailOf<"hold-ending">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const booking = await bookingOfMail(context.db, bookingId, recipient);
  if (!booking) return gone;
  if (booking.status !== "hold" || booking.holdEndsAt !== holdEndsAt || holdEndsAt <= now)
    return { notNeeded: "The hold has ended, was confirmed or has another end now" };
  const date = dateOf(booking.eventDate);
  // Whoever reads it tomorrow must read the day as well.
  const until = momentInWords(holdEndsAt, 0);
  const { left } = holdLeft(holdEndsAt, now);
  return {
    subject: `Your date is held until ${until}: ${booking.eventType}, ${date}`,
    preview: `${left}. Sign, and pay the deposit where one is due, and the date is yours.`,
    heading: "Your date is still held",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, ${date} is held for your ${booking.eventType} until ${until}: ${left}. After that it is free for others.`,
      },
      { type: "text", text: "What is left stands in your portal, and takes a few minutes." },
      { type: "actions", actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }] },
      { type: "text", text: `Do you need more time? Reply to this email or call ${site.phone.display}.` },
    ],
    replyTo,
  };
}
