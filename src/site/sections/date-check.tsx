import { site } from "../../content/site.ts";
import { type CalendarDate, dateInBrief, dateInWords, daysBetween, weekdayInBrief } from "../../dates.ts";
import type { Span } from "../../months.ts";
import { TextField } from "../../ui/field.tsx";
import type { DateAnswer, DateState } from "../../vocabulary/date-answer.ts";
import { dateFragment, dateOnBook, datesQuery, openDatesFragment, paths, quoteOnDate } from "../paths.ts";
import { dateStateCopy } from "./date-states.ts";
import { WaitlistFields } from "./waitlist-fields.tsx";

type Known = Extract<DateState, "free" | "held" | "taken">;

/** What a page was asked of a date. */
export interface AskedDate {
  /** The days that can be asked for. */
  open: Span;
  /** What was asked for, as it was typed; `undefined` when nothing was. */
  entry: string | undefined;
  /** The answer to it; `null` when nothing was asked for, or no date. */
  answer: DateAnswer | null;
}

const isKnown = (state: DateState): state is Known => state === "free" || state === "held" || state === "taken";

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
  const { entry, answer, open } = dates;
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
        <button className={`btn ${known ? "btn-secondary" : "btn-primary"}`} type="submit">
          {known ? "Check" : "Check my date"}
        </button>
      </form>
      {answer && known ? (
        <Answer answer={answer} state={known} />
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

const reasons: Readonly<Record<Known, string>> = {
  free: "One DJ plays one date, so it goes to whoever books it first. Your quote comes with a price you can sign.",
  held: "Somebody is deciding on it right now.",
  taken: "One DJ plays one date, and this one is gone.",
};

function Answer({ answer: { date, nearest }, state }: { answer: DateAnswer; state: Known }) {
  const { icon, label } = dateStateCopy[state];
  return (
    <div className="date-answer" data-state={state}>
      <span className={icon} aria-hidden="true" />
      <h2 className="h3">
        {dateInWords(date)} is {state === "held" ? "on hold" : label.toLowerCase()}
      </h2>
      <p className="text-muted">
        {reasons[state]} {state !== "free" && nearest.length > 0 ? "These days are free:" : null}
        {state !== "free" && nearest.length === 0 ? (
          <>
            Nothing close to it is free.{" "}
            <a className="underline" href={site.phone.href}>
              Call {site.phone.display}
            </a>
            , and we look together.
          </>
        ) : null}
      </p>
      {state === "free" ? (
        <a className="btn btn-primary" href={quoteOnDate(date)} rel="nofollow">
          Get my quote for this day
        </a>
      ) : (
        <>
          <ul className="near-dates">
            {nearest.map((day) => (
              <li key={day}>
                <a href={dateOnBook(day)} rel="nofollow">
                  <b>{weekdayInBrief(day)}</b>
                  <span>{distanceInWords(date, day)}</span>
                </a>
              </li>
            ))}
          </ul>
          <WaitlistFields date={date} />
        </>
      )}
    </div>
  );
}

/** How far `day` lies from `date`: "the day before", "2 weeks after". */
function distanceInWords(date: CalendarDate, day: CalendarDate): string {
  const days = daysBetween(date, day);
  const side = days < 0 ? "before" : "after";
  const count = Math.abs(days);
  if (count === 1) return `the day ${side}`;
  if (count === 7) return `a week ${side}`;
  return count % 7 === 0 ? `${count / 7} weeks ${side}` : `${count} days ${side}`;
}
