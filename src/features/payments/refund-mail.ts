import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { helloTo } from "../leads/greeting.ts";
import { gone, refundOfMail } from "./payment-of-mail.ts";

/** Tells a client that money goes back, and why. */
export async function refundMail(
  refundId: string,
  recipient: string,
  { db }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await refundOfMail(db, refundId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { refund, payment, booking } = found;
  const way = payment.method === "card" ? "to your card; banks take 5 to 10 days to show it" : "the way they came";
  return {
    subject: `Refund of ${dollars(refund.amount)}: ${booking.eventType}, ${dateOf(booking.eventDate)}`,
    preview: refund.reason,
    heading: `${dollars(refund.amount)} go back to you`,
    blocks: [
      { type: "text", text: `${helloTo(booking.clientName)}, ${dollars(refund.amount)} go back ${way}.` },
      { type: "quote", label: "Why", text: refund.reason },
    ],
    replyTo,
  };
}
