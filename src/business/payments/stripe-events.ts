import type Stripe from "stripe";
import type { StripeSettings } from "../../env.ts";
import { type PaymentPurpose, paymentPurposes } from "../../vocabulary/payments.ts";
import { stripeAt } from "./stripe.ts";

/** An event as far as it matters here. */
export interface StripeEvent {
  id: string;
  type: string;
  /** What was paid; null for an event that tells of no payment. */
  paid: PaidSession | null;
  /** The payment of which money has gone back, or was to, by its intent. */
  refundOf: string | null;
  dispute: ToldDispute | null;
}

/** What was paid on a page of Stripe's. Amount in cents. */
export interface PaidSession {
  bookingId: string | null;
  purpose: PaymentPurpose;
  amount: number;
  currency: string;
  /** The payment itself, by which it is refunded. */
  intentId: string | null;
}

/** A payment that its payer's bank takes back until Stripe has decided. Amount in cents; `reason` and `status` in Stripe's words. */
export interface ToldDispute {
  id: string;
  intentId: string;
  amount: number;
  reason: string;
  status: string;
  isClosed: boolean;
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === "object" && value !== null ? value.id : (value ?? null);

function paidOf(event: Stripe.Event): PaidSession | null {
  if (event.type !== "checkout.session.completed" && event.type !== "checkout.session.async_payment_succeeded")
    return null;
  const { payment_status, amount_total, currency, metadata, payment_intent } = event.data.object;
  // A session can end before its money is there: then another event tells of that.
  if (payment_status !== "paid") return null;
  return {
    bookingId: metadata?.booking ?? null,
    purpose: paymentPurposes.find((each) => each === metadata?.purpose) ?? "deposit",
    amount: amount_total ?? 0,
    currency: currency ?? "",
    intentId: idOf(payment_intent),
  };
}

function refundOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case "charge.refunded":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return idOf(event.data.object.payment_intent);
    default:
      return null;
  }
}

function disputeOf(event: Stripe.Event): ToldDispute | null {
  if (event.type !== "charge.dispute.created" && event.type !== "charge.dispute.closed") return null;
  const { id, payment_intent, amount, reason, status } = event.data.object;
  const intentId = idOf(payment_intent);
  return intentId === null
    ? null
    : { id, intentId, amount, reason, status, isClosed: event.type === "charge.dispute.closed" };
}

/** Reads an event from its very bytes. Null: it was not signed by Stripe with this secret within the last five minutes. */
export async function readEvent(settings: StripeSettings, raw: string, signature: string): Promise<StripeEvent | null> {
  const { default: Stripe } = await import("stripe");
  const stripe = await stripeAt(settings);
  const event = await stripe.webhooks
    .constructEventAsync(raw, signature, settings.webhookSecret, undefined, Stripe.createSubtleCryptoProvider())
    .catch(() => null);
  if (!event) return null;
  const { id, type } = event;
  return { id, type, paid: paidOf(event), refundOf: refundOf(event), dispute: disputeOf(event) };
}
