import { servicePages } from "../../content/landing/index.ts";
import { services } from "../../content/services.ts";
import { paths, servicesFragment } from "../site/paths.ts";

const rows = [
  ...servicePages.map(({ path, service, teaser }) => ({ path, teaser, ...services[service] })),
  { path: paths.contact, name: "Something else", icon: "i-lucide-mail", teaser: "Ask: the answer may well be yes." },
];

/** The seven services, each a link to its page, and the way to ask for another. */
export function Services() {
  return (
    <section className="wrap pb-[var(--section)]" id={servicesFragment.slice(1)} aria-labelledby="services-title">
      <h2 className="h2" id="services-title">
        Services
      </h2>
      <ul className="services rows rows-2 mt-8">
        {rows.map(({ path, name, icon, teaser }) => (
          <li key={path}>
            <a className="service-row" href={path}>
              <span className={`${icon} text-accent-text text-[1.25rem]`} aria-hidden="true" />
              <span>
                <b className="block">{name}</b>
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
