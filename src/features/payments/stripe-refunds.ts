import type { StripeSettings } from "../../env.ts";
import { stripeAt } from "./stripe.ts";

/** Under what name a refund of the site's own stands at Stripe with its id here. */
export const ownName = "refund";

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

/** The status of an answer of Stripe's that was an error; nothing else of it is kept, for it may name a card. */
export const statusOf = (error: unknown): number | null =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : null;
