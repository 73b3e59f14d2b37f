import type { Included, LandingPage } from "../../content/landing/landing-page.ts";
import { unbroken } from "../../content/places.ts";
import { dollars } from "../../platform/money.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import type { AddOnPrice } from "../prices/add-ons.ts";
import type { Package } from "../prices/packages.ts";
import { SectionPicture } from "./section-picture.tsx";

const namesOf = (packages: readonly Package[]): string => packages.map(({ name }) => name).join(" and ");

/** `packages` (cheapest first) that have a feature: the first whose row says so, and all above it. */
function packagesWith(feature: string, packages: readonly Package[]): readonly Package[] {
  const from = packages.findIndex(({ features }) => features.includes(feature));
  return from < 0 ? [] : packages.slice(from);
}

/** What is included, and where it is not in every package: "PREMIUM and ELITE, else $200". */
function whereIncluded(
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

interface OfferAndVenuesProps {
  page: LandingPage;
  packages: readonly Package[];
  addOns: readonly AddOnPrice[];
}

/** What is included, and below it places of the area that suit such an event, beside a picture. */
export function OfferAndVenues({ page: { included, venues, pictures }, packages, addOns }: OfferAndVenuesProps) {
  return (
    <div className="wrap pb-[var(--section)] grid gap-12 md:gap-16">
      {included ? (
        <section aria-labelledby="included-title">
          <div className="split items-end">
            <h2 className="h2" id="included-title">
              What is included
            </h2>
            <p className="small text-muted">
              In every package, unless a line names some. Your quote lists it line by line.
            </p>
          </div>
          <div className="mt-4 md:mt-6">
            <Fold summary={`Show all ${included.length}`}>
              <ul className="checks rows rows-2">
                {included.map((each) => {
                  const [item, where] = whereIncluded(each, packages, addOns);
                  return (
                    <li key={item}>
                      {item}
                      {where ? <span className="small text-muted text-right ml-auto">{where}</span> : null}
                    </li>
                  );
                })}
              </ul>
            </Fold>
          </div>
        </section>
      ) : null}
      <div className="split items-center">
        <SectionPicture picture={pictures.venues} />
        <section aria-labelledby="venues-title">
          <h2 className="h2" id="venues-title">
            {unbroken(venues.heading)}
          </h2>
          <div className="mt-4 md:mt-6">
            <Fold summary={`Show all ${venues.entries.length}`}>
              <ul className="rows">
                {venues.entries.map(({ name, type }) => (
                  <li key={name}>
                    <b>{unbroken(name)}</b>
                    <span className="text-muted text-right ml-auto">{type}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        </section>
      </div>
    </div>
  );
}
