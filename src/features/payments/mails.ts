import { eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { payments } from "../../database/schema/payments.ts";
import { dateInWords, instantInWords } from "../../platform/dates.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { leftToPayInWords } from "../bookings/client-view.ts";
import { replyTo } from "../bookings/mails.ts";
import { othersInWords } from "../bookings/model.ts";
import { helloTo } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { numberOf, offeredMethods } from "./client/payment-methods.ts";
import { moneyOfBooking } from "./client-money.ts";
import { tipOf } from "./mark-payment.ts";
import { paymentMethodLabels, paymentPurposeLabels, receiptName } from "./model.ts";
import { moneyFacts, moneyOf } from "./money/model.ts";
import { gone, paymentOfMail } from "./queue-mails.ts";

const tipWithQuery = (db: Database, paymentId: string) =>
  db
    .select({
      amount: payments.amount,
      status: payments.status,
      receiptNumber: payments.receiptNumber,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(eq(payments.id, tipOf(paymentId)));

/** @throws without a secret for the link */
export async function receiptMail(
  paymentId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(context.db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { payment, booking, depositDue, unsigned } = found;
  const money = moneyOf(found.sums, booking.status);
  if (payment.status === "unmarked") return { notNeeded: "The payment was marked by mistake" };
  const [tip] = await tipWithQuery(context.db, paymentId);
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  const others = othersInWords(unsigned);
  const isSignatureLeft = booking.status === "hold" && unsigned.length > 0 && others === null;
  const left = [
    ...(isSignatureLeft ? ["sign the agreement"] : []),
    ...(booking.status === "hold" && depositDue !== null ? [`pay the ${dollars(depositDue)} left of the deposit`] : []),
  ];
  const href = await accessLink(booking, context, now);
  return {
    subject: `Receipt ${number}: ${dollars(payment.amount)} for ${booking.eventType}, ${dateInWords(booking.eventDate)}`,
    preview: `${paymentPurposeLabels[payment.purpose]} of ${dollars(payment.amount)} received. Left: ${dollars(money.left)}.`,
    heading: payment.purpose === "tip" ? "Thank you for the tip" : "Thank you, your payment is here",
    isHappy: true,
    blocks: [
      { type: "text", text: `${helloTo(booking.clientName)}, this is your receipt:` },
      {
        type: "facts",
        rows: [
          { label: "Receipt", value: number },
          { label: "For", value: `${paymentPurposeLabels[payment.purpose]}, ${booking.eventType}` },
          { label: "How", value: paymentMethodLabels[payment.method] },
          { label: "When", value: dateInWords(payment.receivedOn) },
          { label: "Amount", value: dollars(payment.amount) },
          ...(payment.refundedAmount > 0
            ? [{ label: "Of this payment given back since", value: dollars(payment.refundedAmount) }]
            : []),
          ...moneyFacts(money).map(([label, value]) => ({ label, value })),
          ...(tip
            ? [
                {
                  label: `Tip, receipt ${receiptName(tip.receiptNumber ?? 0, tip.createdAt)}`,
                  value: dollars(tip.amount),
                },
              ]
            : []),
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
      ...(booking.status === "hold" && others ? [{ type: "text", text: `${others}.` } as const] : []),
      { type: "actions", actions: [{ label: isSignatureLeft ? "Sign the agreement" : "Open the portal", href }] },
    ],
    replyTo,
  };
}

/** @throws without a secret for the link */
export async function unmarkedMail(
  paymentId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(context.db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return gone;
  const { payment, booking } = found;
  const left = leftToPayInWords(booking, moneyOf(found.sums, booking.status), now);
  const number = receiptName(payment.receiptNumber ?? 0, payment.createdAt);
  const [tip] = await tipWithQuery(context.db, paymentId);
  const tipped = tip?.status === "unmarked" ? tip.amount : 0;
  return {
    subject: `Correction: receipt ${number} does not count, ${booking.eventType}, ${dateInWords(booking.eventDate)}`,
    preview: `${dollars(payment.amount + tipped)} were noted by mistake. ${left}`,
    heading: "A payment was noted by mistake",
    blocks: [
      {
        type: "text",
        text: `${helloTo(booking.clientName)}, ${dollars(payment.amount + tipped)} were noted as received by mistake${tipped > 0 ? `, ${dollars(tipped)} of it a tip` : ""}, so receipt ${number} does not count${tip && tipped > 0 ? `, nor does ${receiptName(tip.receiptNumber ?? 0, tip.createdAt)}` : ""}. I am sorry. ${left}`,
      },
      { type: "quote", label: "Why", text: payment.unmarkReason ?? "" },
      { type: "actions", actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }] },
    ],
    replyTo,
  };
}

/** @throws without a secret for the link */
export async function instructionsMail(
  { bookingId, purpose, method, amount }: MailOf<"payment-instructions">,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await moneyOfBooking(context.db, bookingId);
  const chosen = offeredMethods.find((each) => each.method === method);
  if (found?.booking.clientEmail !== recipient || !chosen) return gone;
  const { booking } = found;
  const due = Math.min(amount, moneyOf(found.sums, booking.status).left);
  if (due === 0) return { notNeeded: "It was paid before this mail went out" };
  const waits = booking.status === "hold" && booking.holdEndsAt !== null ? booking.holdEndsAt : null;
  return {
    subject: `How to pay ${dollars(due)} by ${chosen.label}: ${booking.eventType}, ${dateInWords(booking.eventDate)}`,
    preview: `Write the number ${numberOf(booking.id)} beside it.`,
    heading: `${paymentPurposeLabels[purpose]}: ${dollars(due)} by ${chosen.label}`,
    blocks: [
      { type: "text", text: `${helloTo(booking.clientName)}, ${chosen.how(numberOf(booking.id))}` },
      {
        type: "facts",
        rows: [
          { label: "Amount", value: dollars(due) },
          { label: "Number", value: numberOf(booking.id) },
          ...(waits === null ? [] : [{ label: "The date waits until", value: instantInWords(waits) }]),
        ],
      },
      { type: "text", text: "I mark it as soon as it is here, and a receipt follows by email." },
      {
        type: "actions",
        actions: [{ label: "Open the portal", href: await accessLink(booking, context, now) }],
      },
    ],
    replyTo,
  };
}
