import type { Package } from "../../business/content/packages.ts";
import type { SinglePrice } from "../../business/content/prices.ts";
import { rangeInWords } from "../../money.ts";

/** What a single service costs as `page` says it; `null` where it says none. */
export const priceOf = (prices: readonly SinglePrice[], page: { path: string }): SinglePrice | null =>
  prices.find((price) => price.page === page.path) ?? null;

/** What the packages cost, the cheapest first: "$1,799 to $3,599". `null` when there are none. */
export function packageRange(packages: readonly Package[]): string | null {
  const [least, most] = [packages[0], packages.at(-1)];
  return least && most ? rangeInWords(least.price, most.price) : null;
}
