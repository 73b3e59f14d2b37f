import type { LocalBusinessLeaf } from "schema-dts";
import { cities, serviceRadius } from "../../../content/landing/cities.ts";
import type { LandingPage } from "../../../content/landing/landing-page.ts";
import { mondayToSunday } from "../../../content/office-hours.ts";
import { site } from "../../../content/site.ts";
import { rangeInWords } from "../../../platform/money.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import type { Package } from "../../prices/packages.ts";
import type { SinglePrice } from "../../prices/prices.ts";
import { offer } from "./offer.ts";

/** The business as a city or service page presents it: where it works, when, for what price, paid how. */
export function landingBusiness(
  page: LandingPage,
  price: SinglePrice | null,
  packages: readonly Package[],
): StructuredData {
  const { postalCode, latitude, longitude } = cities[page.city];
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
    paymentAccepted: page.payments.join(", "),
    ...(price ? ({ priceRange: rangeInWords(price.least, price.most) } satisfies Partial<LocalBusinessLeaf>) : {}),
    ...(page.hours
      ? ({
          openingHoursSpecification: page.hours.spans.map(({ days, opens, closes }) => ({
            "@type": "OpeningHoursSpecification" as const,
            dayOfWeek: mondayToSunday.filter((day) => days.includes(day)),
            opens,
            closes,
          })),
        } satisfies Partial<LocalBusinessLeaf>)
      : {}),
    ...(packages.length > 0
      ? ({
          makesOffer: packages.map(({ name, price }) => ({ ...offer(price), name })),
        } satisfies Partial<LocalBusinessLeaf>)
      : {}),
  };
}
