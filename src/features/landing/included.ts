import type { Included } from "../../content/landing/landing-page.ts";
import { dollars } from "../../platform/money.ts";
import type { AddOnPrice } from "../prices/add-ons.ts";
import type { Package } from "../prices/packages.ts";

const namesOf = (packages: readonly Package[]): string => packages.map(({ name }) => name).join(" and ");

/** `packages` (cheapest first) that have a feature: the first whose row says so, and all above it. */
function packagesWith(feature: string, packages: readonly Package[]): readonly Package[] {
  const from = packages.findIndex(({ features }) => features.includes(feature));
  return from < 0 ? [] : packages.slice(from);
}

/** What is included, and where it is not in every package: "PREMIUM and ELITE, else $200". */
export function whereIncluded(
  included: Included,
  packages: readonly Package[],
  addOns: readonly AddOnPrice[],
): [item: string, where: string | null] {
  if (typeof included === "string") return [included, null];
  if ("feature" in included) {
    const having = packagesWith(included.feature, packages);
    return [included.item, having.length < packages.length ? namesOf(having) : null];
  }
  const addOn = addOns.find(({ id }) => id === included.addOn);
  if (!addOn) return [included.item, null];
  const having = packages.filter(({ name }) => addOn.includedIn.includes(name));
  if (having.length === packages.length) return [included.item, null];
  const price = [dollars(addOn.price), addOn.unit].filter(Boolean).join(" ");
  return [included.item, having.length > 0 ? `${namesOf(having)}, else ${price}` : `${price}, in your quote`];
}
