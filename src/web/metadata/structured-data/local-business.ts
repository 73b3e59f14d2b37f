import type { Package } from "../../../business/content/packages.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../../site/paths.ts";
import { offer } from "./offer.ts";
import { businessId, type StructuredData } from "./structured-data.ts";

/** The business itself, with what it offers. Prices in US dollars. */
export const localBusiness = (packages: readonly Package[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": businessId(),
  name: site.name,
  description: site.tagline,
  url: paths.home,
  telephone: site.phone.e164,
  email: site.email,
  foundingDate: String(site.since),
  priceRange: "$$",
  currenciesAccepted: "USD",
  paymentAccepted: site.payments,
  address: {
    "@type": "PostalAddress",
    addressLocality: site.city,
    addressRegion: site.region,
    addressCountry: site.country,
  },
  areaServed: site.areas.map((name) => ({ "@type": "City", name })),
  sameAs: site.social.map(({ href }) => href),
  makesOffer: packages.map(({ name, price, description }) => ({ ...offer(price), name, description })),
});
