import type { LandingPage, Point } from "../../content/landing/landing-page.ts";
import type { ServicePage } from "../../content/landing/page-links.ts";
import type { NavLink } from "../../content/navigation.ts";
import { messageReplyHours } from "../../content/offers.ts";
import { vendorFacts } from "../../content/paperwork.ts";
import { unbroken } from "../../content/places.ts";
import { pressFiles } from "../../content/press-files.ts";
import { services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import { fill } from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { useWords } from "../../platform/pages/words.ts";
import { Fold } from "../../platform/ui/fold.tsx";
import { Sunset } from "../../platform/ui/sunset.tsx";
import { demoPath } from "../portal/demo-paths.ts";
import type { Package } from "../prices/packages.ts";
import type { SinglePrice } from "../prices/single-prices.ts";
import { plusTax } from "../prices/tax.ts";
import { chargedTax, type Settings } from "../settings/model.ts";
import { files, paths } from "../site/paths.ts";
import { serviceLinkOf } from "../site/service-link.ts";
import { singlePriceOf } from "./price-range.ts";

export function Points({ points, className }: { points: readonly Point[]; className: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul className={`${className} swipe`} tabIndex={0}>
      {points.map(({ icon, name, text }) => (
        <li key={name} className="card">
          <span className={`${icon} text-brand-text`} aria-hidden="true" />
          <h3 className="font-600">{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Benefits({ page: { intro, clients, areas, benefits = [] } }: { page: LandingPage }) {
  return (
    <section className="wrap section columns" aria-labelledby="intro-title">
      <div>
        <h2 className="h2" id="intro-title">
          {unbroken(intro.heading)}
        </h2>
        <p className="mt-4 text-muted">{intro.text}</p>
        {clients ? (
          <p className="mt-4 small text-muted">
            <b className="clients">{clients.heading}</b> {clients.names.join(", ")}.
          </p>
        ) : null}
      </div>
      {benefits.length > 0 ? <Points points={benefits} className="benefits" /> : null}
      {areas ? (
        <div>
          <h3 className="h3" id="areas">
            {areas.heading}
          </h3>
          <p className="mt-2 mb-4 text-muted wide-only">{areas.text}</p>
          <ul className="area-names">
            {areas.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

const papers: readonly { icon: string; name: string; text: string; file?: string }[] = [
  { icon: "i-lucide-file-text", name: "W-9", text: `By email within ${messageReplyHours.latest} hours` },
  { icon: "i-lucide-shield-check", name: "Certificate of insurance", text: "Names your venue" },
  {
    icon: "i-lucide-plug",
    name: "Technical rider",
    text: "Power, table and space on one page",
    file: pressFiles.rider.file,
  },
  { icon: "i-lucide-briefcase-business", name: "Invoice with your PO number", text: "A check is welcome" },
];

export function Papers() {
  return (
    <section className="wrap pb-[var(--section)] columns" aria-labelledby="papers-title">
      <div>
        <h2 className="h2" id="papers-title">
          Paperwork done
        </h2>
        <p className="mt-4 text-muted wide-only">Ask once, and your vendor file is complete.</p>
        <p className="mt-6">
          <a className="btn btn-secondary" href={paths.paperwork}>
            Request the papers
          </a>
        </p>
      </div>
      <div>
        <Fold summary="W-9, insurance, rider, invoice">
          <ul className="rows">
            {papers.map(({ icon, name, text, file }) => (
              <li key={name}>
                <span className={`${icon} text-brand-text`} aria-hidden="true" />
                {file ? (
                  <a className="underline font-600 py-3 -my-3" href={`${files.pressKit}/${file}`} download={file}>
                    {name}, PDF
                  </a>
                ) : (
                  <b>{name}</b>
                )}
                <span className="text-muted text-right ml-auto wide-only">{text}</span>
              </li>
            ))}
          </ul>
        </Fold>
        <details>
          <summary className="fold-summary">Vendor file: name, terms, insurance</summary>
          <dl className="terms">
            {vendorFacts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

/** `contact` is where more are asked. */
export function Questions({ heading, entries, contact }: LandingPage["questions"] & { contact: string }) {
  const { ask } = useWords().landing;
  return (
    <section className="wrap pb-[var(--section)] columns" id="questions" aria-labelledby="questions-title">
      <div>
        <h2 className="h2" id="questions-title">
          {unbroken(heading)}
        </h2>
        <p className="mt-6 wide-only">
          <a className="btn btn-secondary" href={contact}>
            <span className="i-lucide-mail" aria-hidden="true" />
            {ask}
          </a>
        </p>
      </div>
      <div className="rows self-start">
        {entries.map(({ lang, question, answer }, index) => (
          <details key={question} lang={lang} className="question" name="questions" open={index === 0}>
            <summary className="fold-summary">{unbroken(question)}</summary>
            <p className="text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

interface ServiceLinksProps {
  className: string;
  heading: string;
  pages: readonly ServicePage[];
  prices: readonly SinglePrice[];
  packages: readonly Package[];
  settings: Settings;
}

export function ServiceLinks({ className, heading, pages, prices, packages, settings }: ServiceLinksProps) {
  const words = useWords();
  const { landing } = words;
  const plus = plusTax(landing, chargedTax(settings));
  const packagesFrom = packages[0] ? fill(landing.cheapest, { price: dollars(packages[0].price) }) : null;
  return (
    <section className={`wrap ${className}`} aria-labelledby="services-title">
      <h2 className="h3 mb-4" id="services-title">
        {unbroken(heading)}
      </h2>
      <ul className="rows service-links">
        {pages.map((page) => {
          const least = singlePriceOf(prices, page)?.least;
          const { label, teaser, href, hrefLang } = serviceLinkOf(page, page.name, words);
          return (
            <li key={page.path}>
              <a className="service-link" href={href} hrefLang={hrefLang}>
                <span className={`${services[page.service].icon} text-brand-text`} aria-hidden="true" />
                <span>
                  <b className="block">{unbroken(label)}</b>{" "}
                  <span className="small text-muted wide-only">{teaser}</span>
                </span>
                <span className="small text-muted text-right ml-auto">
                  {least ? fill(landing.from, { price: dollars(least) }) : packagesFrom}
                  {plus}
                </span>
                <span className="i-lucide-chevron-right text-brand-text wide-only" aria-hidden="true" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ClosingCallProps {
  heading: string;
  text: string;
  action: NavLink;
}

export function ClosingCall({ heading, text, action }: ClosingCallProps) {
  const words = useWords().landing;
  return (
    <section className="closing" aria-labelledby="closing-title">
      <Sunset className="closing-sun" />
      <div className="wrap">
        <h2 className="h2" id="closing-title">
          {unbroken(heading)}
        </h2>
        <p className="mt-3 text-muted text-balance">
          {text} {words.answered}{" "}
          {words.tryPlanner ? (
            <span className="wide-only whitespace-nowrap">
              <a className="underline" href={demoPath}>
                {words.tryPlanner}
              </a>
              .
            </span>
          ) : null}
        </p>
        <p className="hero-actions">
          <a className="btn btn-primary" href={action.href}>
            {action.label}
          </a>
          <a className="btn btn-secondary wide-only" href={site.phone.href}>
            <span className="i-lucide-phone" aria-hidden="true" />
            {words.call}
          </a>
          <a className="btn btn-secondary wide-only" href={`mailto:${site.email}`}>
            <span className="i-lucide-mail" aria-hidden="true" />
            {words.write}
          </a>
        </p>
      </div>
    </section>
  );
}
