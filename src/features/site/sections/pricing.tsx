import { discounted } from "../../../content/offers.ts";
import { countIn, fill } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { SiteLink } from "../../../platform/ui/site-link.tsx";
import type { SalesTax } from "../../prices/model.ts";
import type { Package } from "../../prices/packages.ts";
import { RowText } from "../../prices/row-text.tsx";
import { plusTax } from "../../prices/tax.ts";
import { contactParameters, paths, withQuery } from "../paths.ts";

/** A phone's row shows one card, so the popular package is first; laptops sort by `data-place`. */
const popularFirst = (packages: readonly Package[]): readonly Package[] =>
  packages.toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular));

interface PricingProps {
  packages: readonly Package[];
  tax: SalesTax | null;
  title?: string;
}

export function Pricing({ packages, tax, title }: PricingProps) {
  const { formats, landing, price, pricing } = useWords();
  if (packages.length === 0) return null;
  return (
    <section className="wrap pb-[var(--section)]" id="packages" data-of-date="" aria-labelledby="packages-title">
      <div className="title-row">
        <h2 className="h2" id="packages-title">
          {title ?? pricing.title}
        </h2>
        <p className="lead">{landing.codeTakesOff}</p>
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
              {offer.isPopular ? <span className="package-popular">{pricing.popular}</span> : null}
            </div>
            <p className="package-price display">{dollars(offer.price)}</p>
            <p className="small text-muted">
              {fill(pricing.withCode, {
                hours: countIn(formats, landing.music, offer.duration),
                price: dollars(discounted(offer.price)),
              })}
              {plusTax(landing, tax)}
            </p>
            <ul className="checks">
              {offer.features.map((feature) => (
                <li key={feature}>
                  <RowText text={feature} rows={price.rows} />
                </li>
              ))}
            </ul>
            <a
              className={`btn mt-auto ${offer.isPopular ? "btn-primary" : "btn-secondary"}`}
              href={withQuery(pricing.ask, { [contactParameters.package]: offer.name.toLowerCase() })}
            >
              {landing.quote}
              <span className="visually-hidden"> {fill(landing.quoteFor, { name: offer.name })}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="pricing-foot small text-muted">
        <p>
          <SiteLink link={pricing.guaranteed} className="underline" /> {pricing.everyBooking}
        </p>
        <p>
          <a className="text-link" href={formats.prefix + paths.quote}>
            {pricing.lineByLine}
          </a>
        </p>
        <p>{pricing.payments}</p>
      </div>
    </section>
  );
}
