import { site } from "../../../content/site.ts";
import { type CalendarDate, dateInWords, daysBetween, weekdayInBrief } from "../../../dates.ts";
import type { DateAnswer, DateState } from "../../../vocabulary/date-answer.ts";
import { assets } from "../../../web/assets.ts";
import { quoteOnDate } from "../../paths.ts";
import { dateStateCopy } from "../date-states.ts";
import { WaitlistFields } from "../waitlist-fields.tsx";
import { SunsetOfDate } from "./sunset-of-date.tsx";

/** A state of a date that can be asked for. */
export type KnownState = Extract<DateState, "free" | "held" | "taken">;

const reasons: Readonly<Record<KnownState, string>> = {
  free: "One DJ plays one date, so it goes to whoever books it first. Your quote comes with a price you can sign.",
  held: "Somebody is deciding on it right now.",
  taken: "One DJ plays one date, and this one is gone.",
};

interface DateAnswerProps {
  answer: DateAnswer;
  state: KnownState;
  /** The town that was chosen; `null` without one. */
  city: string | null;
  /** Where the answer to another day stands. */
  hrefOf: (day: CalendarDate) => string;
}

/** What is said of a date: what it is, its sunset, and the way on from there. */
export function DateAnswerCard({ answer: { date, nearest }, state, city, hrefOf }: DateAnswerProps) {
  const { icon, label } = dateStateCopy[state];
  return (
    <div className="date-answer" data-state={state}>
      <link rel="stylesheet" href={assets.sheets.answer} precedence="default" />
      <span className={icon} aria-hidden="true" />
      <div className="date-said" role="status" tabIndex={-1}>
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
      </div>
      {state === "taken" ? null : <SunsetOfDate date={date} city={city} />}
      {state === "free" ? (
        <a className="btn btn-primary" href={quoteOnDate(date, city)} rel="nofollow">
          Get my quote for this day
        </a>
      ) : (
        <>
          <ul className="near-dates">
            {nearest.map((day) => (
              <li key={day}>
                <a href={hrefOf(day)} rel="nofollow">
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
