import { site } from "../../../content/site.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import type { Package } from "../../prices/packages.ts";
import { paths } from "../paths.ts";
import { offer } from "./offer.ts";

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
