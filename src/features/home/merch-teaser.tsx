import { products } from "../../content/merch.ts";
import { site } from "../../content/site.ts";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import { ProductCard } from "../site/sections/product-card.tsx";

/** The first four products, on the way to the merch page. */
export function MerchTeaser() {
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="merch-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-8">
        <h2 className="h2" id="merch-title">
          Wear the wave
        </h2>
        <SiteLink link={{ label: "Open the store", href: site.merchStore, external: true }} className="text-link" />
      </div>
      <ul className="product-row swipe">
        {products.slice(0, 4).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(max-width: 819px) 50vw, 285px" />
          </li>
        ))}
      </ul>
    </section>
  );
}
