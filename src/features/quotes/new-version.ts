import { quoteDays } from "../../content/terms.ts";
import type { QuoteFacts } from "../../database/schema/quotes.ts";
import { addDays, calendarDateAt, instantAt } from "../../platform/dates.ts";
import type { Choice, Rates } from "../prices/model.ts";
import { everyFeature } from "../prices/packages.ts";
import { hoursOf, offerOf, priceOf } from "../prices/price-of.ts";

/** The instant until which a quote of `now` keeps its price: midnight at the business, whole days later. */
export const expiryOf = (now: number): number => instantAt(addDays(calendarDateAt(now), quoteDays + 1), 0);

/** What a new version of a quote says, priced and frozen at `now`. */
export function frozen(
  choice: Choice,
  rates: Rates,
  { eventType, venue }: Pick<QuoteFacts, "eventType" | "venue">,
  now: number,
) {
  const offer = offerOf(choice, rates);
  const price = priceOf(choice, rates);
  const facts: QuoteFacts = {
    eventType,
    venue,
    packageName: offer?.name ?? "",
    hours: hoursOf(choice) ?? 0,
    features: everyFeature(offer ? rates.offers.slice(0, rates.offers.indexOf(offer) + 1) : []),
    extraHour: rates.addOns.find(({ isHour }) => isHour)?.price ?? null,
  };
  return { choice, facts, price, total: price.total, expiresAt: expiryOf(now) };
}

export type Frozen = ReturnType<typeof frozen>;
