import type { EventCategory } from "../../content/categories.ts";
import { discounted } from "../../content/offers.ts";
import { placeNames } from "../../content/places.ts";
import { type ServiceKey, services } from "../../content/services.ts";
import { site } from "../../content/site.ts";
import type { Words } from "../../content/words/en/index.ts";
import { addDays, type CalendarDate, weekdayOf } from "../../platform/dates.ts";
import {
  briefDateIn,
  briefMomentIn,
  briefWeekdayIn,
  countIn,
  dateIn,
  dayIn,
  type Formats,
  fill,
  lengthIn,
  monthNameIn,
  weekdayNameIn,
} from "../../platform/language.ts";
import { dollars } from "../../platform/money.ts";
import { inEachLanguage, useWords } from "../../platform/pages/words.ts";
import { TextField } from "../../platform/ui/field.tsx";
import { SelectField } from "../../platform/ui/select-field.tsx";
import { BookingSteps } from "../bookings/booking-steps.tsx";
import type { DateState } from "../dates/model.ts";
import { eveningOn, sunsetOn } from "../dates/sunset.ts";
import type { SalesTax } from "../prices/model.ts";
import type { Package } from "../prices/packages.ts";
import { plusTax } from "../prices/tax.ts";
import { dateFragment, dateOnBook, datesParameters, paths, quoteOnDate } from "../site/paths.ts";
import { OtherLanguages } from "../site/sections/other-languages.tsx";
import { WaitlistFields } from "../waitlist/waitlist-fields.tsx";
import { type KnownState, NearDates } from "./near-dates.tsx";
import type { RequestedDates } from "./requested-dates.ts";

export const dateStateIcons: Readonly<Record<DateState, string>> = {
  free: "i-lucide-circle-check",
  held: "i-lucide-hourglass",
  taken: "i-lucide-x",
  "too-soon": "",
  past: "",
  "too-far": "",
};

const isKnown = (state: DateState): state is KnownState => state === "free" || state === "held" || state === "taken";

function refusal({ entry, answer, open }: RequestedDates, { book, formats }: Words): string | undefined {
  if (entry === undefined) return undefined;
  switch (answer?.state) {
    case undefined:
      return book.none;
    case "past":
      return book.past;
    case "too-soon":
      return book.tooSoon;
    case "too-far":
      return fill(book.tooFar, { date: briefDateIn(formats, open.last) });
    default:
      return undefined;
  }
}

interface DateHeroProps {
  dates: RequestedDates;
  packages: readonly Package[];
  holdHours: number;
  tax: SalesTax | null;
}

