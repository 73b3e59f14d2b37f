import type { StripeSettings } from "../../env.ts";
import type { PaymentPurpose } from "../../vocabulary/payments.ts";

/** The version of Stripe's API that this was written for. Its answers keep this shape whatever the account's own is. */
const apiVersion = "2026-10-28.endive";

/** Milliseconds that one try of a question may take: a page waits for it. */
const patience = 3500;

/** The package is a third of a megabyte: whoever does not pay never has it read. */
export async function stripeAt({ apiUrl, secretKey }: Pick<StripeSettings, "apiUrl" | "secretKey">) {
  const { default: Stripe } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return new Stripe(secretKey, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? "http" : "https",
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: patience,
  });
}

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

/** Under what name a refund of the site's own stands at Stripe with its id here. */
const ownName = "refund";

/**
 * Has Stripe give back `amount` cents of a payment. Under the same key it gives them back once.
 *
 * @returns null when they are on their way, also when they were before
 */
export async function refundAtStripe(
  settings: StripeSettings,
  { intentId, amount, key }: { intentId: string; amount: number; key: string },
): Promise<{ failed: string; forGood: boolean } | null> {
  const stripe = await stripeAt(settings);
  try {
    await stripe.refunds.create(
      { payment_intent: intentId, amount, metadata: { [ownName]: key } },
      { idempotencyKey: key },
    );
    return null;
  } catch (error) {
    const status = statusOf(error);
    const forGood = status !== null && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
    return { failed: status === null ? "Stripe could not be reached" : `Stripe answered ${status}`, forGood };
  }
}

/**
 * What Stripe has given back of a payment, the site's own refunds under their ids here. Amounts in cents. `failed`: the money
 * came back from the bank, or was never sent.
 *
 * @throws what Stripe says or does not say
 */
export async function refundsAtStripe(settings: StripeSettings, intentId: string) {
  const stripe = await stripeAt(settings);
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  return data.map(({ id, amount, status, metadata }) => ({
    id: metadata?.[ownName] ?? id,
    amount,
    failed: status === "failed" || status === "canceled",
  }));
}

/** The status of an answer of Stripe's that was an error; nothing else of it is kept, for it may name a card. */
export const statusOf = (error: unknown): number | null =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : null;
