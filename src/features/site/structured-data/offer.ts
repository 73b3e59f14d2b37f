import type { Offer } from "schema-dts";

/** An offer at `cents`, in US dollars, that can be taken. */
export const offer = (cents: number) =>
  ({
    "@type": "Offer",
    price: cents / 100,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
  }) as const satisfies Offer;
