import type { LocalBusinessLeaf, ServiceLeaf } from "schema-dts";
import type { LandingPage } from "../../../content/landing/landing-page.ts";
import { services } from "../../../content/services.ts";
import { claims, site } from "../../../content/site.ts";
import { rangeInWords } from "../../../platform/money.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import type { SinglePrice } from "../../prices/prices.ts";
import { offer } from "./offer.ts";

/**
 * What a city or service page sells, and who provides it. A figure that the page does not show is absent here as well;
 * a rating without a count says nothing, so it needs the page's reviews.
 */
export const service = (page: LandingPage, price: SinglePrice | null): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Service",
  serviceType: page.service ? services[page.service].name : "Mobile DJ",
  name: page.name,
  description: page.description,
  url: page.path,
  provider: {
    "@type": "LocalBusiness",
    "@id": businessId(page.path),
    name: site.name,
    telephone: site.phone.e164,
    image: page.picture.src,
    ...(price ? ({ priceRange: rangeInWords(price.least, price.most) } satisfies Partial<LocalBusinessLeaf>) : {}),
  },
  areaServed: { "@type": "City", name: page.city },
  ...(price?.usual ? ({ offers: offer(price.usual) } satisfies Partial<ServiceLeaf>) : {}),
  ...(page.figures.reviews
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
