import type Stripe from "stripe";
import type { StripeSettings } from "../../env.ts";
import { stripeAt } from "./checkout.ts";
import { ownName } from "./refunds.ts";
import { type PaidSession, paidOf } from "./stripe-events.ts";

/** The site's own have their id here. Amount in cents. `failed`: the money stayed or came back. */
interface RefundAtStripe {
  id: string;
  isOwn: boolean;
  amount: number;
  failed: boolean;
}

/** Amount in cents; `reason` and `status` in Stripe's words. */
interface DisputeAtStripe {
  id: string;
  amount: number;
  reason: string;
  status: string;
  isClosed: boolean;
}

/** `fee`: what Stripe took for it, in cents; null while Stripe does not say: as a rule it does after the payment, by `charge.updated`. */
export interface PaymentAtStripe {
  fee: number | null;
  refunds: readonly RefundAtStripe[];
  disputes: readonly DisputeAtStripe[];
}

/** `warning_closed` and `prevented` take no money. */
const ends = ["won", "lost", "warning_closed", "prevented"];

/** Stripe's most; no payment has nearly as many. */
const limit = 100;

/** Milliseconds: a payment waits no longer for it, and does not fail without it. */
const feeTimeout = 1500;

async function feeOf(stripe: Stripe, intentId: string): Promise<number | null> {
  const expand = ["latest_charge.balance_transaction"];
  const { latest_charge: charge } = await stripe.paymentIntents
    .retrieve(intentId, { expand }, { timeout: feeTimeout, maxNetworkRetries: 0 })
    .catch(() => ({ latest_charge: null }));
  const booked = typeof charge === "object" ? charge?.balance_transaction : null;
  return typeof booked === "object" ? (booked?.fee ?? null) : null;
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
 * Null for a payment that came in another way.
 * @throws Stripe's error
 */
export async function paidAtStripe(settings: StripeSettings, intentId: string): Promise<PaidSession | null> {
  const stripe = await stripeAt(settings);
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  return data[0] ? paidOf(data[0]) : null;
}

/** Less refunds and lost disputes. */
export function leftOf(amount: number, { refunds, disputes }: PaymentAtStripe): number {
  const back = [...refunds.filter(({ failed }) => !failed), ...disputes.filter(({ status }) => status === "lost")];
  return Math.max(
    0,
    back.reduce((left, each) => left - each.amount, amount),
  );
}
