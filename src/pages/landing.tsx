import { AreaList } from "../components/area-list.tsx";
import { BeachEveningCard } from "../components/beach-evening.tsx";
import { Benefits } from "../components/benefits.tsx";
import { ClosingCall } from "../components/closing-call.tsx";
import { FloatingBar } from "../components/floating-bar.tsx";
import { heroSizes, LandingHero } from "../components/landing-hero.tsx";
import { OfferAndVenues } from "../components/offer-and-venues.tsx";
import { PlainFacts } from "../components/plain-facts.tsx";
import { Pricing } from "../components/pricing.tsx";
import { Program } from "../components/program.tsx";
import { Questions } from "../components/questions.tsx";
import { ServiceCards } from "../components/service-cards.tsx";
import { Testimonials } from "../components/testimonials.tsx";
import { breadcrumbOf, otherPages, relatedPages } from "../content/landing/index.ts";
import type { LandingPage } from "../content/landing/landing-page.ts";
import { services } from "../content/landing/services.ts";
import type { Package } from "../db/packages.ts";
import type { Testimonial } from "../db/testimonials.ts";
import type { PageMetadata } from "../metadata/page-metadata.ts";
import { breadcrumbList } from "../metadata/structured-data/breadcrumb-list.ts";
import { faqPage } from "../metadata/structured-data/faq-page.ts";
import { landingBusiness } from "../metadata/structured-data/landing-business.ts";
import { service } from "../metadata/structured-data/service.ts";

export interface LandingPageProps {
  page: LandingPage;
  testimonials: readonly Testimonial[];
  /** Empty where the page has no packages block. */
  packages: readonly Package[];
}

/** A city or service page: the sections that its row of the table has. */
export function LandingPageView({ page, testimonials, packages }: LandingPageProps) {
  const cards = (
    <ServiceCards
      heading={`${page.service ? "Other services" : "Services"} in ${page.city}`}
      pages={relatedPages(page)}
      others={otherPages(page)}
    />
  );
  return (
    <>
      <LandingHero page={page} />
      <Benefits intro={page.intro} points={page.benefits} />
      {page.service ? null : cards}
      {page.beach ? <BeachEveningCard evening={page.beach} /> : null}
      {page.program ? <Program {...page.program} /> : null}
      {page.clients ? <AreaList id="clients" {...page.clients} /> : null}
      {page.areas ? <AreaList id="areas" {...page.areas} /> : null}
      <OfferAndVenues included={page.included} venues={page.venues} />
      <PlainFacts page={page} />
      {page.packages ? <Pricing packages={packages} /> : null}
      <Testimonials testimonials={testimonials} />
      <Questions {...page.questions} />
      {page.service ? cards : null}
      <ClosingCall {...page.closing} action={page.callToAction} />
      <FloatingBar href={page.callToAction.href} label={page.callToAction.label} />
    </>
  );
}

/** @param siteOrigin public origin, for structured data */
export const landingMetadata = ({ page, packages }: LandingPageProps, siteOrigin: string): PageMetadata => ({
  title: page.title,
  description: page.description,
  path: page.path,
  ...(page.accent ? { accent: page.accent } : {}),
  card: page.service ? services[page.service].card : "city",
  structuredData: [
    service(siteOrigin, page),
    landingBusiness(siteOrigin, page, packages),
    ...(page.service ? [breadcrumbList(siteOrigin, breadcrumbOf(page))] : []),
    faqPage(page.questions.entries),
  ],
  heroPicture: { picture: page.picture, sizes: heroSizes },
  overlayHeader: true,
  ownCallToAction: true,
});
