import type { ReactNode } from "react";
import { site } from "../../../content/site.ts";
import { dateInBrief } from "../../../platform/dates.ts";
import { assets } from "../../../platform/pages/assets.ts";
import { TextField } from "../../../platform/ui/field.tsx";
import type { DateState } from "../../dates/model.ts";
import { dateFragment, dateOn, datesQuery, openDatesFragment, paths } from "../paths.ts";
import { DateAnswerCard } from "./answer/date-answer.tsx";
import type { KnownState } from "./answer/near-dates.tsx";
import type { RequestedDate } from "./asked-date.ts";

const isKnown = (state: DateState): state is KnownState => state === "free" || state === "held" || state === "taken";

/** Why what was asked for has no answer, beside its field; `undefined` when it has one. */
function refusal({ entry, answer, open }: RequestedDate): string | undefined {
  if (entry === undefined) return undefined;
  switch (answer?.state) {
    case undefined:
      return "That is no date. Please pick one from the calendar.";
    case "past":
      return "That day is behind us. Please pick a later one.";
    case "too-soon":
      return `That is too soon to promise here. Please call ${site.phone.display}.`;
    case "too-far":
      return `The calendar ends on ${dateInBrief(open.last)}. Please pick an earlier day.`;
    default:
      return undefined;
  }
}

interface DateCheckProps {
  dates: RequestedDate;
  /** The page that asks and answers. */
  path: string;
  /** What else its address chose, by parameter. */
  keep?: Readonly<Record<string, string>>;
  /** Stands in a hero, where it asks for the date alone and offers the discount and a call as well: the first leads there. */
  offer?: { label: string; href: string };
  /** What is asked besides, and the class of the whole that has room for it. */
  children?: ReactNode;
  className?: string;
}

/** Asks for a date and answers it: a plain form, whose answer is part of the page that comes back. */
export function DateCheck({ dates, path, keep = {}, offer, children, className = "" }: DateCheckProps) {
  const { entry, answer, open, city } = dates;
  const known = answer && isKnown(answer.state) ? answer.state : null;
  const refused = refusal(dates);
  return (
    <section
      className={`card card-lifted date-check ${className}`}
      id={dateFragment.slice(1)}
      aria-labelledby="date-title"
      data-of-date=""
      data-known={known ?? undefined}
    >
      <form className={refused ? "date-refused" : undefined} method="get" action={`${path}${dateFragment}`}>
        {refused ? <link rel="stylesheet" href={assets.sheets.answer} precedence="default" /> : null}
        <h2 className="visually-hidden" id="date-title">
          Check your date
        </h2>
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          id="asked-date"
          name={datesQuery.date}
          label="When is the day?"
          type="date"
          {...(offer ? {} : { min: open.first, max: open.last })}
          entry={entry}
          error={refused}
        />
        {children}
        <button className={`btn ${known ? "btn-secondary" : "btn-primary"}`} type="submit">
          {known ? "Check" : "Check my date"}
        </button>
      </form>
      {answer && known ? (
        <DateAnswerCard
          answer={answer}
          state={known}
          city={city}
          hrefOf={(day) => dateOn(path, { ...keep, ...(offer ? {} : { [datesQuery.city]: city }) }, day)}
        />
      ) : null}
      {known || offer ? null : (
        <p className="small text-muted">
          Answered on the spot, no email asked. Or look through the{" "}
          <a className="underline" href={`${paths.book}${openDatesFragment}`}>
            open dates
          </a>
          .
        </p>
      )}
      {offer && !known ? (
        <p className="flex flex-wrap gap-x-6 small">
          <a className="font-600 underline" href={offer.href}>
            {offer.label}
          </a>
          <a className="font-600 underline" href={site.phone.href}>
            {site.phone.display}
          </a>
        </p>
      ) : null}
    </section>
  );
}
