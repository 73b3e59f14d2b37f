import { placeNames } from "../../content/places.ts";
import { site } from "../../content/site.ts";
import { dateInBrief } from "../../dates.ts";
import type { Span } from "../../months.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { DateAnswer, DateState } from "../../vocabulary/date-answer.ts";
import { dateFragment, datesQuery, openDatesFragment, paths } from "../paths.ts";
import { DateAnswerCard, type KnownState } from "./date-answer.tsx";

/** What a page was asked of a date. */
export interface AskedDate {
  /** The days that can be asked for. */
  open: Span;
  /** What was asked for, as it was typed; `undefined` when nothing was. */
  entry: string | undefined;
  /** The answer to it; `null` when nothing was asked for, or no date. */
  answer: DateAnswer | null;
  /** The town that was chosen for its sunset; `null` without one. */
  city: string | null;
}

const isKnown = (state: DateState): state is KnownState => state === "free" || state === "held" || state === "taken";

/** Why what was asked for has no answer, beside its field; `undefined` when it has one. */
function refusal({ entry, answer, open }: AskedDate): string | undefined {
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

/** Asks for a date and answers it: a plain form, whose answer is part of the page that comes back. */
export function DateCheck({ dates }: { dates: AskedDate }) {
  const { entry, answer, open, city } = dates;
  const known = answer && isKnown(answer.state) ? answer.state : null;
  return (
    <section className="card card-lifted date-check" id={dateFragment.slice(1)} aria-labelledby="date-title">
      <form method="get" action={`${paths.book}${dateFragment}`}>
        <h2 className="visually-hidden" id="date-title">
          Check your date
        </h2>
        <TextField
          id="asked-date"
          name={datesQuery.date}
          label="When is the day?"
          type="date"
          min={open.first}
          max={open.last}
          entry={entry}
          error={refusal(dates)}
        />
        <SelectField
          id="asked-city"
          name={datesQuery.city}
          label="Town"
          optional
          placeholder="Tampa Bay"
          options={placeNames}
          entry={city ?? ""}
        />
        <button className={`btn ${known ? "btn-secondary" : "btn-primary"}`} type="submit">
          {known ? "Check" : "Check my date"}
        </button>
      </form>
      {answer && known ? (
        <DateAnswerCard answer={answer} state={known} city={city} />
      ) : (
        <p className="small text-muted">
          Answered on the spot, no email asked. Or look through the{" "}
          <a className="underline" href={openDatesFragment}>
            open dates
          </a>
          .
        </p>
      )}
    </section>
  );
}
