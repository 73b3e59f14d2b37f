import type { Context } from "hono";
import type { Words } from "../../../content/words/en/index.ts";
import { primary } from "../../../database/client.ts";
import { type AppEnv, type StripeSettings, settingsOf } from "../../../env.ts";
import type { CalendarDate } from "../../../platform/dates.ts";
import { briefDateIn, fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { wordsOf } from "../../../platform/pages/words.ts";
import { balanceDueInWords, balanceDueOn, isDueOnSigning } from "../../bookings/client-view.ts";
import { type Checkout, openCheckout } from "../card/checkout.ts";
import { storeCheckoutQuery } from "../card/open-checkouts.ts";
import type { ClientMoney } from "../client-money.ts";
import type { PaymentPurpose } from "../model.ts";
import { overdueOf } from "../money/model.ts";
import { statusOf } from "../refunds.ts";

export const checkoutOrigin = ({ apiUrl }: StripeSettings): string =>
  apiUrl === "https://api.stripe.com" ? "https://checkout.stripe.com" : apiUrl;

/** In cents; null when nothing is to pay. */
export const payableOf = (
  { booking, depositDue, balanceDue, money }: ClientMoney,
  purpose: PaymentPurpose,
  today: CalendarDate,
): number | null =>
  purpose === "deposit"
    ? depositDue
    : (overdueOf(money, balanceDueOn(booking), today)?.amount ??
      money.parts.find(({ left }) => left > 0)?.left ??
      balanceDue ??
      (money.left > 0 && !money.waits ? money.left : null));

export function payableInWords(
  { booking, money }: ClientMoney,
  purpose: PaymentPurpose,
  today: CalendarDate,
  words: Words,
): string {
  const part = money.parts.find(({ left }) => left > 0);
  const { deposit, nextPart, left } = words.pay;
  const overdue = isDueOnSigning(booking) && !part ? null : overdueOf(money, balanceDueOn(booking), today);
  if (purpose === "deposit") return deposit;
  if (overdue) return fill(words.pay.overdue, { due: briefDateIn(words.formats, overdue.since) });
  return part
    ? fill(nextPart, { due: briefDateIn(words.formats, part.dueOn) })
    : fill(left, { due: balanceDueInWords(booking, words) });
}

/** In cents: smaller card payments cost more than they bring. */
const leastSum = 1000;

/** Both in cents. */
export const whyNotPayable = (sum: number, left: number, { pay: { refused } }: Words): string | null =>
  sum > left
    ? fill(refused.onlyLeft, { left: dollars(left) })
    : sum < Math.min(leastSum, left)
      ? fill(refused.least, { least: dollars(leastSum) })
      : null;

const refused = (message: string) => ({ status: 409, issues: [{ path: "way", message }] }) as const;

export async function payByCard(c: Context<AppEnv>, checkout: Checkout) {
  const { stripe } = settingsOf(c.env);
  if ("unset" in stripe) return refused(wordsOf(c).pay.refused.noCards);
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
  return refused(wordsOf(c).pay.refused.noAnswer);
}
