import { instantInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { dateOf, replyTo } from "../bookings/booking-of-mail.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/access-link.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "./model.ts";
import { gone, paymentOfMail } from "./payment-of-mail.ts";

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
