import { yearAt } from "../../platform/dates.ts";

/** What a payment is for. */
export const paymentPurposes = ["deposit", "balance"] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** How a payment came: by card through Stripe, or in a way that the DJ marks by hand. */
export const paymentMethods = ["card", "zelle", "venmo", "cash", "check"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Ways that the site does not see: the DJ marks what came. */
export const markedMethods = ["zelle", "venmo", "cash", "check"] as const satisfies readonly PaymentMethod[];

export const paymentPurposeLabels: Readonly<Record<PaymentPurpose, string>> = {
  deposit: "Deposit",
  balance: "Balance",
};

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  card: "Card",
  zelle: "Zelle",
  venmo: "Venmo",
  cash: "Cash",
  check: "Check",
};

/** A number of a receipt or an invoice as people read it, with the year of its instant: "2026-0118". */
export const receiptName = (number: number, createdAt: number): string =>
  `${yearAt(createdAt)}-${String(number).padStart(4, "0")}`;

/** Where a payment stands. One that fits no booking is `unmatched`, and counts for none. */
export const paymentStatuses = ["paid", "refunded", "unmatched"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where a refund stands: asked for, given, or refused by Stripe for good. */
export const refundStatuses = ["pending", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What came of an event of Stripe's. `noted`: it told of a payment that was there already, and what has become of that is stored. */
export const eventOutcomes = ["paid", "refunded", "unmatched", "noted", "ignored"] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** The events of Stripe's that the site hears. */
export const stripeEventTypes = [
  ...["checkout.session.completed", "checkout.session.async_payment_succeeded"],
  ...["refund.created", "refund.updated", "refund.failed", "charge.refunded"],
  ...["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"],
];

/** Days before the balance is due on which its client is reminded; `overdue`: it was due yesterday or before. */
export const reminderMoments = { "14 days": 14, "2 days": 2, overdue: -1 } as const;

export type ReminderMoment = keyof typeof reminderMoments;
