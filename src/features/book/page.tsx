import { discountPercent } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { boothHandOnAmberMixer, detailUplitTables, emptyDanceFloorAtSunrise } from "../../content/pictures.ts";
import { placeNames } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { dateInWords } from "../../platform/dates.ts";
import { Island } from "../../platform/islands/island.tsx";
import { type PageMetadata, titled } from "../../platform/pages/metadata/page-metadata.ts";
import type { Chosen } from "../../platform/pages/public/address.ts";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import { SiteLink } from "../../platform/ui/site-link.tsx";
import type { Package } from "../prices/packages.ts";
import { datesQuery, paths } from "../site/paths.ts";
import { dateIn } from "../site/sections/asked-date.ts";
import { DateCheck } from "../site/sections/date-check.tsx";
import { Pricing } from "../site/sections/pricing.tsx";
import { WidePicture } from "../site/sections/wide-picture.tsx";
import { localBusiness } from "../site/structured-data/business.ts";
import { AreaSection } from "./area-section.tsx";
import type { RequestedDates } from "./asked-dates.ts";
import { OpenDates } from "./open-dates.tsx";
import schedulingCalendar from "./scheduling-calendar.island.tsx";

export interface BookPageProps {
  packages: readonly Package[];
  dates: RequestedDates;
}

const callFragment = "#call";

/** Booking: whether a date is free, what each package costs, the open dates, and the calendar for a first call. */
export function BookPage({ packages, dates }: BookPageProps) {
  return (
    <>
      <section className="wrap section book-hero">
        <div>
          <h1 className="h1">
            <span className="whole">Choose a package,</span> <span className="whole">pick a time to talk</span>
          </h1>
          <p className="lead mt-5">
            One call is enough: the date, the venue, the songs. After it you have a price you can sign.
          </p>
          <DateCheck dates={dates} path={paths.book} className="book-date">
            <SelectField
              id="asked-city"
              name={datesQuery.city}
              label="Town"
              optional
              placeholder="Tampa Bay"
              options={placeNames}
              entry={dates.city ?? ""}
            />
          </DateCheck>
          <p className="hero-actions">
            <a className="btn btn-secondary" href={callFragment}>
              Pick a time
            </a>
            <a className="btn btn-secondary" href={site.phone.href}>
              <span className="i-lucide-phone" aria-hidden="true" />
              {site.phone.display}
            </a>
          </p>
        </div>
        <PictureFrame
          picture={emptyDanceFloorAtSunrise}
          sizes={`${acrossPhones}, 580px`}
          priority
          className="book-picture"
        />
      </section>
      <Pricing packages={packages} />
      <div className="wrap pb-[var(--section)]">
        <WidePicture picture={detailUplitTables} />
      </div>
      <OpenDates dates={dates} />
      <div className="wrap pb-[var(--section)]">
        <WidePicture picture={boothHandOnAmberMixer} />
      </div>
      <section className="wrap pb-[var(--section)]" id={callFragment.slice(1)} aria-labelledby="call-title">
        <div className="head-row mb-7">
          <h2 className="h2" id="call-title">
            Your first call
          </h2>
          <SiteLink
            link={{ label: "Open in new window", href: site.schedulingPage, external: true }}
            className="text-link"
          />
        </div>
        <Island of={schedulingCalendar} props={{}} when="near" />
      </section>
      <AreaSection />
    </>
  );
}

/** A page about a date or a month is for who asked: search engines are led to the plain one. */
export function bookMetadata({ packages, chosen }: Pick<BookPageProps, "packages"> & { chosen: Chosen }): PageMetadata {
  const date = dateIn(chosen);
  return {
    title: date ? titled(`Is ${dateInWords(date)} free?`) : "Book the DJ: Packages and Calendar | Sunset Bay DJ",
    description: `Three packages with plain prices, ${discountPercent}% off with your code, and a calendar to pick your first call with the DJ in Tampa Bay.`,
    path: paths.book,
    feature: "book",
    structuredData: [localBusiness(packages)],
    ...(Object.keys(chosen).length > 0 ? { noindex: true } : {}),
  };
}
