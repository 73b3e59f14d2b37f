import { eq } from "drizzle-orm";
import type { BookingStatus } from "../../content/statuses.ts";
import type { Words } from "../../content/words/en/index.ts";
import type { Database } from "../../database/client.ts";
import type { MailOf } from "../../database/schema/outbox-mail.ts";
import { payments } from "../../database/schema/payments.ts";
import { dateIn, fill, headIn, instantIn } from "../../platform/language.ts";
import type { MailContent, MailContext, NotNeeded } from "../../platform/mail/message.ts";
import { dollars } from "../../platform/money.ts";
import { wordsIn } from "../../platform/pages/words.ts";
import { leftToPayInWords } from "../bookings/client-view.ts";
import { contractNumber, othersInWords, statusAt } from "../bookings/model.ts";
import { bookingIn } from "../leads/greeting.ts";
import { accessLink } from "../portal/access/portal-links.ts";
import { howPaidIn } from "./card/kept-card.ts";
import { howIn, offeredMethods } from "./client/payment-methods.ts";
import { moneyOfBooking } from "./client-money.ts";
import { tipOf } from "./mark-payment.ts";
import { receiptName } from "./model.ts";
import { type BookingMoney, comesBackInWords, moneyFacts, moneyOf } from "./money/model.ts";
import { paymentGone, paymentOfMail } from "./queue-mails.ts";

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

/** What becomes of money that came after the booking had ended; null where it counts. */
function notCounted(money: BookingMoney, status: BookingStatus, words: Words): string | null {
  const { late } = words.money.mails.receipt;
  if (status === "cancelled") return `${late.canceled} ${comesBackInWords(money, words)}`;
  if (status !== "released") return null;
  if (money.waits) return late.noted;
  return fill(money.isDateGone ? late.taken : late.ended, { back: dollars(money.goesBack ?? 0) });
}

/** @throws without a secret for the link */
export async function receiptMail(
  paymentId: string,
  recipient: string,
  context: MailContext,
  now: number,
): Promise<MailContent | NotNeeded> {
  const found = await paymentOfMail(context.db, paymentId);
  if (!found?.booking || found.booking.clientEmail !== recipient) return paymentGone;
  const { payment, booking, depositDue, unsigned } = found;
  const status = statusAt(booking, now);
  const money = moneyOf(found.sums, status);
  if (payment.status === "unmarked") return { notNeeded: "The payment was marked by mistake" };
  const [tip] = await tipWithQuery(context.db, paymentId);
  const words = wordsIn(booking.language);
  const { formats, bookingMails, money: moneyWords } = words;
  const { receipt } = moneyWords.mails;
  const others = othersInWords(unsigned, words);
  const isSignatureLeft = status === "hold" && unsigned.length > 0 && others === null;
  const left = [
    ...(isSignatureLeft ? [receipt.sign] : []),
    ...(status === "hold" && depositDue !== null ? [fill(receipt.rest, { amount: dollars(depositDue) })] : []),
  ];
  const back = payment.purpose === "tip" ? null : notCounted(money, status, words);
  const href = await accessLink(booking, context, now);
  const values = {
    ...bookingIn(booking, words),
    number: receiptName(payment.receiptNumber ?? 0, payment.createdAt),
    amount: dollars(payment.amount),
    purpose: moneyWords.purposes[payment.purpose],
    left: dollars(money.left),
  };
  return {
    ...headIn(words, payment.purpose === "tip" ? { ...receipt, heading: receipt.tipHeading } : receipt, values),
    isHappy: back === null,
    blocks: [
      { type: "text", text: fill(receipt.first, values) },
      ...(back === null ? [] : [{ type: "text", text: back } as const]),
      {
        type: "facts",
        rows: [
          { label: receipt.number, value: values.number },
          { label: receipt.for, value: `${values.purpose}, ${values.event}` },
          { label: receipt.how, value: howPaidIn(words, payment.method, payment.note) },
          { label: receipt.when, value: dateIn(formats, payment.receivedOn) },
          { label: receipt.amount, value: values.amount },
          ...(payment.refundedAmount > 0 ? [{ label: receipt.givenBack, value: dollars(payment.refundedAmount) }] : []),
          ...moneyFacts(money, [], words).map(([label, value]) => ({ label, value })),
          ...(tip
            ? [
                {
                  label: fill(receipt.tip, { number: receiptName(tip.receiptNumber ?? 0, tip.createdAt) }),
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
              text: fill(left.length === 1 ? receipt.one : receipt.two, { steps: left.join(receipt.and) }),
            } as const,
          ]
        : []),
      ...(status === "hold" && others ? [{ type: "text", text: `${others}.` } as const] : []),
      ...(status === "confirmed" && money.left > 0
        ? [{ type: "text", text: leftToPayInWords(booking, money, now, words) } as const]
        : []),
      { type: "actions", actions: [{ label: isSignatureLeft ? receipt.signAction : bookingMails.openPortal, href }] },
    ],
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
  if (!found?.booking || found.booking.clientEmail !== recipient) return paymentGone;
  const { payment, booking } = found;
  const words = wordsIn(booking.language);
  const { bookingMails } = words;
  const unmarkedWords = words.money.mails.unmarked;
  const [tip] = await tipWithQuery(context.db, paymentId);
  const tipped = tip?.status === "unmarked" ? tip.amount : 0;
  const values = {
    ...bookingIn(booking, words),
    number: receiptName(payment.receiptNumber ?? 0, payment.createdAt),
    amount: dollars(payment.amount + tipped),
    left: leftToPayInWords(booking, moneyOf(found.sums, booking.status), now, words),
    tip: dollars(tipped),
    tipNumber: tip ? receiptName(tip.receiptNumber ?? 0, tip.createdAt) : "",
  };
  return {
    ...headIn(words, unmarkedWords, values),
    blocks: [
      { type: "text", text: fill(tipped > 0 ? unmarkedWords.withTip : unmarkedWords.text, values) },
      { type: "quote", label: bookingMails.why, text: payment.unmarkReason ?? "" },
      { type: "actions", actions: [{ label: bookingMails.openPortal, href: await accessLink(booking, context, now) }] },
    ],
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
  const isOffered = offeredMethods.some((each) => each.method === method);
  if (found?.booking.clientEmail !== recipient || !isOffered) return paymentGone;
  const { booking } = found;
  const due = Math.min(amount, moneyOf(found.sums, booking.status).left);
  if (due === 0) return { notNeeded: "It was paid before this mail went out" };
  const waits = booking.status === "hold" && booking.holdEndsAt !== null ? booking.holdEndsAt : null;
  const words = wordsIn(booking.language);
  const { formats, bookingMails, money: moneyWords } = words;
  const { instructions, receipt } = moneyWords.mails;
  const number = contractNumber(booking.id);
  const values = {
    ...bookingIn(booking, words),
    amount: dollars(due),
    method: moneyWords.methods[method],
    purpose: moneyWords.purposes[purpose],
    number,
    how: howIn(words, method, number),
  };
  return {
    ...headIn(words, instructions, values),
    blocks: [
      { type: "text", text: fill(instructions.first, values) },
      {
        type: "facts",
        rows: [
          { label: receipt.amount, value: values.amount },
          { label: instructions.number, value: number },
          ...(waits === null ? [] : [{ label: instructions.waits, value: instantIn(formats, waits) }]),
        ],
      },
      { type: "text", text: instructions.follows },
      {
        type: "actions",
        actions: [{ label: bookingMails.openPortal, href: await accessLink(booking, context, now) }],
      },
    ],
  };
}
