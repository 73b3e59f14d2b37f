import type { Product } from "../../../content/merch.ts";
import { site } from "../../../content/site.ts";
import { absolute, productOnMerch } from "../../../site/paths.ts";
import { businessId, type StructuredData } from "./structured-data.ts";

/** A product of the merch store with its offer, price in US dollars. `origin` is the public origin. */
export const productData = (origin: string, { id, name, price, description, picture }: Product): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Product",
  "@id": absolute(origin, productOnMerch(id)),
  name,
  description,
  image: absolute(origin, picture.src),
  brand: { "@type": "Brand", name: site.name },
  offers: {
    "@type": "Offer",
    price: price / 100,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: site.merchStore,
    seller: { "@id": businessId(origin) },
  },
});
