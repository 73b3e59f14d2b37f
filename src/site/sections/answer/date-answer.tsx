import { site } from "../../../content/site.ts";
import { holdHours } from "../../../content/terms.ts";
import { type CalendarDate, dateInWords, daysBetween, momentInWords, weekdayInBrief } from "../../../dates.ts";
import type { DateAnswer, DateState } from "../../../vocabulary/date-answer.ts";
import { assets } from "../../../web/assets.ts";
import { quoteOnDate } from "../../paths.ts";
import { dateStateCopy } from "../date-states.ts";
import { WaitlistFields } from "../waitlist-fields.tsx";
import { SunsetOfDate } from "./sunset-of-date.tsx";

/** A state of a date that can be asked for. */
export type KnownState = Extract<DateState, "free" | "held" | "taken">;

/** That somebody decides on a date, and until when if that is known. */
const decidedOn = (heldUntil: string | undefined): string =>
  heldUntil
    ? `Somebody is deciding on it, and has it until ${momentInWords(Date.parse(heldUntil), 0)}.`
    : "Somebody is deciding on it right now.";

const reasons: Readonly<Record<KnownState, string>> = {
  free: "One DJ plays one date, so it goes to whoever books it first.",
  held: "If they let it go, the first on the waitlist has it for 24 hours.",
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
export function DateAnswerCard({ answer: { date, nearest, heldUntil }, state, city, hrefOf }: DateAnswerProps) {
  const { icon, label } = dateStateCopy[state];
  const [weekday = "", ...day] = dateInWords(date).split(" ");
  const isHeld = state === "held";
  return (
    <div className="date-answer" data-state={state}>
      <link rel="stylesheet" href={assets.sheets.answer} precedence="default" />
      <span className={icon} aria-hidden="true" />
      <div className="date-said" role="status" tabIndex={-1}>
        <h2 className="h3">
          {weekday} {day.join("\u00a0")} is {isHeld ? "on\u00a0hold" : label.toLowerCase()}
        </h2>
        <p className="text-muted">
          {isHeld ? `${decidedOn(heldUntil)} ` : ""}
          {reasons[state]}
        </p>
      </div>
      {state === "taken" ? null : <SunsetOfDate date={date} city={city} />}
      {state === "free" ? (
        <>
          <a className="btn btn-primary" href={quoteOnDate(date, city)} rel="nofollow">
            See my price for this day
          </a>
          <p className="small text-muted date-next">
            Like the price? Accepting it holds the day for you for {holdHours} hours, free.
          </p>
        </>
      ) : (
        <>
          {isHeld ? <WaitlistFields date={date} /> : null}
          <NearDates {...{ date, nearest, hrefOf }} />
          {isHeld ? null : <WaitlistFields date={date} />}
        </>
      )}
    </div>
  );
}

/** Free days in place of another one. */
function NearDates({ date, nearest, hrefOf }: Pick<DateAnswerProps, "hrefOf"> & Omit<DateAnswer, "state">) {
  if (nearest.length === 0)
    return (
      <p className="text-muted date-next">
        Nothing close to it is free.{" "}
        <a className="underline" href={site.phone.href}>
          Call {site.phone.display}
        </a>
        , and we look together.
      </p>
    );
  return (
    <>
      <p className="font-600 date-next">These days are free:</p>
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
    </>
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
