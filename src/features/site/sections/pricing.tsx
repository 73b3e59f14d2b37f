import { codeTakesOff, discounted } from "../../../content/offers.ts";
import { guarantee, site } from "../../../content/site.ts";
import { landing } from "../../../content/words/en/landing.ts";
import { dollars } from "../../../platform/money.ts";
import type { SalesTax } from "../../prices/model.ts";
import type { Package } from "../../prices/packages.ts";
import { plusTax } from "../../prices/tax.ts";
import { contactAboutPackage, paths } from "../paths.ts";

/** A phone's row shows one card, so the popular package is first; laptops sort by `data-place`. */
const popularFirst = (packages: readonly Package[]): readonly Package[] =>
  packages.toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular));

export function Pricing({
  packages,
  tax,
  title = "Plain prices, before you ask",
}: {
  packages: readonly Package[];
  tax: SalesTax | null;
  title?: string;
}) {
  if (packages.length === 0) return null;
  return (
    <section className="wrap pb-[var(--section)]" id="packages" data-of-date="" aria-labelledby="packages-title">
      <div className="title-row">
        <h2 className="h2" id="packages-title">
          {title}
        </h2>
        <p className="lead">{codeTakesOff}</p>
      </div>
      <ul className="packages swipe">
        {popularFirst(packages).map((offer) => (
          <li
            key={offer.name}
            className="card package"
            data-place={packages.indexOf(offer) + 1}
            data-popular={offer.isPopular ? "" : undefined}
          >
            <div className="package-name">
              <h3>{offer.name}</h3>
              {offer.isPopular ? <span className="package-popular">Most popular</span> : null}
            </div>
            <p className="package-price display">{dollars(offer.price)}</p>
            <p className="small text-muted">
              {offer.duration} hours of music · {dollars(discounted(offer.price))} with your code
              {plusTax(landing, tax)}
            </p>
            <ul className="checks">
              {offer.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a
              className={`btn mt-auto ${offer.isPopular ? "btn-primary" : "btn-secondary"}`}
              href={contactAboutPackage(offer.name)}
            >
              Get Quote<span className="visually-hidden"> for {offer.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="pricing-foot small text-muted">
        <p>
          <a className="underline" href={paths.refunds}>
            {guarantee}
          </a>{" "}
          on every booking.
        </p>
        <p>
          <a className="text-link" href={paths.quote}>
            Build your quote, line by line
          </a>
        </p>
        <p>{site.payments}.</p>
      </div>
    </section>
  );
}
