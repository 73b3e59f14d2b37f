import { products } from "../../content/merch.ts";
import { site } from "../../content/site.ts";
import { startingWord } from "../../platform/numbers.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { paths } from "../site/paths.ts";
import { productData } from "../site/structured-data/works.ts";
import { ProductCard } from "./product-card.tsx";

const store = site.merchStore;

function MerchPage({ store }: { store: string }) {
  return (
    <div className="wrap pt-[clamp(40px,4vw,56px)] pb-[var(--section)]">
      <div className="title-row mb-10">
        <h1 className="h1">{startingWord(products.length)} things, one sun</h1>
        <p className="lead">Printed to order. The store ships them and takes returns.</p>
      </div>
      <ul className="products">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      <div className="head-row items-center mt-10">
        <p className="text-muted">Your favorites stay in this browser.</p>
        <SiteLink link={{ label: "Sizes and shipping", href: store, external: true }} className="text-link" />
      </div>
    </div>
  );
}

const merchMetadata: PageMetadata = {
  title: titled("Merch: T-Shirts, Hoodies and More"),
  description:
    "T-shirt, hoodie, tote, cap, mug and stickers with our sun on them, from $8.99. Mark your favorites here and buy them in the store.",
  path: paths.merch,
  feature: "merch",
  structuredData: products.map(productData),
};

export const merchRoutes: readonly PublicRoute[] = store
  ? [{ path: paths.merch, show: () => ({ page: <MerchPage store={store} />, metadata: merchMetadata }) }]
  : [];
