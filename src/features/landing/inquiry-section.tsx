import type { LandingPage } from "../../content/landing/landing-page.ts";
import { singleService } from "../../content/landing/single-service.ts";
import { discounted } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { Island } from "../../platform/islands/island.tsx";
import { fill, lengthIn, weekInWords } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { useWords } from "../../platform/pages/words.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import type { LeadField } from "../home/form.ts";
import type { Package } from "../prices/packages.ts";
import type { SinglePrice } from "../prices/single-prices.ts";
import { isOnOffers, taxInSentence } from "../prices/tax.ts";
import { chargedTax, officeHoursOf, type Settings } from "../settings/model.ts";
import { quoteFragment } from "../site/paths.ts";
import inquiry from "./inquiry.island.tsx";
import { categoryOfPage, priceOf } from "./price-range.ts";

interface InquirySectionProps {
  page: LandingPage;
  packages: readonly Package[];
  prices: readonly SinglePrice[];
  settings: Settings;
  form: FormState<LeadField>;
}

/** The form for a quote, where no other page has it in the language of this one. */
export function InquirySection({ page, packages: [cheapest], prices, settings, form }: InquirySectionProps) {
  const words = useWords();
  const { errors, failures, formats, ui, inquiry: asked, landing } = words;
  const single = priceOf(prices, page);
  const tax = chargedTax(settings);
  const hint = [
    single &&
      fill(landing.singleFrom, { price: dollars(single.least), length: lengthIn(formats, singleService.least) }),
    cheapest &&
      fill(landing.packagesFrom, { price: dollars(cheapest.price), less: dollars(discounted(cheapest.price)) }),
    tax && isOnOffers(tax) && fill(landing.taxAdded, { tax: taxInSentence(tax) }),
  ];
  return (
    <section className="wrap section halves" id={quoteFragment.slice(1)} aria-labelledby="quote-title">
      <div>
        <Sunset className="closing-sun" />
        <h2 className="h2" id="quote-title">
          {page.closing.heading}
        </h2>
        <p className="lead mt-4">
          {page.closing.text} {landing.answered}
        </p>
        <p className="mt-4 text-muted">{asked.intro}</p>
        <p className="mt-4 small text-muted">
          {fill(asked.officeHours, { week: weekInWords(officeHoursOf(settings), formats) })}
        </p>
        <p className="hero-actions">
          <a className="btn btn-secondary" href={site.phone.href}>
            <span className="i-lucide-phone" aria-hidden="true" />
            {landing.call}
          </a>
          <a className="btn btn-secondary wide-only" href={`mailto:${site.email}`}>
            <span className="i-lucide-mail" aria-hidden="true" />
            {landing.write}
          </a>
        </p>
      </div>
      <Fold summary={page.callToAction.label} isOpen={form.issues.length > 0}>
        <Island
          of={inquiry}
          props={{
            path: page.path,
            receivedPath: words.frame.received,
            category: categoryOfPage(page),
            budgetHint: hint.filter(Boolean).join(" "),
            words: {
              ...{ errors, failures, ui },
              labels: asked.labels,
              kinds: asked.kinds,
              eventTypes: null,
              budgets: asked.budgets,
              send: asked.send,
              sending: asked.sending,
            },
            form,
          }}
          when="near"
        />
      </Fold>
    </section>
  );
}
