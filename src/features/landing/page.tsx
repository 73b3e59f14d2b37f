import type { LandingPage } from "../../content/landing/landing-page.ts";
import { breadcrumbOf, otherPages, relatedPages } from "../../content/landing/page-links.ts";
import { hasOwnForm, languagesOf } from "../../content/landing/translations.ts";
import { services } from "../../content/services.ts";
import { emptyForm, type FormState } from "../../platform/fields/form-state.ts";
import { fill } from "../../platform/language.ts";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { useWords, wordsIn } from "../../platform/pages/words.ts";
import type { LeadField } from "../home/form.ts";
import { officeHoursOf } from "../settings/model.ts";
import { paths, quoteFragment } from "../site/paths.ts";
import type { AskedDate } from "../site/sections/date-check.tsx";
import { FloatingBar } from "../site/sections/floating-bar.tsx";
import { Testimonials } from "../site/sections/testimonials.tsx";
import { landingBusiness, service } from "../site/structured-data/business.ts";
import { breadcrumbList, faqPage } from "../site/structured-data/works.ts";
import { DayLine } from "./day-line.tsx";
import { IncludedAndVenues, includedLine } from "./included.tsx";
import { InquirySection } from "./inquiry-section.tsx";
import type { LandingContent } from "./landing.ts";
import { isPoster, LandingHero, posterSizes } from "./landing-hero.tsx";
import { priceOf } from "./price-range.ts";
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
      <Points points={beach.points} className="wrap beach-points" />
    </section>
  );
}

export interface LandingPageProps extends LandingContent {
  page: LandingPage;
  asked?: AskedDate | undefined;
  form?: FormState<LeadField>;
}

export function LandingPageView(props: LandingPageProps) {
  const { page, testimonials, packages, prices, addOns, settings, asked, form = emptyForm } = props;
  const words = useWords();
  const lines = (page.included ?? []).map((each) => includedLine(each, packages, addOns, words));
  const { signature } = page;
  const { formats, landing } = words;
  const links = (
    <ServiceLinks
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
      {page.service ? null : <div className="pt-12">{links}</div>}
      <Prices page={page} prices={prices} packages={packages} settings={settings} />
      {page.beach ? <BeachExpertise beach={page.beach} city={page.city} /> : null}
      <Testimonials testimonials={testimonials} picture={isPoster(page) ? page.band : page.picture} />
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
  const price = priceOf(prices, page);
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
