import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { Island } from "../../platform/islands/island.tsx";
import { briefDateIn, dateIn, daysIn, fill, lengthIn } from "../../platform/language.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { inEachLanguage, useWords } from "../../platform/pages/words.ts";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import type { SalesTax } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import type { Terms } from "../settings/model.ts";
import { paths } from "../site/paths.ts";
import { Pricing } from "../site/sections/pricing.tsx";
import { localBusiness } from "../site/structured-data/business.ts";
import { AreaSection } from "./area-section.tsx";
import { DateHero } from "./date-hero.tsx";
import { OpenDates } from "./open-dates.tsx";
import { chosenDate, type RequestedDates } from "./requested-dates.ts";
import schedulingCalendar from "./scheduling-calendar.island.tsx";

export interface BookPageProps {
  packages: readonly Package[];
  dates: RequestedDates;
  terms: Terms;
  tax: SalesTax | null;
}

export function BookPage({ packages, dates, terms, tax }: BookPageProps) {
  const { book, formats } = useWords();
  const { holdHours, depositPercent: percent, balanceDays } = terms;
  const known = { hold: lengthIn(formats, holdHours), percent, days: daysIn(formats, balanceDays) };
  const free = dates.answer?.state === "free" ? dates.answer.date : null;
  return (
    <>
      <div className="wrap section book-hero">
        <DateHero dates={dates} packages={packages} holdHours={holdHours} tax={tax} />
        <OpenDates dates={dates} />
      </div>
      <Pricing
        packages={packages}
        tax={tax}
        title={free ? fill(book.costs, { date: briefDateIn(formats, free) }) : book.plainPrices}
      />
      <section className="wrap pb-[var(--section)]" aria-labelledby="steps-title">
        <h2 className="h2" id="steps-title">
          {book.stepsTitle}
        </h2>
        <ol className="book-steps">
          {book.steps.map(({ name, text }, index) => (
            <li key={name}>
              <span className="display" aria-hidden="true">
                {index + 1}
              </span>
              <b>{name}</b>
              {fill(text, known)}
            </li>
          ))}
        </ol>
      </section>
      {site.schedulingPage ? (
        <section className="wrap pb-[var(--section)]" id="call" aria-labelledby="call-title">
          <div className="head-row mb-7">
            <h2 className="h2" id="call-title">
              {book.firstCall}
            </h2>
            <SiteLink
              link={{ label: book.newWindow, href: site.schedulingPage, external: true }}
              className="text-link"
            />
          </div>
          <Island of={schedulingCalendar} props={{ page: site.schedulingPage, words: book.calendar }} when="near" />
        </section>
      ) : null}
      <AreaSection />
    </>
  );
}

export function bookMetadata(
  { packages, chosen }: Pick<BookPageProps, "packages"> & { chosen: Chosen },
  words: Words,
): PageMetadata {
  const { book, formats } = words;
  const date = chosenDate(chosen);
  return {
    title: titled(date ? fill(book.titleOf, { date: dateIn(formats, date) }) : book.title),
    description: book.about,
    path: formats.prefix + paths.book,
    language: formats.tag,
    alternates: inEachLanguage(paths.book),
    feature: "book",
    structuredData: [localBusiness(packages, words)],
    ...(Object.keys(chosen).length > 0 ? { noindex: true } : {}),
  };
}
