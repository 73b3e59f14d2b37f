import type { EventCategory } from "../../content/categories.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { services } from "../../content/services.ts";
import type { SinglePrice } from "../prices/single-prices.ts";

/** A translation costs what its page in English does. */
export const singlePriceOf = (
  prices: readonly SinglePrice[],
  { path, translation }: Pick<LandingPage, "path" | "translation">,
): SinglePrice | null => prices.find(({ page }) => page === (translation?.of ?? path)) ?? null;

export const categoryOfPage = ({ service }: LandingPage): EventCategory =>
  (service && services[service].category) ?? "private-party";
