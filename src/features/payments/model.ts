import type { BookingStatus } from "../../content/statuses.ts";
import type { dashboard } from "../../content/words/en/dashboard.ts";
import { yearAt } from "../../platform/dates.ts";
import { fill } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";

export const paymentPurposes = ["deposit", "balance"] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** `part`: any sum toward what is left. */
export const paidPurposes = [...paymentPurposes, "part"] as const;
export type PaidPurpose = (typeof paidPurposes)[number];

/** A tip does not count toward the price. */
export const receivedPurposes = [...paidPurposes, "tip"] as const;
export type ReceivedPurpose = (typeof receivedPurposes)[number];

/** `elsewhere`: before this site existed. */
export const paymentMethods = ["card", "zelle", "venmo", "cash", "check", "ach", "elsewhere"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The site does not see these, so the DJ marks them. */
export const markedMethods = ["zelle", "venmo", "cash", "check", "ach"] as const satisfies readonly PaymentMethod[];

export const paymentPurposeLabels: Readonly<Record<ReceivedPurpose, string>> = {
  deposit: "Deposit",
  balance: "Balance",
  part: "Part payment",
  tip: "Tip",
};

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  card: "Card",
  zelle: "Zelle",
  venmo: "Venmo",
  cash: "Cash",
  check: "Check",
  ach: "Bank transfer (ACH)",
  elsewhere: "Paid elsewhere",
};

/** Amount in cents. */
export interface OnItsWay {
  method: PaymentMethod;
  amount: number;
  isByOther: boolean;
}

export const onItsWayInWords = (announced: readonly OnItsWay[], { money }: typeof dashboard): string =>
  announced
    .filter(({ amount }) => amount > 0)
    .map(({ method, amount }) =>
      fill(method === "cash" ? money.cashIsComing : money.isComing, {
        amount: dollars(amount),
        method: money.methods[method],
      }),
    )
    .join(" ");

/** For the DJ. */
export const announcerInWords = (isByOther: boolean, clientName: string): string =>
  isByOther ? `who has the payment link of ${clientName}` : clientName;

/** Not of whoever else pays. */
export const isOwn = ({ isByOther }: OnItsWay): boolean => !isByOther;

export const sumOnItsWay = (announced: readonly OnItsWay[]): number =>
  announced.reduce((sum, { amount }) => sum + amount, 0);

/** "2026-0118" */
export const receiptName = (number: number, createdAt: number): string =>
  `${yearAt(createdAt)}-${String(number).padStart(4, "0")}`;

/** Neither `unmatched` (fits no booking) nor `unmarked` (marked by mistake) counts. */
export const paymentStatuses = ["paid", "refunded", "unmatched", "unmarked"] as const;

/** `elsewhere`: given back in another way; `kept`: by the DJ. */
export const failedRefundEnds = ["elsewhere", "kept"] as const;

/** `failed`: Stripe or a bank refused it for good. */
export const refundStatuses = ["pending", "done", "failed", ...failedRefundEnds] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refundStatusLabels: Readonly<Record<RefundStatus, string>> = {
  pending: "on its way",
  done: "done",
  failed: "failed",
  elsewhere: "failed, and given back in another way",
  kept: "not given back",
};

/** `courtesy` leaves the price; `again`: it was too much, or is paid again in another way. */
export const refundKinds = ["price", "courtesy", "again", "cancellation"] as const;
export type RefundKind = (typeof refundKinds)[number];

export const refundKindLabels: Readonly<Record<RefundKind, string>> = {
  price: "The price goes down by it",
  courtesy: "A courtesy: the price stays, and it is not owed again",
  again: "It was too much, or is paid again in another way",
  cancellation: "Owed back after the cancellation",
};

/** Empty for a payment that never counted. */
export function refundKindsOf(payment: {
  purpose: ReceivedPurpose;
  receiptNumber: number | null;
  bookingStatus: BookingStatus | null;
}): readonly RefundKind[] {
  const { purpose, receiptNumber, bookingStatus } = payment;
  return bookingStatus === null || purpose === "tip" || receiptNumber === null ? [] : refundKindsAt(bookingStatus);
}

export const refundKindsAt = (status: BookingStatus): readonly RefundKind[] =>
  status === "cancelled" || status === "released" ? ["cancellation", "courtesy"] : ["price", "courtesy", "again"];

export const extraUses = ["tip", "credit"] as const;
export type ExtraUse = (typeof extraUses)[number];

export const extraUseLabels: Readonly<Record<ExtraUse, string>> = {
  tip: "A tip",
  credit: "A credit, until it is used or given back",
};

/** `noted`: about a payment that was already known. */
export const eventOutcomes = ["paid", "refunded", "unmatched", "noted", "ignored"] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** Of a kept card. `unanswered`: Stripe gave no answer for too long. */
export const whyDeclined = ["authentication", "declined", "unanswered"] as const;
export type WhyDeclined = (typeof whyDeclined)[number];

export const whyDeclinedLabels: Readonly<Record<WhyDeclined, string>> = {
  authentication: "the bank wants the client to confirm it",
  declined: "the bank declined it",
  unanswered: "Stripe gave no answer",
};

export const stripeEventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "payment_intent.succeeded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.refunded",
  "charge.updated",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
];

/** `overdue`: from the day after the balance was due. `declined`: at once, of a kept card. */
const reminderMoments = ["first", "last", "overdue", "declined"] as const;

export type ReminderMoment = (typeof reminderMoments)[number];
