import type { Context } from "hono";
import { primary } from "../../../database/client.ts";
import { type AppEnv, type StripeSettings, settingsOf } from "../../../env.ts";
import { dateInBrief } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { balanceDueInWords } from "../../bookings/client-view.ts";
import { type Checkout, openCheckout } from "../checkout.ts";
import type { ClientMoney } from "../client-money.ts";
import type { PaymentPurpose } from "../model.ts";
import { storeCheckoutQuery } from "../open-checkouts.ts";
import { statusOf } from "../refunds.ts";

export const checkoutOrigin = ({ apiUrl }: StripeSettings): string =>
  apiUrl === "https://api.stripe.com" ? "https://checkout.stripe.com" : apiUrl;

/** In cents; null when nothing is to pay. */
export const payableOf = ({ depositDue, balanceDue, money }: ClientMoney, purpose: PaymentPurpose): number | null =>
  purpose === "deposit"
    ? depositDue
    : (money.parts.find(({ left }) => left > 0)?.left ??
      balanceDue ??
      (money.left > 0 && !money.waits ? money.left : null));

export function payableInWords({ booking, money }: ClientMoney, purpose: PaymentPurpose): string {
  const part = money.parts.find(({ left }) => left > 0);
  if (purpose === "deposit") return "Deposit";
  return part ? `Next part, due ${dateInBrief(part.dueOn)}` : `Left, due ${balanceDueInWords(booking)}`;
}

/** In cents: smaller card payments cost more than they bring. */
const leastSum = 1000;

/** Both in cents. */
export const whyNotPayable = (sum: number, left: number): string | null =>
  sum > left
    ? `Only ${dollars(left)} is left to pay`
    : sum < Math.min(leastSum, left)
      ? `Please pay ${dollars(leastSum)} or more`
      : null;

const refused = (message: string) => ({ status: 409, issues: [{ path: "way", message }] }) as const;

export async function payByCard(c: Context<AppEnv>, checkout: Checkout) {
  const { stripe } = settingsOf(c.env);
  if ("unset" in stripe) return refused("Cards cannot be taken right now.");
  const ask = (key: string) => openCheckout(stripe, { ...checkout, key });
  // Stripe repeats its answer to a key, even an error, so the second try has a new key. A timeout is not retried.
  const opened = await ask(checkout.key).catch((error: unknown) =>
    statusOf(error) === null ? null : ask(`${checkout.key}:${Date.now()}`).catch(() => null),
  );
  if (opened) {
    await storeCheckoutQuery(primary(c.env.DB), opened.id, checkout, Date.now());
    return { to: opened.url };
  }
  c.var.noteFault("stripe-unreachable", c.req.path);
  return refused("The payment service does not answer. Nothing was charged. Please try again in a minute.");
}
