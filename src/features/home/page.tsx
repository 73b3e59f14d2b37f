import { defaultCategory, type EventCategory } from "../../content/categories.ts";
import { discountPercent, getCode } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { weddingsColdSparksFirstDance } from "../../content/pictures.ts";
import { site } from "../../content/site.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { Island } from "../../platform/islands/island.tsx";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { contactFragment, homeQuery, paths, quoteFragment } from "../site/paths.ts";
import { type AskedDate, titleOfAsked } from "../site/sections/asked-date.ts";
import { DateCheck } from "../site/sections/date-check.tsx";
import { FloatingBar } from "../site/sections/floating-bar.tsx";
import { NewsletterSignup } from "../site/sections/newsletter-signup.tsx";
import { OwnerCard } from "../site/sections/owner-card.tsx";
import poster from "../site/sections/poster.island.tsx";
import { Pricing } from "../site/sections/pricing.tsx";
import { Testimonials } from "../site/sections/testimonials.tsx";
import { localBusiness } from "../site/structured-data/local-business.ts";
import { videoObject } from "../site/structured-data/video-object.ts";
import { webSite } from "../site/structured-data/web-site.ts";
import { budgetHints } from "./budget-hints.ts";
import type { LeadField } from "./form.ts";
import type { HomeContent } from "./home-content.ts";
import homeHero, { heroPictures, heroSizes } from "./home-hero.island.tsx";
import leadSection from "./lead-section.island.tsx";
import { LiveSection } from "./live-section.tsx";
import { MerchTeaser } from "./merch-teaser.tsx";
import { Services } from "./services.tsx";

export interface HomePageProps extends HomeContent {
  category: EventCategory;
  /** A quote form that was sent without JavaScript and needs another look, or that begins with a date. */
  form?: FormState<LeadField>;
  /** The date that was asked for, if one was. */
  dates: AskedDate;
}

const videoPoster = weddingsColdSparksFirstDance;

const siteVideo = videoObject({
  player: site.video.player,
  name: site.video.title,
  description: site.video.caption,
  uploaded: site.video.uploaded,
  poster: videoPoster,
});

/**
 * The home page: one category's pitch, the quote form, the live sets, the services, a video, the prices, merch, what clients said and
 * the newsletter.
 */
export function HomePage({ category, packages, prices, testimonials, form, dates }: HomePageProps) {
  return (
    <>
      <Island
        of={homeHero}
        props={{ category }}
        when="touch"
        slot={
          <DateCheck
            dates={dates}
            path={paths.home}
            keep={category === defaultCategory ? {} : { [homeQuery.category]: category }}
            offer={{ label: getCode, href: quoteFragment }}
          />
        }
      />
      <OwnerCard />
      <div id={contactFragment.slice(1)}>
        <section className="section" id={quoteFragment.slice(1)} aria-label="Ask for a quote">
          <Island
            of={leadSection}
            props={{ category, budgetHints: budgetHints({ packages, prices }), ...(form ? { form } : {}) }}
            when="near"
          />
        </section>
      </div>
      <LiveSection />
      <Services />
      <section className="wrap pb-[var(--section)]" aria-label={site.video.title}>
        <Island
          of={poster}
          props={{
            player: site.video.player,
            picture: videoPoster,
            sizes: `${acrossPhones}, (max-width: 1240px) 100vw, 1200px`,
            title: site.video.title,
            caption: site.video.caption,
            note: true,
          }}
          when="touch"
        />
      </section>
      <Pricing packages={packages} />
      <MerchTeaser />
      <Testimonials testimonials={testimonials} />
      <NewsletterSignup />
      <FloatingBar href={quoteFragment} label={`Get my quote and ${discountPercent}% code`} />
    </>
  );
}

export const homeMetadata = ({ category, packages, form, dates }: HomePageProps): PageMetadata => ({
  title: titleOfAsked(dates) ?? "Sunset Bay DJ | Wedding, Corporate & Party DJ in Tampa Bay",
  description: `Mobile DJ and MC for weddings, corporate events and parties in Tampa, St. Petersburg and Clearwater. Plain prices, and ${discountPercent}% off one package.`,
  path: paths.home,
  feature: "home",
  accent: category,
  card: "home",
  structuredData: [localBusiness(packages), webSite, siteVideo],
  heroPicture: { picture: heroPictures[category], sizes: heroSizes },
  overlayHeader: true,
  ...(form || dates.entry !== undefined ? { noindex: true } : {}),
});
