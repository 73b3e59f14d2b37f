import type { EventCategory } from "../../content/categories.ts";
import { landingPages } from "../../content/landing/index.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { services } from "../../content/services.ts";
import { dollars } from "../../platform/money.ts";
import type { SinglePrice } from "../prices/single-prices.ts";

/** A translation costs what its page in English does. */
export const priceOf = (
  prices: readonly SinglePrice[],
  { path, translation }: Pick<LandingPage, "path" | "translation">,
): SinglePrice | null => prices.find(({ page }) => page === (translation?.of ?? path)) ?? null;

export const categoryOfPage = ({ service }: LandingPage): EventCategory =>
  (service && services[service].category) ?? "private-party";

/** "Nightclub DJ from $595, Corporate DJ up to $2,495" */
export function outsideRange(prices: readonly SinglePrice[], page: LandingPage): string | null {
  const range = priceOf(prices, page);
  if (!range || page.service) return null;
  const outside = landingPages
    .filter(({ city }) => city === page.city)
    .flatMap((each) => {
      const price = priceOf(prices, each);
      if (!price || !each.service) return [];
      const bounds = [
        ...(price.least < range.least || price.least > range.most ? [`from ${dollars(price.least)}`] : []),
        ...(price.most > range.most || price.most < range.least ? [`up to ${dollars(price.most)}`] : []),
      ];
      return bounds.length > 0 ? [`${services[each.service].name} ${bounds.join(" ")}`] : [];
    });
  return outside.length > 0 ? `Beyond these: ${outside.join(", ")}.` : null;
}
