import { FloatingBar } from "../components/floating-bar.tsx";
import { Pricing } from "../components/pricing.tsx";
import { Services } from "../components/services.tsx";
import type { EventCategory } from "../content/categories.ts";
import { discountPercent } from "../content/offers.ts";
import { weddingsColdSparksFirstDance } from "../content/pictures.ts";
import { site } from "../content/site.ts";
import type { Package } from "../db/packages.ts";
import type { FieldIssue } from "../forms/issues.ts";
import type { LeadEntries } from "../forms/lead.ts";
import { heroPictures, heroSizes } from "../islands/home-hero.tsx";
import { Island } from "../islands/island.tsx";
import type { PageMetadata } from "../metadata/page-metadata.ts";
import { localBusiness } from "../metadata/structured-data/local-business.ts";
import { webSite } from "../metadata/structured-data/web-site.ts";
import { contactFragment, paths, quoteFragment } from "../paths.ts";

export interface HomePageProps {
  category: EventCategory;
  packages: readonly Package[];
  /** A quote form that was sent without JavaScript and needs another look. */
  rejected?: { issues: readonly FieldIssue[]; entries: LeadEntries };
}

/** The home page: one category's pitch, the quote form, the prices, a video. */
export function HomePage({ category, packages, rejected }: HomePageProps) {
  return (
    <>
      <Island name="home-hero" props={{ category }} when="touch" />
      <div id={contactFragment.slice(1)}>
        <section className="section" id={quoteFragment.slice(1)} aria-label="Ask for a quote">
          <Island name="lead-section" props={{ category, ...rejected }} when="near" />
        </section>
      </div>
      <Pricing packages={packages} />
      <Services />
      <section className="wrap pb-[var(--section)]" aria-label={site.video.title}>
        <Island name="video-poster" props={{ picture: weddingsColdSparksFirstDance }} when="touch" />
      </section>
      <FloatingBar href={quoteFragment} label={`Get my quote, ${discountPercent}% off`} />
    </>
  );
}

/** @param siteOrigin public origin, for structured data */
export const homeMetadata = ({ category, packages, rejected }: HomePageProps, siteOrigin: string): PageMetadata => ({
  title: "Sunset Bay DJ | Wedding, Corporate & Party DJ in Tampa Bay",
  description: `Mobile DJ and MC for weddings, corporate events and parties in Tampa, St. Petersburg and Clearwater. Plain prices, and ${discountPercent}% off your quote.`,
  path: paths.home,
  accent: category,
  structuredData: [localBusiness(siteOrigin, packages), webSite(siteOrigin)],
  heroPicture: { picture: heroPictures[category], sizes: heroSizes },
  overlayHeader: true,
  ownCallToAction: true,
  ...(rejected ? { noindex: true } : {}),
});
