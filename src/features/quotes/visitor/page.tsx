import { discountPercent } from "../../../content/offers.ts";
import { site } from "../../../content/site.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { type PageMetadata, titled } from "../../../platform/pages/metadata/page-metadata.ts";
import { publicRates } from "../../prices/codes.ts";
import { paths, servicesOnHome } from "../../site/paths.ts";
import quoteBuilder from "./quote-builder.island.tsx";
import type { QuoteBuilderProps } from "./quote-form-state.ts";

export function QuotePage(props: QuoteBuilderProps) {
  return (
    <section className="section quote-page">
      <div className="wrap quote-head">
        <h1 className="h1">Build your quote</h1>
        <p className="lead mt-4">
          Packages and extras with their prices, travel once you choose the city. The total beside them is what you pay.
        </p>
        <p className="small text-muted mt-2">
          Music for one part of the event alone?{" "}
          <a className="font-600 underline" href={servicesOnHome}>
            Each service’s page
          </a>{" "}
          has its price. A town or an extra that is not here?{" "}
          <a className="font-600 underline" href={site.phone.href}>
            Call {site.phone.display}
          </a>
          .
        </p>
      </div>
      <Island
        of={quoteBuilder}
        props={{ ...props, rates: publicRates(props.rates, props.form.values.code) }}
        when="touch"
      />
    </section>
  );
}

/** Search engines get the empty builder. */
export const quoteMetadata = (isFilled: boolean): PageMetadata => ({
  title: titled("Build Your DJ Quote, Line by Line"),
  description: `Your date, hours, package and add-ons priced line by line, with ${discountPercent}% off one package, the deposit and the balance. No email asked before you see it.`,
  path: paths.quote,
  feature: "quotes",
  accent: "wedding",
  structuredData: [],
  ...(isFilled ? { noindex: true } : {}),
});
