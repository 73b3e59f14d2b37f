import { Fragment } from "react";
import type { LandingPage, Signature } from "../../content/landing/landing-page.ts";
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
  return (
    <ul className="proof">
      {claims.rating ? (
        <li>
          <b className="display">
            {claims.rating} <Stars rating={Number(claims.rating)} />
          </b>{" "}
          <span>{reviews ? fill(words.reviews, { count: reviews }) : words.average}</span>
        </li>
      ) : null}
      {claim ? (
        <li>
          <b className="display">{claim.count}</b> <span>{claim.events}</span>
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

const count = 13;

const called = 9;

const foot = 210;

function Candles({ signature }: { signature: Extract<Signature, { shape: "candles" }> }) {
  const candles = Array.from({ length: count }, (_, index) => {
    const height = 92 + index * 7 - (index > called ? (index - called) * 4 : 0);
    return { number: index + 1, x: `${((index + 0.5) / count) * 100}%`, top: foot - height };
  });
  return (
    <section className="candles" aria-labelledby="program-title">
      <svg className="wrap" height={foot + 44} aria-hidden="true" focusable="false">
        <radialGradient id="flame">
          <stop stopColor="#fbbf24" stopOpacity="0.6" />
          <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
        </radialGradient>
        {candles.map(({ number, x, top }) => (
          <svg key={number} x={x} overflow="visible" aria-hidden="true">
            {number <= called ? <circle cy={top - 20} r={number === called ? "7%" : "4%"} fill="url(#flame)" /> : null}
            <rect
              className={number <= called ? "candle-lit" : "candle"}
              x="-5"
              y={top}
              width="10"
              height={foot - 2 - top}
            />
            <path
              className={number <= called ? "flame" : "flame-out"}
              transform={`translate(0 ${top - 6})`}
              d="M0 0c-6 0-9-4-9-10 0-7 6-11 9-20 3 9 9 13 9 20 0 6-3 10-9 10z"
            />
            <text className={number === called ? "candle-called" : undefined} y={foot + 30} textAnchor="middle">
              {number}
            </text>
          </svg>
        ))}
      </svg>
      <div className="wrap candles-said">
        <p>
          <b className="display">{called}</b> <b className="display">Camp friends</b>{" "}
          <span className="text-muted">their song, from the line that everybody sings</span>
        </p>
      </div>
      <div className="wrap candles-moments">
        <h2 className="h3" id="program-title">
          {signature.title}
        </h2>
        <ol className="moments">
          {signature.steps.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function LandingHero({ page, lines, asked }: LandingHeroProps) {
  const { headline, lead, picture, signature, city } = page;
  const all = useWords();
  const { frame, landing: words } = all;
  const breadcrumb = breadcrumbOf(page, { home: frame.home, services: words.services });
  const sheet = sheetOf(page, lines);
  return (
    <div className="landing-hero" data-head={isPoster(page) ? "poster" : sheet ? "sheet" : signature?.shape}>
      {isPoster(page) ? (
        <PictureFrame picture={picture} sizes={posterSizes} priority className="landing-picture" />
      ) : null}
      <div className="wrap landing-head">
        <div className="landing-copy">
          {breadcrumb.length > 0 ? (
            <div className="flex items-center justify-between gap-x-4">
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

export const posterSizes = `${acrossPhones}, 90vw`;

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
