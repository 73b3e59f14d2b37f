import { holdHours } from "../../../../content/terms.ts";
import { type CalendarDate, dateInWords, momentInWords } from "../../../../platform/dates.ts";
import { assets } from "../../../../platform/pages/assets.ts";
import { sunsetOn, weddingAround } from "../../../dates/sunset.ts";
import { quoteOnDate } from "../../paths.ts";
import { dateStateCopy } from "../date-states.ts";
import { WaitlistFields } from "../waitlist-fields.tsx";
import { type DateAnswerProps, type KnownState, NearDates } from "./near-dates.tsx";

/** When the sun sets on a day, and a wedding around it: over the town that was chosen, else over the bay by Tampa. */
function SunsetOfDate({ date, city }: { date: CalendarDate; city: string | null }) {
  const { place, time } = sunsetOn(date, city);
  return (
    <div className="date-sunset">
      <p>
        <span className="i-lucide-sunset" aria-hidden="true" />
        {city ? `Sunset in ${place} at ${time}` : `Sunset over Tampa Bay, by ${place}: ${time}`}
      </p>
      <p className="small text-muted">A wedding day around it could go:</p>
      <dl>
        {weddingAround(date, city).map(([part, begin]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{begin}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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
