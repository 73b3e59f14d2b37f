import { type Product, productInStore, products } from "../../content/merch.ts";
import { site } from "../../content/site.ts";
import { dollars } from "../../platform/money.ts";
import { startingWord } from "../../platform/numbers.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import type { PublicRoute } from "../site/frame/public-route.ts";
import { paths } from "../site/paths.ts";
import { Article } from "../site/sections/article.tsx";
import { productData } from "../site/structured-data/works.ts";

const store = site.merchStore;

function ProductCard({ product }: { product: Product }) {
  const { id, name, price, description } = product;
  return (
    <article className="card product" id={id}>
      <div className="product-picture">
        <Article id={id} />
        <button
          type="button"
          className="favorite"
          data-favorite={id}
          aria-pressed="false"
          aria-label={`Favorite: ${name}`}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676a.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
          </svg>
        </button>
      </div>
      <div className="product-line">
        <div>
          <h2 className="font-600">{name}</h2>
          <p className="small text-muted">{description}</p>
        </div>
        <p className="product-price display">{dollars(price)}</p>
        <a className="btn btn-small btn-secondary" href={productInStore(product)} target="_blank" rel="noopener">
          Buy<span className="visually-hidden"> {name} in the store (opens in a new tab)</span>
          <span className="i-lucide-arrow-up-right text-brand-text" aria-hidden="true" />
        </a>
      </div>
    </article>
  );
}

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
