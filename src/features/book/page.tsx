import { discountPercent } from "../../content/offers.ts";
import { site } from "../../content/site.ts";
import { dateInBrief, dateInWords } from "../../platform/dates.ts";
import { Island } from "../../platform/islands/island.tsx";
import { daysInWords, lengthInWords } from "../../platform/numbers.ts";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
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
import { dateIn, type RequestedDates } from "./requested-dates.ts";
import schedulingCalendar from "./scheduling-calendar.island.tsx";

export interface BookPageProps {
  packages: readonly Package[];
  dates: RequestedDates;
  terms: Terms;
  tax: SalesTax | null;
}

const stepsOf = ({ holdHours, depositPercent, balanceDays }: Terms) => [
  { name: "Accept the quote", text: `It holds your date for ${lengthInWords(holdHours)}, at that price.` },
  { name: "Sign the agreement", text: "Read and signed on your phone." },
  {
    name: "Pay the deposit",
    text: `A deposit of ${depositPercent}%. The rest follows ${daysInWords(balanceDays)} before.`,
  },
  { name: "The date is yours", text: "Your portal opens: songs, timeline, guests." },
];

export function BookPage({ packages, dates, terms, tax }: BookPageProps) {
  const free = dates.answer?.state === "free" ? dates.answer.date : null;
  return (
    <>
      <div className="wrap section book-hero">
        <DateHero dates={dates} packages={packages} holdHours={terms.holdHours} tax={tax} />
        <OpenDates dates={dates} />
      </div>
      <Pricing packages={packages} tax={tax} title={free ? `What ${dateInBrief(free)} costs` : "Plain prices"} />
      <section className="wrap pb-[var(--section)]" aria-labelledby="steps-title">
        <h2 className="h2" id="steps-title">
          Four steps, then it is yours
        </h2>
        <ol className="book-steps">
          {stepsOf(terms).map(({ name, text }, index) => (
            <li key={name}>
              <span className="display" aria-hidden="true">
                {index + 1}
              </span>
              <b>{name}</b>
              {text}
            </li>
          ))}
        </ol>
      </section>
      {site.schedulingPage ? (
        <section className="wrap pb-[var(--section)]" id="call" aria-labelledby="call-title">
          <div className="head-row mb-7">
            <h2 className="h2" id="call-title">
              Your first call
            </h2>
            <SiteLink
              link={{ label: "Open in new window", href: site.schedulingPage, external: true }}
              className="text-link"
            />
          </div>
          <Island of={schedulingCalendar} props={{ page: site.schedulingPage }} when="near" />
        </section>
      ) : null}
      <AreaSection />
    </>
  );
}

export function bookMetadata({ packages, chosen }: Pick<BookPageProps, "packages"> & { chosen: Chosen }): PageMetadata {
  const date = dateIn(chosen);
  return {
    title: titled(date ? `Is ${dateInWords(date)} free?` : "Book the DJ: Packages and Calendar"),
    description: `Three packages with plain prices, ${discountPercent}% off with your code, and ${site.schedulingPage ? "a calendar to pick your first call with the DJ in" : "the days on which I am free around"} ${site.metro}.`,
    path: paths.book,
    feature: "book",
    structuredData: [localBusiness(packages)],
    ...(Object.keys(chosen).length > 0 ? { noindex: true } : {}),
  };
}
