import type { StripeSettings } from "../../env.ts";
import type { PaymentPurpose } from "./model.ts";
import { stripeAt } from "./stripe.ts";

/** What is to be paid. Amount in cents; the addresses are whole. */
export interface Checkout {
  bookingId: string;
  purpose: PaymentPurpose;
  amount: number;
  email: string;
  /** What the page says is paid for. */
  label: string;
  paidUrl: string;
  cancelUrl: string;
  /** Instant at which the page ends. */
  expiresAt: number;
  /** Asked twice under one key, Stripe gives one page. */
  key: string;
}

/** Opens a page of Stripe's on which a card is asked for, and gives its address. @throws what Stripe says or does not say */
export async function openCheckout(settings: StripeSettings, checkout: Checkout): Promise<string> {
  const stripe = await stripeAt(settings);
  const metadata = { booking: checkout.bookingId, purpose: checkout.purpose };
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      customer_email: checkout.email,
      client_reference_id: checkout.bookingId,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: "usd", unit_amount: checkout.amount, product_data: { name: checkout.label } },
        },
      ],
      metadata,
      payment_intent_data: { metadata, description: checkout.label },
      success_url: checkout.paidUrl,
      cancel_url: checkout.cancelUrl,
      expires_at: Math.floor(checkout.expiresAt / 1000),
    },
    { idempotencyKey: checkout.key },
  );
  if (!url) throw new Error("Stripe gave no address to pay at");
  return url;
}
