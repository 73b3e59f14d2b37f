import { Fragment } from "react";
import { breadcrumbOf } from "../../content/landing/index.ts";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { getCode } from "../../content/offers.ts";
import { acrossPhones } from "../../content/picture.ts";
import { claims, site } from "../../content/site.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Stars } from "../../platform/ui/stars.tsx";
import type { RequestedDate } from "../site/sections/asked-date.ts";
import { DateCheck } from "../site/sections/date-check.tsx";
import { codeFormOf } from "./code-form.ts";

/** Phrases of a headline, none of which breaks inside. */
function Headline({ phrases }: { phrases: readonly string[] }) {
  return phrases.map((phrase) => (
    <Fragment key={phrase}>
      <span className="whole">{phrase}</span>{" "}
    </Fragment>
  ));
}

/** How wide the hero's picture is shown. */
export const heroSizes = ({ hero }: LandingPage): string => `${acrossPhones}, ${hero === "full" ? 82 : 48}vw`;

/** The first view of a city or service page: what it is, whether a date is free, and what it can show for itself. */
export function LandingHero({ page, dates }: { page: LandingPage; dates: RequestedDate }) {
  const { headline, lead, picture, figures, path } = page;
  const { claim = { count: claims.retention, events: "client retention" }, reviews } = figures;
  // A count of events that equals the reviews is made of them: every such event was reviewed, and not every one is counted.
  const byReviews = figures.claim !== undefined && reviews === Number.parseInt(claim.count, 10);
  const breadcrumb = breadcrumbOf(page);
  return (
    <div className="landing-hero" data-hero={page.hero}>
      <PictureFrame picture={picture} sizes={heroSizes(page)} priority className="landing-picture" />
      <div className="wrap">
        <div className="landing-copy">
          {breadcrumb.length > 0 ? <Breadcrumb items={breadcrumb} /> : null}
          <h1 className="landing-title display">
            <Headline phrases={headline} />
          </h1>
          <p className="lead mt-6">{lead}</p>
          <DateCheck dates={dates} path={path} offer={{ label: getCode, href: codeFormOf(page) }} />
          <ul className="proof">
            <li>
              <b className="display">{claims.rating}</b>{" "}
              <span>
                {reviews ? `${reviews} reviews` : "average rating"}
                <Stars rating={Number(claims.rating)} />
              </span>
            </li>
            <li>
              <b className="display">{claim.count}</b>{" "}
              <span>{byReviews ? `${claim.events} reviewed` : claim.events}</span>
            </li>
            <li>
              <b className="display">{site.since}</b> <span>in service since</span>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}
