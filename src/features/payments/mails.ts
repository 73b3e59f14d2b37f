import { site } from "../../content/site.ts";
import { instantInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { dateOf, replyTo } from "../bookings/mails.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { absolute } from "../site/paths.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "./model.ts";
import { gone, paymentOfMail, refundOfMail } from "./queue-mails.ts";

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

/**
 * Receipts a payment, with what is left to pay and a way into the portal, where the receipt can be printed.
 *
 * @throws when there is no secret to sign the link with
 */
export async function receiptMail(
  paymentId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(context.db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { payment, booking, paid, depositDue, isSignedByClient } = found;
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  const isSignatureLeft = booking.status === "hold" && !isSignedByClient;
  const left = [
    ...(isSignatureLeft ? ["sign the agreement"] : []),
    ...(booking.status === "hold" && depositDue !== null ? [`pay the ${dollars(depositDue)} left of the deposit`] : []),
  ];
  const href = await accessLink(booking, context, now);
  return {
    subject: `Receipt ${number}: ${dollars(payment.amount)} for ${booking.eventType}, ${dateOf(booking.eventDate)}`,
    preview: `${paymentPurposeLabels[payment.purpose]} of ${dollars(payment.amount)} received. Left: ${dollars(booking.price - paid)}.`,
    heading: "Thank you, your payment is here",
    blocks: [
      { type: "text", text: `${helloTo(booking.clientName)}, this is your receipt:` },
      {
        type: "facts",
        rows: [
          { label: "Receipt", value: number },
          { label: "For", value: `${paymentPurposeLabels[payment.purpose]}, ${booking.eventType}` },
          { label: "How", value: paymentMethodLabels[payment.method] },
          { label: "When", value: instantInWords(payment.createdAt) },
          { label: "Paid", value: dollars(payment.amount) },
          ...(payment.refundedAmount > 0
            ? [{ label: "Given back since", value: dollars(payment.refundedAmount) }]
            : []),
          { label: "Price", value: dollars(booking.price) },
          { label: "Left", value: dollars(booking.price - paid) },
        ],
      },
      ...(left.length > 0
        ? [
            {
              type: "text",
              text: `${left.length === 1 ? "One step is" : "Two steps are"} left: ${left.join(" and ")} in the portal, and the date is yours.`,
            } as const,
          ]
        : []),
      { type: "actions", actions: [{ label: isSignatureLeft ? "Sign the agreement" : "Open the portal", href }] },
    ],
    replyTo,
  };
}
