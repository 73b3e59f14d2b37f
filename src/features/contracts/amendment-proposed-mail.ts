import type { MailOf } from "../../database/schema/outbox-mail.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { bookingOfMail, gone, replyTo } from "../bookings/booking-of-mail.ts";
import { toldDifferences } from "../bookings/told-words.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/access-link.ts";
import { amendmentQuery } from "./amendments.ts";

/**
 * Shows a client what the DJ would like to change of a signed booking: old and new side by side.
 *
 * @throws when there is no secret to sign the link with
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
  const rows = toldDifferences(amendment.before, amendment.after);
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
