import type Stripe from "stripe";
import type { StripeSettings } from "../../../env.ts";
import { ownName } from "../refunds.ts";
import { stripeAt } from "./checkout.ts";
import { type PaidSession, paidOf } from "./stripe-events.ts";

/** `id` is the site's own for its refunds. Amount in cents. `failed`: the money stayed or came back. */
interface RefundAtStripe {
  id: string;
  isOwn: boolean;
  amount: number;
  failed: boolean;
}

/** Amount in cents; `reason` and `status` are Stripe's. */
interface DisputeAtStripe {
  id: string;
  amount: number;
  reason: string;
  status: string;
  isClosed: boolean;
}

/** By Stripe's ids. */
export interface CardAtStripe {
  methodId: string;
  customerId: string;
  brand: string;
  last4: string;
}

/** `fee`: in cents; null until Stripe reports it, usually by `charge.updated`. */
export interface PaymentAtStripe {
  fee: number | null;
  refunds: readonly RefundAtStripe[];
  disputes: readonly DisputeAtStripe[];
}

/** `warning_closed` and `prevented` take no money. */
const ends = ["won", "lost", "warning_closed", "prevented"];

/** Stripe's maximum. */
const limit = 100;

/** Milliseconds; then the payment is stored without its fee. */
const feeTimeout = 1500;

async function feeOf(stripe: Stripe, intentId: string): Promise<number | null> {
  const expand = ["latest_charge.balance_transaction"];
  const { latest_charge: charge } = await stripe.paymentIntents
    .retrieve(intentId, { expand }, { timeout: feeTimeout, maxNetworkRetries: 0 })
    .catch(() => ({ latest_charge: null }));
  const booked = typeof charge === "object" ? charge?.balance_transaction : null;
  return typeof booked === "object" ? (booked?.fee ?? null) : null;
}

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/**
 * Null where Stripe kept none.
 * @throws Stripe's error
 */
export async function cardAtStripe(settings: StripeSettings, intentId: string): Promise<CardAtStripe | null> {
  const stripe = await stripeAt(settings);
  const { customer, payment_method: method } = await stripe.paymentIntents.retrieve(intentId, {
    expand: ["payment_method"],
  });
  if (typeof method !== "object" || !method?.card || !customer) return null;
  const { brand, last4 } = method.card;
  const customerId = typeof customer === "string" ? customer : customer.id;
  return { methodId: method.id, customerId, brand: brands[brand] ?? "Card", last4 };
}

/** @throws Stripe's error */
export async function paymentAtStripe(settings: StripeSettings, intentId: string): Promise<PaymentAtStripe> {
  const stripe = await stripeAt(settings);
  const asked = { payment_intent: intentId, limit };
  const [refunds, disputes, fee] = await Promise.all([
    stripe.refunds.list(asked),
    stripe.disputes.list(asked),
    feeOf(stripe, intentId),
  ]);
  return {
    fee,
    refunds: refunds.data.map(({ id, amount, status, metadata }) => ({
      id: metadata?.[ownName] ?? id,
      isOwn: metadata?.[ownName] !== undefined,
      amount,
      failed: status === "failed" || status === "canceled",
    })),
    disputes: disputes.data.map(({ id, amount, reason, status }) => ({
      id,
      amount,
      reason,
      status,
      isClosed: ends.includes(status),
    })),
  };
}

/**
 * Null when it did not come from a checkout.
 * @throws Stripe's error
 */
export async function paidAtStripe(settings: StripeSettings, intentId: string): Promise<PaidSession | null> {
  const stripe = await stripeAt(settings);
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  return data[0] ? paidOf(data[0]) : null;
}

export function leftOf(amount: number, { refunds, disputes }: PaymentAtStripe): number {
  const back = [...refunds.filter(({ failed }) => !failed), ...disputes.filter(({ status }) => status === "lost")];
  return Math.max(
    0,
    back.reduce((left, each) => left - each.amount, amount),
  );
}
