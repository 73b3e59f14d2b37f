import type { Thing } from "schema-dts";
import { site } from "../content/site.ts";
import type { Package } from "../db/packages.ts";
import { absolute, paths } from "../paths.ts";

/** A schema.org thing on its own, as a page carries it. */
export type StructuredData = Exclude<Thing, string> & { "@context": "https://schema.org" };

/** JSON for a `<script type="application/ld+json">`: no text in it can end the element or open a comment. */
export const serializeJsonLd = (data: StructuredData): string => JSON.stringify(data).replaceAll("<", "\\u003c");

const businessId = (origin: string) => absolute(origin, `${paths.home}#business`);

/** The business itself, with what it offers. Prices in US dollars. */
export const localBusiness = (origin: string, packages: readonly Package[]): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "LocalBusiness",
  "@id": businessId(origin),
  name: site.name,
  description: site.tagline,
  url: absolute(origin, paths.home),
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
  makesOffer: packages.map(({ name, price, description }) => ({
    "@type": "Offer",
    name,
    description,
    price: price / 100,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  })),
});

/** The site, for the name that search results show. */
export const webSite = (origin: string): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: absolute(origin, paths.home),
  publisher: { "@id": businessId(origin) },
});