export function DateHero({ dates, packages, holdHours, tax }: DateHeroProps) {
  const words = useWords();
  const { book, formats } = words;
  const { entry, answer, open, city, service, soonest } = dates;
  const known = answer && isKnown(answer.state) ? { ...answer, state: answer.state } : null;
  const isGone = known !== null && known.state !== "free";
  return (
    <section className="date-hero" id={dateFragment.slice(1)} aria-labelledby="date-title" data-of-date="">
      <BookingSteps now="Date" />
      {known ? (
        <Answer
          answer={known}
          city={city}
          service={service}
          packages={packages}
          holdHours={holdHours}
          tax={tax}
          needsYear={known.date >= addDays(open.first, 330)}
        />
      ) : (
        <>
          <h1 className="h1" id="date-title">
            {monthHeadline(dates, words)}
          </h1>
          <p className="lead">{book.ask}</p>
        </>
      )}
      <form className="date-form" method="get" action={`${formats.prefix}${paths.book}${dateFragment}`}>
        {service ? <input type="hidden" name={datesParameters.service} value={service} /> : null}
        <TextField
          id="asked-date"
          name={datesParameters.date}
          label={known ? book.anotherDay : book.day}
          type="date"
          min={open.first}
          max={open.last}
          entry={isGone ? "" : entry}
          error={refusal(dates, words)}
        />
        {isGone ? (
          <input type="hidden" name={datesParameters.city} value={city ?? ""} />
        ) : (
          <SelectField
            id="asked-city"
            name={datesParameters.city}
            label={book.where}
            optional
            placeholder={book.metro}
            options={placeNames}
            entry={city ?? ""}
          />
        )}
        <button className={`btn ${known ? "btn-secondary" : "btn-primary"}`} type="submit">
          {known ? book.checkAnother : book.check}
        </button>
      </form>
      {known ? null : (
        <p className="date-soonest">
          <span className="small text-muted">{book.soonest}</span>{" "}
          {soonest.map((day) => (
            <a
              key={day}
              className="btn btn-secondary btn-small"
              href={formats.prefix + dateOnBook(day, city, service)}
              rel="nofollow"
            >
              {briefWeekdayIn(formats, day)}
            </a>
          ))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="small">
          <span className="text-muted">{book.talkFirst}</span>{" "}
          {site.schedulingPage ? (
            <a className="text-link" href="#call">
              {book.pickTime}
            </a>
          ) : (
            <a className="text-link" href={site.phone.href}>
              {site.phone.display}
            </a>
          )}
        </p>
        <OtherLanguages pages={inEachLanguage(paths.book)} className="small" />
      </div>
    </section>
  );
}

function monthHeadline({ month }: RequestedDates, { book, formats }: Words): string {
  const name = { month: monthNameIn(formats, month.first) };
  const free = month.saturdays.filter((day) => month.stateOf(day) === "free").length;
  if (free === 0) return fill(book.noSaturday, name);
  return fill(countIn(formats, book.saturdays, free), { ...name, spelled: book.counts[free] ?? free });
}

interface AnswerProps {
  answer: NonNullable<RequestedDates["answer"]> & { state: KnownState };
  city: string | null;
  service: ServiceKey | null;
  packages: readonly Package[];
  holdHours: number;
  tax: SalesTax | null;
  /** It is about a year away. */
  needsYear: boolean;
}

const quoteCategory = (service: ServiceKey): EventCategory => services[service].category ?? "private-party";

const weekdayAndDayIn = (formats: Formats, date: CalendarDate): string =>
  fill(formats.date, { weekday: weekdayNameIn(formats, weekdayOf(date), "long"), date: dayIn(formats, date) });

function Answer({
  answer: { date, state, nearest, heldUntil },
  city,
  service,
  packages,
  holdHours,
  tax,
  needsYear,
}: AnswerProps) {
  const { book, formats, landing, waitlist } = useWords();
  const isHeld = state === "held";
  const sunset = sunsetOn(date, city, formats);
  const popular = packages.find(({ isPopular }) => isPopular) ?? packages[0];
  return (
    <div className="date-result" data-state={state}>
      <p className="date-state">
        <span className={dateStateIcons[state]} aria-hidden="true" />
        {book.states[state]} {city ? fill(book.in, { city }) : book.around}
      </p>
      <div className="date-said" role="status" tabIndex={-1}>
        <h1 className="h1" id="date-title">
          {fill(book.is[state], {
            date: (needsYear ? dateIn : weekdayAndDayIn)(formats, date).replace(/ (\d)/g, "\u00a0$1"),
          })}
        </h1>
        <p className="lead">
          {isHeld
            ? `${heldUntil ? fill(book.decidingUntil, { time: briefMomentIn(formats, Date.parse(heldUntil)) }) : book.deciding} `
            : ""}
          {book.reasons[state]}
        </p>
      </div>
      {state === "free" ? (
        <>
          <p className="date-actions">
            <a
              className="btn btn-primary"
              href={formats.prefix + quoteOnDate(date, city, service && quoteCategory(service))}
              rel="nofollow"
            >
              {book.buildQuote}
            </a>
            <a className="btn btn-secondary" href={site.phone.href}>
              <span className="i-lucide-phone" aria-hidden="true" />
              {site.phone.display}
            </a>
          </p>
          <dl className="date-facts card">
            <div>
              <dt>{fill(city ? book.sunsetIn : book.sunsetBy, { place: sunset.place })}</dt>
              <dd className="display">{sunset.time}</dd>
            </div>
            {popular ? (
              <div>
                <dt>{fill(book.withCode, { name: popular.name }) + plusTax(landing, tax)}</dt>
                <dd className="display">{dollars(discounted(popular.price))}</dd>
              </div>
            ) : null}
            <div>
              <dt>{book.holds}</dt>
              <dd className="display">{lengthIn(formats, holdHours)}</dd>
            </div>
          </dl>
          {service ? <Evening date={date} city={city} service={service} /> : null}
        </>
      ) : (
        <div className="date-else">
          <div>
            <NearDates
              date={date}
              nearest={nearest}
              hrefOf={(day) => formats.prefix + dateOnBook(day, city, service)}
              sunsetOf={(day) => sunsetOn(day, city, formats).time}
            />
          </div>
          <details className="date-waitlist">
            <summary className="fold-summary">{waitlist.join}</summary>
            <WaitlistFields date={date} />
          </details>
        </div>
      )}
    </div>
  );
}

function Evening({ date, city, service }: { date: CalendarDate; city: string | null; service: ServiceKey }) {
  const { book, formats } = useWords();
  return (
    <div>
      <p className="small text-muted">{book.evenings[service]}</p>
      <dl className="date-evening">
        {eveningOn(service, date, city, formats).map(([part, begin]) => (
          <div key={part}>
            <dt>{book.parts[part] ?? part}</dt>
            <dd>{begin}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
