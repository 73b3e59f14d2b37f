import type { BookingStatus, Canceler } from "../../content/statuses.ts";
import { yearAt } from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";

export const paymentPurposes = ["deposit", "balance"] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** What a client pays: what is due, or any sum toward what is left. */
export const paidPurposes = [...paymentPurposes, "part"] as const;
export type PaidPurpose = (typeof paidPurposes)[number];

/** A tip counts for no price. */
export const receivedPurposes = [...paidPurposes, "tip"] as const;
export type ReceivedPurpose = (typeof receivedPurposes)[number];

/** By card through Stripe, or marked by the DJ; elsewhere: before the site was there, with what was brought along. */
export const paymentMethods = ["card", "zelle", "venmo", "cash", "check", "ach", "elsewhere"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The site does not see them: the DJ marks what came. */
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

/** With the year of its instant: "2026-0118". */
export const receiptName = (number: number, createdAt: number): string =>
  `${yearAt(createdAt)}-${String(number).padStart(4, "0")}`;

/** One that fits no booking is `unmatched`, one marked by mistake `unmarked`: neither counts. */
export const paymentStatuses = ["paid", "refunded", "unmatched", "unmarked"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Asked for, given, or refused by Stripe for good. */
export const refundStatuses = ["pending", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * The price goes down by it; a courtesy leaves the price; it was too much, or is paid again in another way; or the
 * booking was canceled.
 */
export const refundKinds = ["price", "courtesy", "again", "cancellation"] as const;
export type RefundKind = (typeof refundKinds)[number];

export const refundKindLabels: Readonly<Record<RefundKind, string>> = {
  price: "The price goes down by it",
  courtesy: "A courtesy: the price stays, and it is not owed again",
  again: "It was too much, or is paid again in another way",
  cancellation: "Owed back after the cancellation",
};

/** None where nothing is owed either way, as of a payment that never counted. */
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

/** In cents. */
export interface BookingSums {
  price: number;
  deposit: number;
  /** Of the price, after it was agreed. */
  reduced: number;
  /** Given back, and not owed again. */
  courtesy: number;
  /** Less what was given back. */
  paid: number;
  returned: number;
  tips: number;
  isSigned: boolean;
  canceledBy: Canceler | null;
  /** After it was canceled. */
  isBookedAgain: boolean;
  /** The agreement says in words of its own what comes back. */
  hasOwnRule: boolean;
}

/** In cents. */
export interface BookingMoney extends BookingSums {
  total: number;
  left: number;
  credit: number;
  /** The hold has ended, but somebody has signed: what is left is owed once the date is held again. */
  waits: boolean;
  /** Of a booking that has ended; null where the site cannot tell: nobody has said who canceled it, or the agreement has a rule of its own. */
  goesBack: number | null;
}

/** What comes back of `paid` when the client cancels: all but the deposit, and that too once the date is booked again. In cents. */
export const comesBackOf = (paid: number, deposit: number): number => Math.max(0, paid - deposit);

function goesBackOf(sums: BookingSums, status: BookingStatus): number | null {
  const { paid, deposit, canceledBy } = sums;
  if (status === "released" && !sums.isSigned) return paid;
  if (status !== "cancelled") return 0;
  if (canceledBy === "dj" || paid <= 0) return paid;
  if (canceledBy === null || sums.hasOwnRule) return null;
  return sums.isBookedAgain ? paid : comesBackOf(paid, deposit);
}

/**
 * By which every page, paper and mail tells a booking's money: the total is what was paid, given as a courtesy and is left.
 * Nothing is left of a canceled booking, nor of a hold that ended unsigned. `status` as it is now (`statusAt`).
 */
export function moneyOf(sums: BookingSums, status: BookingStatus): BookingMoney {
  const total = sums.price - sums.reduced;
  const waits = status === "released" && sums.isSigned;
  const rest = waits || (status !== "released" && status !== "cancelled") ? total - sums.paid - sums.courtesy : 0;
  return {
    ...sums,
    total,
    left: Math.max(0, rest),
    credit: Math.max(0, -rest),
    waits,
    goesBack: goesBackOf(sums, status),
  };
}

/** Amount in cents. */
export interface MoneyRow {
  label: string;
  amount: number;
}

export const totalRows = ({ price, reduced, total }: BookingMoney): MoneyRow[] => [
  { label: "Price", amount: price },
  ...(reduced > 0
    ? [
        { label: "Reduced since", amount: reduced },
        { label: "Total", amount: total },
      ]
    : []),
];

export const paidRows = ({
  paid,
  returned,
  courtesy,
}: Pick<BookingMoney, "paid" | "returned" | "courtesy">): MoneyRow[] => [
  { label: returned > 0 ? `Paid, less ${dollars(returned)} given back` : "Paid", amount: paid },
  ...(courtesy > 0 ? [{ label: "Not owed again, as a courtesy", amount: courtesy }] : []),
];

export const leftRows = ({ left, credit, tips, waits, goesBack }: BookingMoney): MoneyRow[] => [
  { label: waits ? "Left, once the date is held again" : "Left", amount: left },
  ...(credit > 0 ? [{ label: "Credit", amount: credit }] : []),
  ...(goesBack ? [{ label: "Goes back to the client", amount: goesBack }] : []),
  ...(tips > 0 ? [{ label: "Tips, beside the price", amount: tips }] : []),
];

/** What a booking costs, was paid of it and is left. */
export const moneyRows = (money: BookingMoney): MoneyRow[] => [
  ...totalRows(money),
  ...paidRows(money),
  ...leftRows(money),
];

/** What becomes of the money of a canceled booking, in words for its client; empty where none was paid. */
export function comesBackInWords({ paid, deposit, goesBack, canceledBy, isBookedAgain }: BookingMoney): string {
  if (paid <= 0) return "";
  const all = `You have paid ${dollars(paid)}`;
  if (goesBack === null) return `${all}. What of it comes back to you goes the way the money came.`;
  if (canceledBy === "dj") return `${all}: because I cancel, all of it comes back to you.`;
  if (goesBack === paid)
    return `${all}: all of it comes back to you${isBookedAgain ? ", for the date is booked again" : ""}.`;
  const kept = paid - goesBack;
  const stays = `${dollars(kept)}, ${kept === deposit ? "the deposit" : "toward the deposit"}, stays unless the date is booked again; then it comes back to you as well.`;
  return goesBack > 0 ? `${all}: ${dollars(goesBack)} comes back to you. ${stays}` : `${all}. ${stays}`;
}

/** The same for the DJ. */
export function goesBackInWords({ paid, deposit, goesBack, canceledBy, isBookedAgain }: BookingMoney): string {
  if (canceledBy === null)
    return `Canceled: ${dollars(comesBackOf(paid, deposit))} goes back if the client asked for it, ${dollars(paid)} if you cancel.`;
  if (canceledBy === "dj") return `Canceled by you: ${dollars(paid)} goes back.`;
  if (goesBack === null)
    return `Canceled as the client asked, with ${dollars(paid)} paid: the agreement says in its own words what goes back.`;
  return `Canceled as the client asked${isBookedAgain ? ", and the date is booked again" : ""}: ${dollars(goesBack)} goes back.`;
}

/** What a booking costs, was paid and is left, in words. */
export const moneyFacts = (money: BookingMoney) =>
  moneyRows(money).map(({ label, amount }) => [label, dollars(amount)] as const);

/** Of what is more than owed. */
export const extraUses = ["tip", "credit"] as const;
export type ExtraUse = (typeof extraUses)[number];

export const extraUseLabels: Readonly<Record<ExtraUse, string>> = {
  tip: "A tip",
  credit: "A credit, until it is used or given back",
};

/** `noted`: about a payment that was known; what has become of it is stored. */
export const eventOutcomes = ["paid", "refunded", "unmatched", "noted", "ignored"] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

export const stripeEventTypes = [
  ...["checkout.session.completed", "checkout.session.async_payment_succeeded"],
  ...["refund.created", "refund.updated", "refund.failed", "charge.refunded"],
  ...["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"],
];

/** Days before the balance is due; `overdue`: it was due yesterday or before. */
export const reminderMoments = ["first", "last", "overdue"] as const;

export type ReminderMoment = (typeof reminderMoments)[number];
