import { site } from "../../content/site.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { helloTo } from "../leads/greeting.ts";
import { absolute } from "../site/paths.ts";
import { gone, paymentOfMail } from "./payment-of-mail.ts";

/** Tells a client whose payment came when the date had gone that it goes back, and where other dates are. */
export async function tooLateMail(
  paymentId: string,
  recipient: string,
  { db, siteOrigin }: MailContext,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { payment, booking } = found;
  const date = dateOf(booking.eventDate);
  return {
    subject: `Your ${dollars(payment.amount)} go back to you: ${date} is taken`,
    preview: "The hold had ended, and somebody else has booked the date. All of it is refunded.",
    heading: "The date has gone, your money comes back",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, your payment for ${booking.eventType} came after the hold on ${date} had ended, and the date was booked meanwhile. I am sorry.`,
      },
      {
        type: "text",
        text: `All ${dollars(payment.amount)} are refunded to your card at once; banks take 5 to 10 days to show it.`,
      },
      {
        type: "actions",
        actions: [
          { label: "See which dates are free", href: absolute(siteOrigin, `/book?date=${booking.eventDate}`) },
          { label: `Call ${site.phone.display}`, href: site.phone.href },
        ],
      },
    ],
    replyTo,
  };
}
