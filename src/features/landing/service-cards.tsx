import type { ServicePage } from "../../content/landing/index.ts";
import { acrossPhones } from "../../content/picture.ts";
import { unbroken } from "../../content/places.ts";
import { services } from "../../content/services.ts";
import { dollars } from "../../platform/money.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import type { Package } from "../prices/packages.ts";
import type { SinglePrice } from "../prices/prices.ts";
import { priceOf } from "./price-range.ts";

interface ServiceCardsProps {
  heading: string;
  /** Drawn as cards. */
  pages: readonly ServicePage[];
  /** Named in a line beneath the cards. */
  others: readonly ServicePage[];
  prices: readonly SinglePrice[];
  packages: readonly Package[];
}

/** Links to services of a city, each in its own color. */
export function ServiceCards({ heading, pages, others, prices, packages }: ServiceCardsProps) {
  const priced = pages.map((page) => ({ ...page, least: priceOf(prices, page)?.least }));
  const packagesFrom = packages[0] ? `Packages from ${dollars(packages[0].price)}` : null;
  return (
    <section className="wrap pb-[var(--section)]" aria-labelledby="services-title">
      <h2 className="h3" id="services-title">
        {unbroken(heading)}
      </h2>
      <ul className="service-cards swipe">
        {priced.map(({ path, name, teaser, picture, service, least }) => (
          <li key={path}>
            <a className="service-card" href={path} data-accent={services[service].category}>
              <PictureFrame
                picture={picture}
                sizes={`${acrossPhones}, 580px`}
                decorative
                className="absolute inset-0"
              />
              <span className="service-card-text">
                <span className="h3 flex items-center gap-3">
                  <span className={`${services[service].icon} text-accent-text`} aria-hidden="true" />
                  {unbroken(name)}
                </span>
                <span className="small">{teaser}</span>
                <span className="small">{least ? `From ${dollars(least)} for a single service` : packagesFrom}</span>
                <span className="i-lucide-chevron-right service-card-arrow" aria-hidden="true" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p className="mt-5 flex flex-wrap gap-x-4 md:gap-x-6">
          {others.map(({ path, name }) => (
            <a key={path} className="text-link" href={path}>
              {unbroken(name)}
            </a>
          ))}
        </p>
      ) : null}
    </section>
  );
}
