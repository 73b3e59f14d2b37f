import type { EventCategory } from "../../content/categories.ts";
import { landingPages } from "../../content/landing/index.ts";
import { singleService } from "../../content/landing/single-service.ts";
import { discounted } from "../../content/offers.ts";
import { services } from "../../content/services.ts";
import { dollars } from "../../platform/money.ts";
import { lengthInWords } from "../../platform/numbers.ts";
import type { HomeContent } from "./home-content.ts";

type Rows = Pick<HomeContent, "packages" | "prices">;

const pagesOf = (category: EventCategory): readonly string[] =>
  landingPages.flatMap(({ path, service }) => (service && services[service].category === category ? [path] : []));

/** What there is for a budget: the least that music alone costs at events of `category`, and the least of a package. */
function hintFor(category: EventCategory, { packages: [cheapest], prices }: Rows): string {
  const pages = pagesOf(category);
  const single = prices.find(({ page }) => pages.includes(page));
  return [
    ...(single ? [`Music alone starts at ${dollars(single.least)} for ${lengthInWords(singleService.least)}.`] : []),
    ...(cheapest
      ? [`Packages start at ${dollars(cheapest.price)}, ${dollars(discounted(cheapest.price))} with your code.`]
      : []),
  ].join(" ");
}

/** The hint of each tab. Prices come with the cheapest first. */
export const budgetHints = (rows: Rows): Record<EventCategory, string> => ({
  corporate: hintFor("corporate", rows),
  wedding: hintFor("wedding", rows),
  "private-party": hintFor("private-party", rows),
});
