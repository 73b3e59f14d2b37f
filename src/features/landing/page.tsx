import type { LandingPage } from "../../content/landing/landing-page.ts";
import { breadcrumbOf, otherPages, relatedPages } from "../../content/landing/page-links.ts";
import { singleService } from "../../content/landing/single-service.ts";
import { hasOwnForm, languagesOf } from "../../content/landing/translations.ts";
import { discounted } from "../../content/offers.ts";
import { services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { Island } from "../../platform/islands/island.tsx";
import { fill, lengthIn, weekInWords } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { useWords, wordsIn } from "../../platform/pages/words.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import type { LeadField } from "../home/form.ts";
import type { Package } from "../prices/packages.ts";
import type { SinglePrice } from "../prices/single-prices.ts";
import { isOnOffers, taxInSentence } from "../prices/tax.ts";
import { chargedTax, officeHoursOf, type Settings } from "../settings/model.ts";
import { paths, quoteFragment } from "../site/paths.ts";
import type { AskedDate } from "../site/sections/date-check.tsx";
import { FloatingBar } from "../site/sections/floating-bar.tsx";
import { Testimonials } from "../site/sections/testimonials.tsx";
import { landingBusiness, service } from "../site/structured-data/business.ts";
import { breadcrumbList, faqPage } from "../site/structured-data/works.ts";
import { DayLine } from "./day-line.tsx";
import { IncludedAndVenues, includedLine } from "./included.tsx";
import inquiry from "./inquiry.island.tsx";
import type { LandingContent } from "./landing.ts";
import { isPoster, LandingHero, posterSizes } from "./landing-hero.tsx";
import { categoryOfPage, singlePriceOf } from "./price-range.ts";
import { Prices } from "./prices.tsx";
import { Benefits, ClosingCall, Papers, Points, Questions, ServiceLinks } from "./sections.tsx";

interface BeachExpertiseProps {
  beach: NonNullable<LandingPage["beach"]>;
  city: string;
}

function BeachExpertise({ beach, city }: BeachExpertiseProps) {
  return (
    <section className="beach" aria-labelledby="beach-title">
      <div className="wrap">
        <h2 className="h2" id="beach-title">
          Beach Wedding DJ Expertise
        </h2>
        <p className="lead mt-4">{beach.text}</p>
      </div>
      <DayLine moments={beach.moments} city={city} />
      <div className="wrap">
        <Points points={beach.points} className="beach-points" />
      </div>
    </section>
  );
}

export interface LandingPageProps extends LandingContent {
  page: LandingPage;
  asked?: AskedDate | undefined;
  form?: FormState<LeadField>;
}

interface InquirySectionProps {
  page: LandingPage;
  packages: readonly Package[];
  prices: readonly SinglePrice[];
  settings: Settings;
  form: FormState<LeadField>;
}

/** The form for a quote, where no other page has it in the language of this one. */
function InquirySection({ page, packages: [cheapest], prices, settings, form }: InquirySectionProps) {
  const words = useWords();
  const { errors, failures, formats, ui, inquiry: asked, landing } = words;
  const single = singlePriceOf(prices, page);
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
              errors,
              failures,
              ui,
              labels: asked.labels,
              kinds: asked.kinds,
              eventTypes: null,
              guestCounts: asked.guestCounts,
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

export function LandingPageView(props: LandingPageProps) {
  const { page, testimonials, packages, prices, addOns, settings, asked, form = emptyForm } = props;
  const words = useWords();
  const lines = (page.included ?? []).map((each) => includedLine(each, packages, addOns, words));
  const { signature } = page;
  const { formats, landing } = words;
  const links = (
    <ServiceLinks
      className={page.service ? "pb-[var(--section)]" : "pt-12"}
      heading={fill(page.service ? landing.otherServicesIn : landing.servicesIn, { city: page.city })}
      pages={[...relatedPages(page), ...otherPages(page)]}
      prices={prices}
      settings={settings}
      packages={packages}
    />
  );
  return (
    <>
      <LandingHero page={page} lines={lines} asked={asked} />
      {page.service ? null : links}
      <Prices page={page} prices={prices} packages={packages} settings={settings} />
      {page.beach ? <BeachExpertise beach={page.beach} city={page.city} /> : null}
      <Testimonials
        testimonials={testimonials}
        picture={isPoster(page) ? page.band : page.picture}
        isRight={page.isBandRight}
      />
      <Benefits page={page} />
      {signature?.shape === "poster" ? (
        <section className="wrap pb-[var(--section)]" aria-labelledby="program-title">
          <h2 className="h3" id="program-title">
            {signature.title}
          </h2>
          <ul className="moments">
            {signature.steps.map(({ name, text }) => (
              <li key={name}>
                <b>{name}</b> {text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <IncludedAndVenues page={page} lines={lines} />
      {page.service === "corporate" ? <Papers /> : null}
      <Questions {...page.questions} contact={hasOwnForm(page) ? quoteFragment : formats.prefix + paths.contact} />
      {hasOwnForm(page) ? (
        <InquirySection page={page} packages={packages} prices={prices} settings={settings} form={form} />
      ) : (
        <>
          {page.service ? links : null}
          <ClosingCall {...page.closing} action={page.callToAction} />
        </>
      )}
      <FloatingBar href={page.callToAction.href} label={page.callToAction.label} />
    </>
  );
}

export function landingMetadata({ page, packages, prices, settings, form }: LandingPageProps): PageMetadata {
  const { translation } = page;
  const words = wordsIn(translation?.language);
  const price = singlePriceOf(prices, page);
  const breadcrumb = breadcrumbOf(page, { home: words.frame.home, services: words.landing.services });
  return {
    title: page.title,
    description: page.description,
    path: page.path,
    language: translation?.language,
    alternates: languagesOf(page),
    feature: "landing",
    ...(page.accent ? { accent: page.accent } : {}),
    card: page.service ? services[page.service].card : "city",
    structuredData: [
      service(page, price, words),
      landingBusiness(page, price, page.packages ? packages : [], officeHoursOf(settings), words),
      ...(breadcrumb.length > 0 ? [breadcrumbList(breadcrumb)] : []),
      faqPage(page.questions.entries, words.formats.tag),
    ],
    ...(isPoster(page) ? { heroPicture: { picture: page.picture, sizes: posterSizes } } : {}),
    overlayHeader: true,
    ...(form && form.issues.length > 0 ? { noindex: true } : {}),
  };
}
