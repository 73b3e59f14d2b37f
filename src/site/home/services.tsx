import { servicePages } from "../../content/landing/index.ts";
import { services } from "../../content/services.ts";
import { servicesFragment } from "../paths.ts";

/** The seven services, each a link to its page. */
export function Services() {
  return (
    <section className="wrap pb-[var(--section)]" id={servicesFragment.slice(1)} aria-labelledby="services-title">
      <h2 className="h2" id="services-title">
        Services
      </h2>
      <ul className="services rows rows-2 mt-8">
        {servicePages.map(({ path, service, teaser }) => (
          <li key={path}>
            <a className="service-row" href={path}>
              <span className={`${services[service].icon} text-accent-text text-[1.25rem]`} aria-hidden="true" />
              <span>
                <b className="block">{services[service].name}</b>
                <span className="service-teaser small text-muted">{teaser}</span>
              </span>
              <span className="i-lucide-chevron-right text-accent-text ml-auto" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
