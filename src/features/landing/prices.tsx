import { serviceAreaInWords } from "../../content/landing/cities.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { checksToo } from "../../content/landing/payments.ts";
import { singleService, singleServiceBuys } from "../../content/landing/single-service.ts";
import { codeTakesOff } from "../../content/offers.ts";
import { hoursInWords } from "../../content/office-hours.ts";
import { dollars, rangeInWords } from "../../platform/money.ts";
import { lengthInWords } from "../../platform/numbers.ts";
import type { Package } from "../prices/packages.ts";
import type { SinglePrice } from "../prices/prices.ts";
import { officeHoursOf, type Settings } from "../settings/model.ts";
import { contactAboutPackage, quoteOfService } from "../site/paths.ts";
import { outsideRange, priceOf } from "./price-range.ts";

interface PricesProps {
  page: LandingPage;
  prices: readonly SinglePrice[];
  packages: readonly Package[];
  settings: Settings;
}

export function Prices({ page, prices, packages, settings }: PricesProps) {
  const price = priceOf(prices, page);
  const others = outsideRange(prices, page);
  return (
    <section className="wrap section columns" id="prices" aria-labelledby="prices-title">
      <div>
        <h2 className="h2" id="prices-title">
          What it costs
        </h2>
        <p className="mt-4 text-muted">{codeTakesOff}</p>
        {others ? <p className="mt-2 small text-muted">{others}</p> : null}
      </div>
      <div className="price-list">
        {price ? (
          <a className="card price-single" href={quoteOfService(page.path, page.accent)} rel="nofollow">
            <span>
              <b>{page.priceLabel ?? "Single service"}</b>
              <span className="small text-muted wide-only">{singleServiceBuys}</span>
            </span>
            <SingleFigures price={price} />
          </a>
        ) : null}
        <ul className="price-packages">
          {packages.map(({ name, price: cents, duration }) => (
            <li key={name} className="card price-package">
              <h3>{name}</h3>
              <p className="price-figure display">{dollars(cents)}</p>
              <p className="small text-muted">{`${duration} hours of music`}</p>
              <a className="price-quote" href={contactAboutPackage(name)}>
                <span className="btn btn-secondary btn-small">
                  Get Quote<span className="visually-hidden"> for {name}</span>
                </span>
                <span className="i-lucide-chevron-right" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
        <Terms page={page} settings={settings} />
      </div>
    </section>
  );
}

function SingleFigures({ price: { least, usual, most } }: { price: SinglePrice }) {
  return (
    <span className="price-offer">
      <b className="price-figure display">{usual === null ? rangeInWords(least, most) : dollars(usual)}</b>
      <span className="small text-muted">
        {usual === null
          ? `${lengthInWords(singleService.least)} to ${lengthInWords(singleService.most)}`
          : `for ${lengthInWords(singleService.usual)}, ${rangeInWords(least, most)} by length`}
      </span>
    </span>
  );
}

/** The structured data uses these too. */
function Terms({ page: { hours, payments, service }, settings }: Pick<PricesProps, "page" | "settings">) {
  const rows: readonly [string, readonly string[]][] = [
    ["Office hours", officeHoursOf(settings).map(hoursInWords)],
    ...(hours && hours.spans !== "office"
      ? [[hours.label, hours.spans.map(hoursInWords)] satisfies [string, readonly string[]]]
      : []),
    ["Payment", [payments.join(", "), ...(service ? [] : [checksToo])]],
    ["Service area", [`${serviceAreaInWords}. Farther out, travel is a line of your quote.`]],
  ];
  return (
    <details>
      <summary className="fold-summary">Hours, payment and service area</summary>
      <dl className="terms">
        {rows.map(([label, facts]) => (
          <div key={label}>
            <dt>{label}</dt>
            {facts.map((fact) => (
              <dd key={fact}>{fact}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
