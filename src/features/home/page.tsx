import { zoneName } from "../../content/business.ts";
import type { EventCategory } from "../../content/categories.ts";
import type { Identity } from "../../content/identity.ts";
import { landingPages } from "../../content/landing/index.ts";
import { servicePages } from "../../content/landing/page-links.ts";
import { singleService } from "../../content/landing/single-service.ts";
import { products } from "../../content/merch.ts";
import { discounted, onEventNights } from "../../content/offers.ts";
import { filmPicture } from "../../content/page-pictures.ts";
import { acrossPhones } from "../../content/picture.ts";
import { services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import type { FormState } from "../../platform/fields/form-state.ts";
import { Island } from "../../platform/islands/island.tsx";
import { countIn, fill, lengthIn, weekInWords } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import type { PageMetadata } from "../../platform/pages/metadata/page-metadata.ts";
import { inEachLanguage, otherWords, useWords } from "../../platform/pages/words.ts";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { NewsletterSignup } from "../newsletter/newsletter-signup.tsx";
import { isOnOffers, plusTax, taxInSentence } from "../prices/tax.ts";
import { chargedTax, officeHoursOf } from "../settings/model.ts";
import { api, contactFragment, paths, productOnMerch, quoteFragment, servicesFragment } from "../site/paths.ts";
import { Article } from "../site/sections/article.tsx";
import { DateCheck } from "../site/sections/date-check.tsx";
import { FloatingBar } from "../site/sections/floating-bar.tsx";
import { OtherLanguages } from "../site/sections/other-languages.tsx";
import poster from "../site/sections/poster.island.tsx";
import { Pricing } from "../site/sections/pricing.tsx";
import { Testimonials } from "../site/sections/testimonials.tsx";
import { serviceLinkOf } from "../site/service-link.ts";
import { localBusiness } from "../site/structured-data/business.ts";
import { videoObject, webSite } from "../site/structured-data/works.ts";
import type { LeadField } from "./form.ts";
import type { HomeContent } from "./home-content.ts";
import homeHero, { heroPictures, heroSizes } from "./home-hero.island.tsx";
import leadSection from "./lead-section.island.tsx";
import { LiveSection } from "./live-section.tsx";
import { OwnerCard } from "./owner-card.tsx";

function Services() {
  const words = useWords();
  const { home } = words;
  const rows = servicePages.map((page) => {
    const { name, icon } = services[page.service];
    return { icon, ...serviceLinkOf(page, name, words) };
  });
  return (
    <section className="wrap pb-[var(--section)]" id={servicesFragment.slice(1)} aria-labelledby="services-title">
      <h2 className="h2" id="services-title">
        {home.servicesTitle}
      </h2>
      <ul className="services rows rows-2 mt-8">
        {[...rows, { icon: "i-lucide-mail", ...home.somethingElse }].map((row) => (
          <li key={row.href}>
            <a className="service-row" href={row.href} hrefLang={row.hrefLang}>
              <span className={`${row.icon} text-accent-text text-[1.25rem]`} aria-hidden="true" />
              <span>
                <b className="block">{row.label}</b>
                <span className="service-teaser small text-muted">{row.teaser}</span>
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

function hintFor(
  category: EventCategory,
  { packages: [cheapest], prices, settings }: Rows,
  { formats, landing }: Words,
): string {
  const tax = chargedTax(settings);
  const pages = pagesOf(category);
  const single = prices.find(({ page }) => pages.includes(page));
  const length = lengthIn(formats, singleService.least);
  return [
    ...(single ? [fill(landing.singleFrom, { price: dollars(single.least), length })] : []),
    ...(cheapest
      ? [fill(landing.packagesFrom, { price: dollars(cheapest.price), less: dollars(discounted(cheapest.price)) })]
      : []),
    ...(tax && isOnOffers(tax) ? [fill(landing.taxAdded, { tax: taxInSentence(tax) })] : []),
  ].join(" ");
}

/** Prices come cheapest first. */
const budgetHints = (rows: Rows, words: Words): Record<EventCategory, string> => ({
  corporate: hintFor("corporate", rows, words),
  wedding: hintFor("wedding", rows, words),
  "private-party": hintFor("private-party", rows, words),
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
      <ul className="services rows rows-2">
        {products.slice(0, 4).map(({ id, name, price }) => (
          <li key={id}>
            <a className="service-row" href={productOnMerch(id)}>
              <span className="merch-thumb">
                <Article id={id} />
              </span>
              <span>
                <b className="block">{name.replaceAll("-", "-\u2060")}</b>
                <span className="small text-muted">{dollars(price)}</span>
              </span>
              <span className="i-lucide-chevron-right text-accent-text ml-auto" aria-hidden="true" />
            </a>
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

const videoPoster = filmPicture;

function Film({ player, ...own }: NonNullable<Identity["video"]>) {
  const words = useWords();
  const { title, caption } = words.home.film ?? own;
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
          ...(words.home.film ? { words: words.poster } : {}),
          sizes: `${acrossPhones}, (max-width: 1240px) 100vw, 1200px`,
        }}
        when="touch"
      />
    </section>
  );
}

export function HomePage({ category, packages, prices, testimonials, settings, form }: HomePageProps) {
  const words = useWords();
  const { formats, frame, home, inquiry, landing, mails } = words;
  const { kinds, kindOfEvent } = home;
  const shortTabs = {
    corporate: kinds.corporate.shortTab,
    wedding: kinds.wedding.shortTab,
    "private-party": kinds["private-party"].shortTab,
  };
  const week = weekInWords(officeHoursOf(settings), formats);
  return (
    <>
      <Island
        of={homeHero}
        props={{ category, home: frame.home, words: { kinds, kindOfEvent } }}
        when="touch"
        slot={
          <div className="mt-5">
            <DateCheck
              service={serviceOf[category]}
              offer={{ label: landing.code, href: quoteFragment }}
              cheapest={
                packages[0] && {
                  label:
                    fill(landing.cheapest, { price: dollars(packages[0].price) }) +
                    plusTax(landing, chargedTax(settings)),
                  href: "#packages",
                }
              }
            />
            <OtherLanguages pages={inEachLanguage(paths.home)} className="mt-3 small" />
          </div>
        }
      />
      <OwnerCard />
      <div id={contactFragment.slice(1)}>
        <section className="section" id={quoteFragment.slice(1)} aria-label={home.askForQuote}>
          <Island
            of={leadSection}
            props={{
              category,
              home: frame.home,
              api: formats.prefix + api.leadInquiry,
              words: { inquiry, lead: home.lead, kinds: shortTabs, ...otherWords(words) },
              budgetHints: budgetHints({ packages, prices, settings }, words),
              held: countIn(formats, mails.held, settings.holdHours),
              officeHours: fill(inquiry.officeHours, { week, zone: zoneName, nights: onEventNights }),
              ...(form ? { form } : {}),
            }}
            when="near"
          />
        </section>
      </div>
      {site.streamingChannel && home.hasMore ? <LiveSection /> : null}
      <Pricing packages={packages} tax={chargedTax(settings)} />
      {servicePages.length > 0 ? <Services /> : null}
      {site.video && <Film {...site.video} />}
      {site.merchStore && home.hasMore ? <MerchTeaser store={site.merchStore} /> : null}
      <Testimonials testimonials={testimonials} />
      {home.hasMore ? <NewsletterSignup /> : null}
      <FloatingBar href={quoteFragment} label={home.bar} />
    </>
  );
}

export function homeMetadata({ category, packages, form }: HomePageProps, words: Words): PageMetadata {
  const { formats, frame, home } = words;
  const { video } = site;
  const { title: name, caption: description } = home.film ?? video ?? { title: "", caption: "" };
  return {
    title: home.title,
    description: home.about,
    path: frame.home,
    language: formats.tag,
    alternates: inEachLanguage(paths.home),
    feature: "home",
    accent: category,
    card: "home",
    structuredData: [
      localBusiness(packages, words),
      webSite(words),
      ...(video ? [videoObject({ ...video, name, description, poster: videoPoster })] : []),
    ],
    heroPicture: { picture: heroPictures[category], sizes: heroSizes },
    overlayHeader: true,
    ...(form ? { noindex: true } : {}),
  };
}
