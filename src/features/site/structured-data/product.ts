import { type Product, productInStore } from "../../../content/merch.ts";
import { site } from "../../../content/site.ts";
import { businessId, type StructuredData } from "../../../platform/pages/metadata/structured-data.ts";
import { productOnMerch } from "../paths.ts";

/** A product of the merch store with its offer, price in US dollars. */
export const productData = ({ id, name, price, description, picture }: Product): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "Product",
  "@id": productOnMerch(id),
  name,
  description,
  image: picture.src,
  brand: { "@type": "Brand", name: site.name },
  offers: {
    "@type": "Offer",
    price: price / 100,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: productInStore({ id }),
    seller: { "@id": businessId() },
  },
});
