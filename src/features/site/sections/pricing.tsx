import { codeTakesOff, discounted } from "../../../content/offers.ts";
import { guarantee, site } from "../../../content/site.ts";
import { dollars } from "../../../platform/money.ts";
import { startingWord } from "../../../platform/numbers.ts";
import type { Package } from "../../prices/packages.ts";
import { contactAboutPackage, paths } from "../paths.ts";

/**
 * The popular package before the others: a phone's row of cards stays at the one that arrives first, whatever order a
 * sheet gives them. On a laptop they stand by price, at their `data-place`.
 */
const popularFirst = (packages: readonly Package[]): readonly Package[] =>
  packages.toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular));

/** What each package costs, before the visitor asks and with the code. */
export function Pricing({ packages }: { packages: readonly Package[] }) {
  return (
    <section className="wrap pb-[var(--section)]" id="packages" aria-labelledby="packages-title">
      <div className="title-row">
        <h2 className="h2" id="packages-title">
          <span className="whole">Plain prices,</span> <span className="whole">before you ask</span>
        </h2>
        <p className="lead">
          {startingWord(packages.length)} packages for the whole bay. {codeTakesOff}
        </p>
      </div>
      <ul className="packages swipe">
        {popularFirst(packages).map((offer) => (
          <li
            key={offer.name}
            className="card package"
            data-place={packages.indexOf(offer) + 1}
            data-popular={offer.isPopular ? "" : undefined}
          >
            <div className="package-name">
              <h3>{offer.name}</h3>
              {offer.isPopular ? <span className="badge">Most popular</span> : null}
            </div>
            <p className="package-price display">{dollars(offer.price)}</p>
            <p className="small text-muted">
              {offer.duration} hours of music · {dollars(discounted(offer.price))} with your code
            </p>
            <ul className="checks">
              {offer.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a
              className={`btn mt-auto ${offer.isPopular ? "btn-primary" : "btn-secondary"}`}
              href={contactAboutPackage(offer.name)}
            >
              Get Quote<span className="visually-hidden"> for {offer.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="pricing-foot small text-muted">
        <p>
          <a className="underline" href={paths.refunds}>
            {guarantee}
          </a>{" "}
          on every booking.
        </p>
        <p>
          <a className="text-link" href={paths.quote}>
            Build your quote, line by line
          </a>
        </p>
        <p>{site.payments}.</p>
      </div>
    </section>
  );
}
