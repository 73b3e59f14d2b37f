import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { type CalendarDate, weekdayOf } from "../../platform/dates.ts";
import { Island } from "../../platform/islands/island.tsx";
import { briefDateIn, capitalized, dateIn, daysIn, fill, lengthIn, monthYearIn } from "../../platform/language.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { inEachLanguage, useWords } from "../../platform/pages/words.ts";
import { MonthTable } from "../../platform/ui/month-table.tsx";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import type { SalesTax } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import type { Terms } from "../settings/model.ts";
import { dateOnBook, monthOnBook, openDatesFragment, paths } from "../site/paths.ts";
import { Pricing } from "../site/sections/pricing.tsx";
import { localBusiness } from "../site/structured-data/business.ts";
import { AreaSection } from "./area-section.tsx";
import { DateHero, dateStateIcons } from "./date-hero.tsx";
import { chosenDate, type RequestedDates, type ShownDay } from "./requested-dates.ts";
import schedulingCalendar from "./scheduling-calendar.island.tsx";

export interface BookPageProps {
  packages: readonly Package[];
  dates: RequestedDates;
  terms: Terms;
  tax: SalesTax | null;
}

function OpenDates({ dates: { month, answer, saturdays, city, service } }: { dates: RequestedDates }) {
  const { book, formats } = useWords();
  const nameOf = (date: CalendarDate) => capitalized(monthYearIn(formats, date));
  const hrefOf = (date: CalendarDate) => formats.prefix + dateOnBook(date, city, service);
  return (
    <section className="open-dates" data-of-date="" id={openDatesFragment.slice(1)} aria-labelledby="open-dates-title">
      <div className="card month-card">
        <div className="month-head">
          <h2 className="h3" id="open-dates-title">
            <span className="visually-hidden">{book.openDatesIn} </span>
            {nameOf(month.first)}
          </h2>
          <nav aria-label={book.months}>
            <MonthLink day={month.before} rel="prev" />
            <MonthLink day={month.after} rel="next" />
          </nav>
        </div>
        <MonthTable
          month={month}
          caption={`${book.openDatesIn} ${monthYearIn(formats, month.first)}`}
          className="date-month"
        >
          {(date) => (
            <Day date={date} state={month.stateOf(date)} href={hrefOf(date)} isAsked={date === answer?.date} />
          )}
        </MonthTable>
        <p className="date-key small text-muted" aria-hidden="true">
          <span data-key="free">{book.saturdayFree}</span>
          <span data-key="held">{book.states.held}</span>
          <span data-key="taken">{book.states.taken}</span>
        </p>
        <details className="saturdays">
          <summary className="fold-summary">{book.saturdaysOfYear}</summary>
          <dl>
            {saturdays.map((days) => (
              <div key={days[0]?.date}>
                <dt>{days[0] ? nameOf(days[0].date) : null}</dt>
                {days.map(({ date, state }) => (
                  <dd key={date}>
                    <a className="date-day" href={hrefOf(date)} rel="nofollow" data-state={state}>
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <span className="visually-hidden">{`${dateIn(formats, date)}: ${book.states[state]}`}</span>
                    </a>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

function MonthLink({ day, rel }: { day: CalendarDate | null; rel: "prev" | "next" }) {
  const { formats } = useWords();
  if (!day) return null;
  return (
    <a
      className="btn btn-secondary btn-small"
      href={formats.prefix + monthOnBook(day.slice(0, 7))}
      rel={`${rel} nofollow`}
    >
      <span className={rel === "prev" ? "i-lucide-arrow-left" : "i-lucide-arrow-right"} aria-hidden="true" />
      <span className="visually-hidden">{capitalized(monthYearIn(formats, day))}</span>
    </a>
  );
}

function Day({ date, state, href, isAsked }: ShownDay & { href: string; isAsked: boolean }) {
  const { book, formats } = useWords();
  const icon = dateStateIcons[state];
  const content = (
    <time dateTime={date}>
      <span aria-hidden="true">{Number(date.slice(8))}</span>
      <span className="visually-hidden">{`${dateIn(formats, date)}: ${book.states[state]}`}</span>
    </time>
  );
  if (!icon) return <span className="date-day">{content}</span>;
  return (
    <a
      className="date-day"
      href={href}
      rel="nofollow"
      data-state={state}
      data-saturday={weekdayOf(date) === 6 ? "" : undefined}
      aria-current={isAsked ? "date" : undefined}
    >
      {content}
    </a>
  );
}

export function BookPage({ packages, dates, terms, tax }: BookPageProps) {
  const { book, formats } = useWords();
  const { holdHours, depositPercent: percent, balanceDays } = terms;
  const values = { hold: lengthIn(formats, holdHours), percent, days: daysIn(formats, balanceDays) };
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
              <b>{name}</b> {fill(text, values)}
            </li>
          ))}
        </ol>
        {site.schedulingPage ? (
          <section className="book-call" id="call" aria-label={book.firstCall}>
            <SiteLink
              link={{ label: book.newWindow, href: site.schedulingPage, external: true }}
              className="text-link"
            />
            <Island of={schedulingCalendar} props={{ page: site.schedulingPage, words: book.calendar }} when="near" />
          </section>
        ) : null}
      </section>
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
