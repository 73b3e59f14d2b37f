import type { EventCategory } from "../../content/categories.ts";
import { discounted } from "../../content/offers.ts";
import { placeNames } from "../../content/places.ts";
import { type ServiceKey, services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import { landing } from "../../content/words/en/landing.ts";
import {
  type CalendarDate,
  dateInBrief,
  dateInWords,
  momentInWords,
  monthOf,
  weekdayInBrief,
} from "../../platform/dates.ts";
import { dollars } from "../../platform/money.ts";
import { lengthInWords, startingWord } from "../../platform/numbers.ts";
import { TextField } from "../../platform/ui/field.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import type { DateState } from "../dates/model.ts";
import { eveningOn, sunsetOn } from "../dates/sunset.ts";
import type { SalesTax } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import { plusTax } from "../prices/tax.ts";
import { dateFragment, dateOnBook, datesQuery, paths, quoteOnDate } from "../site/paths.ts";
import { WaitlistFields } from "../waitlist/waitlist-fields.tsx";
import { dateStateCopy } from "./date-states.ts";
import { type KnownState, NearDates } from "./near-dates.tsx";
import type { RequestedDates } from "./requested-dates.ts";
import { SunSteps } from "./sun-steps.tsx";

const isKnown = (state: DateState): state is KnownState => state === "free" || state === "held" || state === "taken";

function refusal({ entry, answer, open }: RequestedDates): string | undefined {
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

const decidedOn = (heldUntil: string | undefined): string =>
  heldUntil
    ? `Somebody is deciding on it, and has it until ${momentInWords(Date.parse(heldUntil), 0)}.`
    : "Somebody is deciding on it right now.";

const reasons: Readonly<Record<KnownState, string>> = {
  free: "It goes to whoever books it first.",
  held: "If they let it go, the first on the waitlist has it for 24 hours.",
  taken: "If it comes free, the first on the waitlist has it for 24 hours.",
};

interface DateHeroProps {
  dates: RequestedDates;
  packages: readonly Package[];
  holdHours: number;
  tax: SalesTax | null;
}

export function DateHero({ dates, packages, holdHours, tax }: DateHeroProps) {
  const { entry, answer, open, city, service, soonest } = dates;
  const known = answer && isKnown(answer.state) ? { ...answer, state: answer.state } : null;
  return (
    <section className="date-hero" id={dateFragment.slice(1)} aria-labelledby="date-title" data-of-date="">
      <SunSteps now={0} />
      {known ? (
        <Answer answer={known} city={city} service={service} packages={packages} holdHours={holdHours} tax={tax} />
      ) : (
        <>
          <h1 className="h1" id="date-title">
            {monthHeadline(dates)}
          </h1>
          <p className="lead">Ask for your day: the answer and the price come before your name.</p>
        </>
      )}
      <form className="date-form" method="get" action={`${paths.book}${dateFragment}`}>
        {service ? <input type="hidden" name={datesQuery.service} value={service} /> : null}
        <TextField
          id="asked-date"
          name={datesQuery.date}
          label={known ? "Another day?" : "When is the day?"}
          type="date"
          min={open.first}
          max={open.last}
          entry={entry}
          error={refusal(dates)}
        />
        <SelectField
          id="asked-city"
          name={datesQuery.city}
          label="Where?"
          optional
          placeholder={site.metro}
          options={placeNames}
          entry={city ?? ""}
        />
        <button className={`btn ${known ? "btn-secondary" : "btn-primary"}`} type="submit">
          {known ? "Check" : "Check the date"}
        </button>
      </form>
      {known ? null : (
        <p className="date-soonest">
          <span className="small text-muted">Free soonest:</span>{" "}
          {soonest.map((day) => (
            <a key={day} className="btn btn-secondary btn-small" href={dateOnBook(day, city, service)} rel="nofollow">
              {weekdayInBrief(day)}
            </a>
          ))}
        </p>
      )}
      <p className="small">
        <span className="text-muted">Rather talk first?</span>{" "}
        {site.schedulingPage ? (
          <a className="text-link" href="#call">
            Pick a time
          </a>
        ) : (
          <a className="text-link" href={site.phone.href}>
            {site.phone.display}
          </a>
        )}
      </p>
    </section>
  );
}

function monthHeadline({ month }: RequestedDates): string {
  const [name = ""] = monthOf(month.first).split(" ");
  const free = month.saturdays.filter((day) => month.stateOf(day) === "free").length;
  if (free === 0) return `No free Saturday in ${name}`;
  return `${startingWord(free)} free ${free === 1 ? "Saturday" : "Saturdays"} in ${name}`;
}

interface AnswerProps {
  answer: NonNullable<RequestedDates["answer"]> & { state: KnownState };
  city: string | null;
  service: ServiceKey | null;
  packages: readonly Package[];
  holdHours: number;
  tax: SalesTax | null;
}

const quoteCategory = (service: ServiceKey): EventCategory => services[service].category ?? "private-party";

function Answer({ answer: { date, state, nearest, heldUntil }, city, service, packages, holdHours, tax }: AnswerProps) {
  const { icon, label } = dateStateCopy[state];
  const isHeld = state === "held";
  const sunset = sunsetOn(date, city);
  const popular = packages.find(({ isPopular }) => isPopular) ?? packages[0];
  return (
    <div className="date-result" data-state={state}>
      <p className="date-state">
        <span className={icon} aria-hidden="true" />
        {label} {city ? `in ${city}` : `around ${site.metro}`}
      </p>
      <div className="date-said" role="status" tabIndex={-1}>
        <h1 className="h1" id="date-title">
          {dateInWords(date).replace(/ (\d)/, "\u00a0$1")} is {isHeld ? "on\u00a0hold" : label.toLowerCase()}
        </h1>
        <p className="lead">
          {isHeld ? `${decidedOn(heldUntil)} ` : ""}
          {reasons[state]}
        </p>
      </div>
      {state === "free" ? (
        <>
          <p className="date-actions">
            <a
              className="btn btn-primary"
              href={quoteOnDate(date, city, service && quoteCategory(service))}
              rel="nofollow"
            >
              Build your quote
            </a>
            <a className="btn btn-secondary" href={site.phone.href}>
              <span className="i-lucide-phone" aria-hidden="true" />
              {site.phone.display}
            </a>
          </p>
          <dl className="date-facts card">
            <div>
              <dt>{`Sunset ${city ? "in" : "by"} ${sunset.place}`}</dt>
              <dd className="display">{sunset.time}</dd>
            </div>
            {popular ? (
              <div>
                <dt>{`${popular.name} with code${plusTax(landing, tax)}`}</dt>
                <dd className="display">{dollars(discounted(popular.price))}</dd>
              </div>
            ) : null}
            <div>
              <dt>An accepted quote holds it</dt>
              <dd className="display">{lengthInWords(holdHours)}</dd>
            </div>
          </dl>
          {service ? <Evening date={date} city={city} service={service} /> : null}
        </>
      ) : (
        <>
          {isHeld ? <WaitlistFields date={date} /> : null}
          <NearDates date={date} nearest={nearest} hrefOf={(day) => dateOnBook(day, city, service)} />
          {isHeld ? null : <WaitlistFields date={date} />}
        </>
      )}
    </div>
  );
}

function Evening({ date, city, service }: { date: CalendarDate; city: string | null; service: ServiceKey }) {
  return (
    <div>
      <p className="small text-muted">{services[service].evening} could go:</p>
      <dl className="date-evening">
        {eveningOn(service, date, city).map(([part, begin]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{begin}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
