import { holdHours } from "../../../../content/terms.ts";
import { dateInWords, momentInWords } from "../../../../platform/dates.ts";
import { assets } from "../../../../platform/pages/assets.ts";
import { quoteOnDate } from "../../paths.ts";
import { dateStateCopy } from "../date-states.ts";
import { WaitlistFields } from "../waitlist-fields.tsx";
import { type DateAnswerProps, type KnownState, NearDates } from "./near-dates.tsx";
import { SunsetOfDate } from "./sunset-of-date.tsx";

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
