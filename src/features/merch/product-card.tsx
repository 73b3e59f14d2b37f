import { type Product, productInStore } from "../../content/merch.ts";
import { dollars } from "../../platform/money.ts";
import { Article } from "../site/sections/article.tsx";

export function ProductCard({ product }: { product: Product }) {
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
