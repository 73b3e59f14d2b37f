import type { Package } from "../../business/content/packages.ts";
import type { SinglePrice } from "../../business/content/prices.ts";
import { serviceAreaInWords } from "../../content/landing/cities.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { packageBuys, singleService, singleServiceBuys } from "../../content/landing/single-service.ts";
import { discountPercent, leadReplyHours } from "../../content/offers.ts";
import { hoursInWords, officeHours } from "../../content/office-hours.ts";
import { dollars, rangeInWords } from "../../money.ts";
import { Fold } from "../../ui/fold.tsx";
import { paths, quoteOfService } from "../paths.ts";
import { CorporateDesk } from "./corporate-desk.tsx";
import { packageRange } from "./price-range.ts";

interface PlainFactsProps {
  page: LandingPage;
  price: SinglePrice | null;
  packages: readonly Package[];
}

/** What a single service costs by its hours: "2 hours $795, 4 hours $1,295, 6 hours $1,995." */
const byHours = ({ least, usual, most }: SinglePrice): string =>
  `${[
    `${singleService.least} hours ${dollars(least)}`,
    ...(usual === null ? [] : [`${singleService.usual} hours ${dollars(usual)}`]),
    `${singleService.most} hours ${dollars(most)}`,
  ].join(", ")}.`;

/** Prices and what they buy, hours, payment and range, from what the structured data is made of as well. */
export function PlainFacts({ page, price, packages }: PlainFactsProps) {
  const { hours, payments, city, priceLabel = "Single service" } = page;
  const range = packageRange(packages);
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="facts-title">
      <h2 className="h3" id="facts-title">
        Good to know
      </h2>
      <dl className="plain-facts">
        {price ? (
          <div>
            <dt>{priceLabel}</dt>
            <dd className="h3">
              <a href={quoteOfService(page.path, page.accent)} rel="nofollow">
                {rangeInWords(price.least, price.most)}
              </a>
            </dd>
            <dd className="small">{byHours(price)}</dd>
            <dd className="small text-muted">{singleServiceBuys}</dd>
          </div>
        ) : null}
        {range ? (
          <div>
            <dt>Packages</dt>
            <dd className="h3">
              <a href={`${paths.book}#packages`}>{range}</a>
            </dd>
            <dd className="small text-muted">
              {packageBuys} {`Your code takes ${discountPercent}% off${price ? " either" : ""}.`}
            </dd>
          </div>
        ) : null}
      </dl>
      <Fold summary="Hours, payment and service area">
        <dl className="plain-facts plain-facts-more">
          <div>
            <dt>Office hours</dt>
            {officeHours.map((span) => (
              <dd key={span.opens}>{hoursInWords(span)}</dd>
            ))}
            <dd className="small text-muted">{`A quote follows within ${leadReplyHours} of these business hours.`}</dd>
          </div>
          {hours && hours.spans !== officeHours ? (
            <div>
              <dt>{hours.label}</dt>
              {hours.spans.map((span) => (
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
      </Fold>
      {page.service === "corporate" ? <CorporateDesk /> : null}
    </section>
  );
}
