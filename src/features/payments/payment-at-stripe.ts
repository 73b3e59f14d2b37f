import type { StripeSettings } from "../../env.ts";
import { stripeAt } from "./checkout.ts";
import { ownName } from "./refunds.ts";
import { type PaidSession, paidOf } from "./stripe-events.ts";

/** A refund as Stripe knows it, one of the site's own under its id here. Amount in cents. `failed`: the money stayed or came back. */
interface RefundAtStripe {
  id: string;
  isOwn: boolean;
  amount: number;
  failed: boolean;
}

/** A payment that its payer's bank takes back until Stripe has decided. Amount in cents; `reason` and `status` in Stripe's words. */
interface DisputeAtStripe {
  id: string;
  amount: number;
  reason: string;
  status: string;
  isClosed: boolean;
}

/** What has become of a payment at Stripe. */
export interface PaymentAtStripe {
  refunds: readonly RefundAtStripe[];
  disputes: readonly DisputeAtStripe[];
}

/** How a dispute has ended. One that is `warning_closed` or `prevented` took no money. */
const ends = ["won", "lost", "warning_closed", "prevented"];

/** The most that Stripe lists at once; no payment has nearly as many. */
const limit = 100;

/** Asks Stripe what has become of a payment. @throws what Stripe says or does not say */
export async function paymentAtStripe(settings: StripeSettings, intentId: string): Promise<PaymentAtStripe> {
  const stripe = await stripeAt(settings);
  const asked = { payment_intent: intentId, limit };
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(asked), stripe.disputes.list(asked)]);
  return {
    refunds: refunds.data.map(({ id, amount, status, metadata }) => ({
      id: metadata?.[ownName] ?? id,
      isOwn: metadata?.[ownName] !== undefined,
      amount,
      failed: status === "failed" || status === "canceled",
    })),
    disputes: disputes.data.map(({ id, amount, reason, status }) => ({
      ...{ id, amount, reason, status },
      isClosed: ends.includes(status),
    })),
  };
}

/** What was paid with a payment on a page of Stripe's; null for one that came in another way. @throws what Stripe says or does not say */
export async function paidAtStripe(settings: StripeSettings, intentId: string): Promise<PaidSession | null> {
  const stripe = await stripeAt(settings);
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  return data[0] ? paidOf(data[0]) : null;
}

/** What of `amount` cents is still there: less what was refunded, and less what a bank has taken for good. */
export function leftOf(amount: number, { refunds, disputes }: PaymentAtStripe): number {
  const back = [...refunds.filter(({ failed }) => !failed), ...disputes.filter(({ status }) => status === "lost")];
  return Math.max(
    0,
    back.reduce((left, each) => left - each.amount, amount),
  );
}
