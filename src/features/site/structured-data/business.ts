import type { LocalBusinessLeaf, Offer, ServiceLeaf } from "schema-dts";
import { serviceRadius } from "../../../content/business.ts";
import type { LandingPage } from "../../../content/landing/landing-page.ts";
import { mondayToSunday, type OpeningHours } from "../../../content/office-hours.ts";
import { placeOf } from "../../../content/places.ts";
import { services } from "../../../content/services.ts";
import { claims, site } from "../../../content/site.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { rangeIn } from "../../../platform/language.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import type { Package } from "../../prices/packages.ts";
import type { SinglePrice } from "../../prices/single-prices.ts";
import { paths } from "../paths.ts";

/** US cents. */
const offer = (cents: number) =>
  ({
    "@type": "Offer",
    price: cents / 100,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  }) as const satisfies Offer;

/** Only figures that the page shows; a rating needs its review count. */
export const service = (page: LandingPage, price: SinglePrice | null, { formats }: Words): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Service",
  serviceType: page.translation ? page.name : page.service ? services[page.service].name : "Mobile DJ",
  name: page.name,
  description: page.description,
  url: page.path,
  provider: {
    "@type": "LocalBusiness",
    "@id": businessId(page.path),
    name: site.name,
    telephone: site.phone.e164,
    image: page.picture.src,
    ...(price ? ({ priceRange: rangeIn(formats, price.least, price.most) } satisfies Partial<LocalBusinessLeaf>) : {}),
  },
  areaServed: { "@type": "City", name: page.city },
  ...(price?.usual ? ({ offers: offer(price.usual) } satisfies Partial<ServiceLeaf>) : {}),
  ...(page.figures.reviews && claims.rating
    ? ({
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: claims.rating,
          bestRating: 5,
          reviewCount: page.figures.reviews,
        },
      } satisfies Partial<ServiceLeaf>)
    : {}),
});

export function landingBusiness(
  page: LandingPage,
  price: SinglePrice | null,
  packages: readonly Package[],
  officeHours: readonly OpeningHours[],
  { formats, landing }: Words,
): StructuredData {
  const { postalCode = "", latitude, longitude } = placeOf(page.city);
  const geo = { "@type": "GeoCoordinates", latitude, longitude } as const;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": businessId(page.path),
    parentOrganization: { "@id": businessId() },
    name: `${site.name}, ${page.name}`,
    description: page.description,
    url: page.path,
    telephone: site.phone.e164,
    email: site.email,
    image: page.picture.src,
    address: {
      "@type": "PostalAddress",
      addressLocality: page.city,
      addressRegion: site.region,
      postalCode,
      addressCountry: site.country,
    },
    geo,
    areaServed: { "@type": "GeoCircle", geoMidpoint: geo, geoRadius: serviceRadius },
    currenciesAccepted: "USD",
    paymentAccepted: page.payments.map((each) => landing.payments[each]).join(", "),
    ...(price ? ({ priceRange: rangeIn(formats, price.least, price.most) } satisfies Partial<LocalBusinessLeaf>) : {}),
    ...(page.hours
      ? ({
          openingHoursSpecification: (page.hours.spans === "office" ? officeHours : page.hours.spans).map(
            ({ days, opens, closes }) => ({
              "@type": "OpeningHoursSpecification" as const,
              dayOfWeek: mondayToSunday.filter((day) => days.includes(day)),
              opens,
              closes,
            }),
          ),
        } satisfies Partial<LocalBusinessLeaf>)
      : {}),
    ...(packages.length > 0
      ? ({
          makesOffer: packages.map(({ name, price }) => ({ ...offer(price), name })),
        } satisfies Partial<LocalBusinessLeaf>)
      : {}),
  };
}

export const localBusiness = (
  packages: readonly Package[],
  { frame, price: { rows }, pricing }: Words,
): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": businessId(),
  name: site.name,
  description: frame.tagline,
  url: paths.home,
  telephone: site.phone.e164,
  email: site.email,
  foundingDate: String(site.since),
  priceRange: "$$",
  currenciesAccepted: "USD",
  paymentAccepted: pricing.payments.replace(/\.$/, ""),
  address: {
    "@type": "PostalAddress",
    addressLocality: site.city,
    addressRegion: site.region,
    addressCountry: site.country,
  },
  areaServed: site.areas.map((name) => ({ "@type": "City", name })),
  sameAs: site.social.map(({ href }) => href),
  makesOffer: packages.map(({ name, price, description }) => ({
    ...offer(price),
    name,
    description: rows?.[description] ?? description,
  })),
});
