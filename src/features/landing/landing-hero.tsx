import { Fragment } from "react";
import type { LandingPage } from "../../content/landing/landing-page.ts";
import { breadcrumbOf } from "../../content/landing/page-links.ts";
import { hasOwnForm, languagesOf } from "../../content/landing/translations.ts";
import { acrossPhones } from "../../content/picture.ts";
import { services } from "../../content/services.ts";
import { claims, site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { fill } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { PictureFrame } from "../../platform/ui/picture-frame.tsx";
import { Stars } from "../../platform/ui/stars.tsx";
import { contactFragment, paths, quoteForm, quoteFragment } from "../site/paths.ts";
import { type AskedDate, DateCheck } from "../site/sections/date-check.tsx";
import { OtherLanguages } from "../site/sections/other-languages.tsx";
import { Candles } from "./candles.tsx";
import { DayLine } from "./day-line.tsx";
import type { IncludedLine } from "./included.tsx";
import { CeremonyProgram, Checklist, Menu, RunOfShow } from "./sheets.tsx";

function codeFormOf(page: LandingPage, { formats, frame }: Words): string {
  const { service, callToAction } = page;
  if (hasOwnForm(page)) return quoteFragment;
  return service && callToAction.href === formats.prefix + paths.book
    ? quoteForm(services[service].category ?? "private-party", frame.home)
    : `${frame.home}${contactFragment}`;
}

export const isPoster = ({ signature }: LandingPage): boolean =>
  signature === undefined || signature.shape === "poster";

function Proof({ figures }: Pick<LandingPage, "figures">) {
  const words = useWords().landing;
  const retention = claims.retention ? { count: claims.retention, events: words.retention } : undefined;
  const { claim = retention, reviews } = figures;
  // An equal count of events means that each was reviewed, and not every event counts.
  const byReviews = figures.claim !== undefined && reviews === Number.parseInt(figures.claim.count, 10);
  return (
    <ul className="proof">
      {claims.rating ? (
        <li>
          <b className="display">{claims.rating}</b>{" "}
          <span>
            {reviews ? fill(words.reviews, { count: reviews }) : words.average}
            <Stars rating={Number(claims.rating)} />
          </span>
        </li>
      ) : null}
      {claim ? (
        <li>
          <b className="display">{claim.count}</b>{" "}
          <span>{byReviews ? fill(words.reviewed, { events: claim.events }) : claim.events}</span>
        </li>
      ) : null}
      <li>
        <b className="display">{site.since}</b> <span>{words.since}</span>
      </li>
    </ul>
  );
}

interface LandingHeroProps {
  page: LandingPage;
  lines: readonly IncludedLine[];
  asked: AskedDate | undefined;
}

export function LandingHero({ page, lines, asked }: LandingHeroProps) {
  const { headline, lead, picture, signature, city } = page;
  const all = useWords();
  const { frame, landing: words } = all;
  const breadcrumb = breadcrumbOf(page, { home: frame.home, services: words.services });
  const sheet = sheetOf(page, lines);
  return (
    <div className="landing-hero" data-head={isPoster(page) ? "poster" : sheet ? "sheet" : "line"}>
      {isPoster(page) ? (
        <PictureFrame picture={picture} sizes={posterSizes} priority className="landing-picture" />
      ) : null}
      <div className="wrap landing-head">
        <div className="landing-copy">
          {breadcrumb.length > 0 ? (
            <div className="flex flex-wrap items-start justify-between gap-x-4">
              <Breadcrumb items={breadcrumb} />
              <OtherLanguages pages={languagesOf(page)} className="small" isShort />
            </div>
          ) : null}
          <h1 className="landing-title display" data-large={signature?.shape === "poster" ? "" : undefined}>
            {headline.map((phrase) => (
              <Fragment key={phrase}>
                <span className="whole">{phrase}</span>{" "}
              </Fragment>
            ))}
          </h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="landing-date">
          <DateCheck
            {...(hasOwnForm(page) ? { action: page.path, asked } : { service: page.service, city })}
            offer={{ label: words.code, href: codeFormOf(page, all) }}
          />
          <Proof figures={page.figures} />
        </div>
        {sheet ? <section className="landing-sheet">{sheet}</section> : null}
      </div>
      {signature?.shape === "day" ? <DayLine moments={signature.moments} city={city} /> : null}
      {signature?.shape === "candles" ? <Candles signature={signature} /> : null}
    </div>
  );
}

export const posterSizes = `${acrossPhones}, 100vw`;

function sheetOf({ signature, city }: LandingPage, lines: readonly IncludedLine[]) {
  switch (signature?.shape) {
    case "run-of-show":
      return <RunOfShow signature={signature} />;
    case "program":
      return <CeremonyProgram signature={signature} city={city} />;
    case "checklist":
      return <Checklist signature={signature} lines={lines} />;
    case "menu":
      return <Menu signature={signature} />;
    default:
      return null;
  }
}
