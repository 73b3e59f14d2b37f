import { breadcrumbOf, otherPages, relatedPages } from "../../content/landing/index.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import type { NavLink } from "../../content/navigation.ts";
import { leadReplyHours } from "../../content/offers.ts";
import { unbroken } from "../../content/places.ts";
import { services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { demoPath } from "../portal/demo-paths.ts";
import { type RequestedDate, titleOfAsked } from "../site/sections/asked-date.ts";
import { FloatingBar } from "../site/sections/floating-bar.tsx";
import { Pricing } from "../site/sections/pricing.tsx";
import { Testimonials } from "../site/sections/testimonials.tsx";
import { landingBusiness, service } from "../site/structured-data/business.ts";
import { breadcrumbList, faqPage } from "../site/structured-data/works.ts";
import { AreaList } from "./area-list.tsx";
import { BeachEveningCard } from "./beach-evening.tsx";
import { Benefits } from "./benefits.tsx";
import type { LandingContent } from "./landing.ts";
import { heroSizes, LandingHero } from "./landing-hero.tsx";
import { OfferAndVenues } from "./offer-and-venues.tsx";
import { PlainFacts } from "./plain-facts.tsx";
import { priceOf } from "./price-range.ts";
import { ProgramSection } from "./program.tsx";
import { Questions } from "./questions.tsx";
import { ServiceCards } from "./service-cards.tsx";

interface ClosingCallProps {
  heading: string;
  text: string;
  action: NavLink;
}

/** The last word of a page: the next step, by form, phone or mail. On a phone the bar at the foot of the screen calls. */
function ClosingCall({ heading, text, action }: ClosingCallProps) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="closing-title">
      <h2 className="h1" id="closing-title">
        {unbroken(heading)}
      </h2>
      <p className="lead mt-5">
        {text} You know within {leadReplyHours} business hours.{" "}
        <a className="underline" href={demoPath}>
          Try the planner
        </a>{" "}
        that every booking comes with.
      </p>
      <p className="hero-actions">
        <a className="btn btn-primary" href={action.href}>
          {action.label}
        </a>
        <a className="btn btn-secondary wide-only" href={site.phone.href}>
          <span className="i-lucide-phone" aria-hidden="true" />
          Call
        </a>
        <a className="btn btn-secondary wide-only" href={`mailto:${site.email}`}>
          <span className="i-lucide-mail" aria-hidden="true" />
          Send an email
        </a>
      </p>
    </section>
  );
}

export interface LandingPageProps extends LandingContent {
  page: LandingPage;
  /** The date that was asked for, if one was. */
  dates: RequestedDate;
}

/** A city or service page: the sections that its row of the table has. */
export function LandingPageView({ page, testimonials, packages, prices, addOns, dates }: LandingPageProps) {
  const cards = (
    <ServiceCards
      heading={`${page.service ? "Other services" : "Services"} in ${page.city}`}
      pages={relatedPages(page)}
      others={otherPages(page)}
      prices={prices}
      packages={packages}
    />
  );
  const rooms = <OfferAndVenues page={page} packages={packages} addOns={addOns} />;
  const facts = <PlainFacts page={page} prices={prices} packages={packages} />;
  return (
    <>
      <LandingHero page={page} dates={dates} />
      <Benefits page={page} />
      {page.beach ? <BeachEveningCard evening={page.beach} /> : null}
      {page.program ? <ProgramSection program={page.program} /> : null}
      {page.clients ? <AreaList id="clients" {...page.clients} /> : null}
      {page.roomsFirst ? facts : null}
      {page.roomsFirst ? rooms : null}
      {page.areas ? <AreaList id="areas" {...page.areas} /> : null}
      {page.service ? null : cards}
      {page.service || page.roomsFirst ? null : facts}
      {page.roomsFirst ? null : rooms}
      {page.service ? facts : null}
      {page.packages ? <Pricing packages={packages} /> : null}
      {page.pictures.afterPackages ? (
        <div className="wrap pb-[var(--section)]">
          <PictureFrame
            picture={page.pictures.afterPackages}
            sizes="(max-width: 1240px) 100vw, 1200px"
            className="section-picture picture-band"
          />
        </div>
      ) : null}
      {page.service ? cards : null}
      <Testimonials testimonials={testimonials} />
      <Questions {...page.questions} picture={page.pictures.questions} />
      <ClosingCall {...page.closing} action={page.callToAction} />
      <FloatingBar href={page.callToAction.href} label={page.callToAction.label} />
    </>
  );
}

export const landingMetadata = ({ page, packages, prices, dates }: LandingPageProps): PageMetadata => ({
  title: titleOfAsked(dates) ?? page.title,
  description: page.description,
  path: page.path,
  feature: "landing",
  ...(page.accent ? { accent: page.accent } : {}),
  card: page.service ? services[page.service].card : "city",
  structuredData: [
    service(page, priceOf(prices, page)),
    landingBusiness(page, priceOf(prices, page), page.packages ? packages : []),
    ...(page.service ? [breadcrumbList(breadcrumbOf(page))] : []),
    faqPage(page.questions.entries),
  ],
  heroPicture: { picture: page.picture, sizes: heroSizes(page) },
  overlayHeader: true,
  ...(dates.entry === undefined ? {} : { noindex: true }),
});
