import { serviceAreaInWords } from "../../content/landing/cities.ts";
import { priceRangeInWords } from "../../content/landing/figures.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { hoursInWords } from "../../content/office-hours.ts";
import { dollars } from "../../money.ts";

/** Price, hours, payment and range, from the fields that the structured data is made of. */
export function PlainFacts({ page }: { page: LandingPage }) {
  const { figures, hours, payments, city, priceLabel = "Price range" } = page;
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="facts-title">
      <h2 className="h3" id="facts-title">
        Good to know
      </h2>
      <dl className="plain-facts">
        {figures.offer ? (
          <div>
            <dt>Headline offer</dt>
            <dd className="h3">{dollars(figures.offer)}</dd>
          </div>
        ) : null}
        {figures.priceRange ? (
          <div>
            <dt>{priceLabel}</dt>
            <dd className="h3">{priceRangeInWords(figures.priceRange)}</dd>
          </div>
        ) : null}
        {hours ? (
          <div>
            <dt>Opening hours</dt>
            {hours.map((span) => (
              <dd key={span.opens}>{hoursInWords(span)}</dd>
            ))}
          </div>
        ) : null}
        <div>
          <dt>Payment</dt>
          <dd>{payments.join(", ")}</dd>
        </div>
        <div>
          <dt>Service area</dt>
          <dd>{serviceAreaInWords(city)}</dd>
        </div>
      </dl>
    </section>
  );
}
