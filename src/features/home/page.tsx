import type { EventCategory } from "../../content/categories.ts";
import type { Identity } from "../../content/identity.ts";
import { landingPages } from "../../content/landing/index.ts";
import { servicePages } from "../../content/landing/page-links.ts";
import { singleService } from "../../content/landing/single-service.ts";
import { products } from "../../content/merch.ts";
import { discounted, discountPercent, getCode } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { weddingsColdSparksFirstDance } from "../../content/pictures.ts";
import { services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import { english } from "../../content/words/en/index.ts";
import { landing } from "../../content/words/en/landing.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { Island } from "../../platform/islands/island.tsx";
import { fill, weekInWords } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { lengthInWords, listInWords } from "../../platform/numbers.ts";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { NewsletterSignup } from "../newsletter/newsletter-signup.tsx";
import { taxInSentence } from "../prices/tax.ts";
import { chargedTax, officeHoursOf } from "../settings/model.ts";
import { contactFragment, paths, quoteFragment, servicesFragment } from "../site/paths.ts";
import { DateCheck } from "../site/sections/date-check.tsx";
import { FloatingBar } from "../site/sections/floating-bar.tsx";
import poster from "../site/sections/poster.island.tsx";
import { Pricing } from "../site/sections/pricing.tsx";
import { ProductCard } from "../site/sections/product-card.tsx";
import { Testimonials } from "../site/sections/testimonials.tsx";
import { localBusiness } from "../site/structured-data/business.ts";
import { videoObject, webSite } from "../site/structured-data/works.ts";
import type { LeadField } from "./form.ts";
import type { HomeContent } from "./home-content.ts";
import homeHero, { heroPictures, heroSizes } from "./home-hero.island.tsx";
import leadSection from "./lead-section.island.tsx";
import { LiveSection } from "./live-section.tsx";
import { OwnerCard } from "./owner-card.tsx";

const rows = [
  ...servicePages.map(({ path, service, teaser }) => ({ path, teaser, ...services[service] })),
  { path: paths.contact, name: "Something else", icon: "i-lucide-mail", teaser: "Ask: the answer may well be yes." },
];

function Services() {
  return (
    <section className="wrap pb-[var(--section)]" id={servicesFragment.slice(1)} aria-labelledby="services-title">
      <h2 className="h2" id="services-title">
        Services
      </h2>
      <ul className="services rows rows-2 mt-8">
        {rows.map(({ path, name, icon, teaser }) => (
          <li key={path}>
            <a className="service-row" href={path}>
              <span className={`${icon} text-accent-text text-[1.25rem]`} aria-hidden="true" />
              <span>
                <b className="block">{name}</b>
                <span className="service-teaser small text-muted">{teaser}</span>
              </span>
              <span className="i-lucide-chevron-right text-accent-text ml-auto" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Rows = Pick<HomeContent, "packages" | "prices" | "settings">;

const pagesOf = (category: EventCategory): readonly string[] =>
  landingPages.flatMap(({ path, service }) => (service && services[service].category === category ? [path] : []));

function hintFor(category: EventCategory, { packages: [cheapest], prices, settings }: Rows): string {
  const tax = chargedTax(settings);
  const pages = pagesOf(category);
  const single = prices.find(({ page }) => pages.includes(page));
  return [
    ...(single
      ? [fill(landing.singleFrom, { price: dollars(single.least), length: lengthInWords(singleService.least) })]
      : []),
    ...(cheapest
      ? [fill(landing.packagesFrom, { price: dollars(cheapest.price), less: dollars(discounted(cheapest.price)) })]
      : []),
    ...(tax ? [fill(landing.taxAdded, { tax: taxInSentence(tax) })] : []),
  ].join(" ");
}

/** Prices come cheapest first. */
const budgetHints = (rows: Rows): Record<EventCategory, string> => ({
  corporate: hintFor("corporate", rows),
  wedding: hintFor("wedding", rows),
  "private-party": hintFor("private-party", rows),
});

function MerchTeaser({ store }: { store: string }) {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="merch-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-8">
        <h2 className="h2" id="merch-title">
          Wear the sun
        </h2>
        <SiteLink link={{ label: "Open the store", href: store, external: true }} className="text-link" />
      </div>
      <ul className="product-row swipe">
        {products.slice(0, 4).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface HomePageProps extends HomeContent {
  category: EventCategory;
  form?: FormState<LeadField>;
}

const serviceOf = { corporate: "corporate", wedding: "wedding", "private-party": "party" } as const;

const videoPoster = weddingsColdSparksFirstDance;

function Film({ player, title, caption }: NonNullable<Identity["video"]>) {
  return (
    <section className="wrap pb-[var(--section)]" aria-label={title}>
      <Island
        of={poster}
        props={{
          player,
          title,
          caption,
          picture: videoPoster,
          note: true,
          sizes: `${acrossPhones}, (max-width: 1240px) 100vw, 1200px`,
        }}
        when="touch"
      />
    </section>
  );
}

export function HomePage({ category, packages, prices, testimonials, settings, form }: HomePageProps) {
  return (
    <>
      <Island
        of={homeHero}
        props={{ category }}
        when="touch"
        slot={
          <div className="mt-5">
            <DateCheck service={serviceOf[category]} offer={{ label: getCode, href: quoteFragment }} />
          </div>
        }
      />
      <OwnerCard />
      <div id={contactFragment.slice(1)}>
        <section className="section" id={quoteFragment.slice(1)} aria-label="Ask for a quote">
          <Island
            of={leadSection}
            props={{
              category,
              budgetHints: budgetHints({ packages, prices, settings }),
              holdHours: settings.holdHours,
              officeHours: weekInWords(officeHoursOf(settings)),
              ...(form ? { form } : {}),
            }}
            when="near"
          />
        </section>
      </div>
      {site.streamingChannel && <LiveSection channel={site.streamingChannel.name} />}
      {servicePages.length > 0 ? <Services /> : null}
      {site.video && <Film {...site.video} />}
      <Pricing packages={packages} tax={chargedTax(settings)} />
      {site.merchStore && <MerchTeaser store={site.merchStore} />}
      <Testimonials testimonials={testimonials} />
      <NewsletterSignup />
      <FloatingBar href={quoteFragment} label={`Get my quote and ${discountPercent}% code`} />
    </>
  );
}

export const homeMetadata = ({ category, packages, form }: HomePageProps): PageMetadata => ({
  title: `${site.name} | Wedding, Corporate & Party DJ in ${site.metro}`,
  description: `Mobile DJ and MC for weddings, corporate events and parties in ${listInWords(site.areas.slice(0, 3))}. Plain prices, and ${discountPercent}% off one package.`,
  path: paths.home,
  feature: "home",
  accent: category,
  card: "home",
  structuredData: [
    localBusiness(packages, english),
    webSite,
    ...(site.video
      ? [videoObject({ ...site.video, name: site.video.title, description: site.video.caption, poster: videoPoster })]
      : []),
  ],
  heroPicture: { picture: heroPictures[category], sizes: heroSizes },
  overlayHeader: true,
  ...(form ? { noindex: true } : {}),
});
