import { serviceAreaInWords } from "../../content/landing/cities.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { checksToo } from "../../content/landing/payments.ts";
import { singleService, singleServiceBuys } from "../../content/landing/single-service.ts";
import { codeTakesOff, leadReplyHours, onEventNights } from "../../content/offers.ts";
import { hoursInWords, officeHours } from "../../content/office-hours.ts";
import { vendorFacts } from "../../content/paperwork.ts";
import { pressFiles } from "../../content/press-files.ts";
import { dateIsHeld, dateIsYours } from "../../content/terms.ts";
import { dollars, rangeInWords } from "../../platform/money.ts";
import { lengthInWords } from "../../platform/numbers.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import type { Package } from "../prices/packages.ts";
import type { SinglePrice } from "../prices/prices.ts";
import { files, paths, quoteOfService } from "../site/paths.ts";
import { everyPackage, outsideRange, packageRange, priceOf } from "./price-range.ts";

/** What a company's purchasing asks for, and where the papers are. */
function CorporateDesk() {
  return (
    <>
      <details>
        <summary className="fold-summary">Vendor file: legal name, payment terms, insurance</summary>
        <dl className="plain-facts plain-facts-more">
          {vendorFacts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className="flex flex-wrap gap-x-6">
        <a className="text-link" href={paths.paperwork}>
          Request W-9 and certificate of insurance
        </a>
        <a className="text-link" href={`${files.pressKit}/${pressFiles.rider.file}`} download={pressFiles.rider.file}>
          Technical rider, PDF
        </a>
      </p>
    </>
  );
}

interface PlainFactsProps {
  page: LandingPage;
  /** Of every page. */
  prices: readonly SinglePrice[];
  packages: readonly Package[];
}

/** What a single service costs by its hours: "1 hour $795, 4 hours $1,295, 8 hours $1,995." */
const byHours = ({ least, usual, most }: SinglePrice): string =>
  `${[
    `${lengthInWords(singleService.least)} ${dollars(least)}`,
    ...(usual === null ? [] : [`${lengthInWords(singleService.usual)} ${dollars(usual)}`]),
    `${lengthInWords(singleService.most)} ${dollars(most)}`,
  ].join(", ")}.`;

/** Prices and what they buy, hours, payment and range, from what the structured data is made of as well. */
export function PlainFacts({ page, prices, packages }: PlainFactsProps) {
  const { hours, payments, priceLabel = "Single service" } = page;
  const price = priceOf(prices, page);
  const others = outsideRange(prices, page);
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
            {others ? <dd className="small text-muted">{others}</dd> : null}
          </div>
        ) : null}
        {range ? (
          <div>
            <dt>Packages</dt>
            <dd className="h3">
              <a href={`${paths.book}#packages`}>{range}</a>
            </dd>
            <dd className="small text-muted">
              {page.packages ? "" : everyPackage(packages)} {codeTakesOff}
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
            <dd className="small text-muted">{`A quote follows within ${leadReplyHours} of these business hours. ${onEventNights}`}</dd>
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
            {page.service ? null : <dd className="small text-muted">{checksToo}</dd>}
          </div>
          <div>
            <dt>Service area</dt>
            <dd>{serviceAreaInWords}</dd>
            <dd className="small text-muted">Farther out, travel is a line of your quote.</dd>
          </div>
          <div>
            <dt>Your date</dt>
            <dd>{dateIsHeld}</dd>
            <dd className="small text-muted">{`${dateIsYours.lead} ${dateIsYours.rest}`}</dd>
          </div>
        </dl>
      </Fold>
      {page.service === "corporate" ? <CorporateDesk /> : null}
    </section>
  );
}
