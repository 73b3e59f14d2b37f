import type { LandingPage } from "../../content/landing/landing-page.ts";
import { checksToo } from "../../content/landing/payments.ts";
import { singleService } from "../../content/landing/single-service.ts";
import { hasOwnForm } from "../../content/landing/translations.ts";
import { discounted } from "../../content/offers.ts";
import { capitalized, countIn, fill, lengthIn, openingIn, rangeIn } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { useWords } from "../../platform/pages/words.ts";
import type { Package } from "../prices/packages.ts";
import { RowText } from "../prices/row-text.tsx";
import type { SinglePrice } from "../prices/single-prices.ts";
import { plusTax } from "../prices/tax.ts";
import { chargedTax, officeHoursOf, type Settings } from "../settings/model.ts";
import { contactParameters, quoteFragment, quoteOfService, withQuery } from "../site/paths.ts";
import { singlePriceOf } from "./price-range.ts";

interface PricesProps {
  page: LandingPage;
  prices: readonly SinglePrice[];
  packages: readonly Package[];
  settings: Settings;
}

export function Prices({ page, prices, packages, settings }: PricesProps) {
  const { formats, landing: words, price: all, pricing } = useWords();
  const price = singlePriceOf(prices, page);
  const plus = plusTax(words, chargedTax(settings));
  return (
    <section className="wrap section" id="prices" aria-labelledby="prices-title">
      <div className="title-row mb-6">
        <h2 className="h2" id="prices-title">
          {words.costs}
        </h2>
        <p className="text-muted wide-only">{words.codeTakesOff}</p>
      </div>
      <div className="price-list">
        <ul className="price-packages">
          {packages.map(({ name, price: cents, duration, features, isPopular }) => (
            <li key={name} className="card price-package">
              <h3>
                {name} {isPopular ? <span className="price-popular">{pricing.popular}</span> : null}
              </h3>
              <p className="price-figure display">{dollars(cents)}</p>
              <p className="small text-muted">
                {fill(pricing.withCode, {
                  hours: countIn(formats, words.music, duration),
                  price: dollars(discounted(cents)),
                })}
                {plus}
              </p>
              <ul className="checks wide-only small mt-3">
                {features.slice(0, 4).map((feature) => (
                  <li key={feature} className="mt-2">
                    <RowText text={feature} rows={all.rows} />
                  </li>
                ))}
              </ul>
              <a
                className="price-quote"
                href={
                  hasOwnForm(page)
                    ? quoteFragment
                    : withQuery(pricing.ask, { [contactParameters.package]: name.toLowerCase() })
                }
              >
                <span className={`btn btn-small ${isPopular ? "btn-primary" : "btn-secondary"}`}>
                  {words.quote}
                  <span className="visually-hidden"> {fill(words.quoteFor, { name })}</span>
                </span>
                <span className="i-lucide-chevron-right" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
        {price ? (
          <a
            className="price-single"
            {...(hasOwnForm(page)
              ? { href: quoteFragment }
              : {
                  href: formats.prefix + quoteOfService(page.translation?.of ?? page.path, page.accent),
                  rel: "nofollow",
                })}
          >
            <span>
              <b>{page.priceLabel ?? words.single}</b>
              <span className="small text-muted wide-only">{words.singleBuys}</span>
            </span>
            <SingleFigures price={price} plus={plus} />
            <span className="i-lucide-chevron-right text-brand-text" aria-hidden="true" />
          </a>
        ) : null}
        <Terms page={page} settings={settings} />
      </div>
    </section>
  );
}

function SingleFigures({ price: { least, usual, most }, plus }: { price: SinglePrice; plus: string }) {
  const { formats, landing: words } = useWords();
  const range = rangeIn(formats, least, most);
  return (
    <span className="price-offer">
      <b className="price-figure display">{usual === null ? range : dollars(usual)}</b>
      <span className="small text-muted">
        {usual === null
          ? fill(formats.range, {
              least: lengthIn(formats, singleService.least),
              most: lengthIn(formats, singleService.most),
            })
          : fill(words.singleUsual, { length: lengthIn(formats, singleService.usual), range })}
        {plus}
      </span>
    </span>
  );
}

/** The structured data uses these too. */
function Terms({ page: { hours, payments, service }, settings }: Pick<PricesProps, "page" | "settings">) {
  const { formats, landing: words } = useWords();
  const rows: readonly [string, readonly string[]][] = [
    [words.officeHours, officeHoursOf(settings).map((each) => openingIn(formats, each))],
    ...(hours && hours.spans !== "office"
      ? [[hours.label, hours.spans.map((each) => openingIn(formats, each))] satisfies [string, readonly string[]]]
      : []),
    [
      words.payment,
      [
        capitalized(payments.map((each) => words.payments[each]).join(", ")),
        ...(service || !checksToo ? [] : [checksToo]),
      ],
    ],
    [words.area, [words.areaIs]],
  ];
  return (
    <details>
      <summary className="fold-summary">{words.terms}</summary>
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
