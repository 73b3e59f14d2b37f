import { calendarDateAt, isCalendarDate } from "../../../platform/dates.ts";
import { capitalized, dateIn, daysIn, fill, timeIn } from "../../../platform/language.ts";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import type { Choice, Rates } from "../../prices/model.ts";
import { hoursOf, priceOf } from "../../prices/price-of.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { paths } from "../../site/paths.ts";
import type { BuilderWords } from "./quote-form-state.ts";

function QuoteSums({ choice, rates, eventType, sending, words }: PriceAsideProps) {
  const { builder, formats } = words;
  const [start, end] = [choice.startTime, choice.endTime];
  const head = (
    <>
      <h2 className="h3">
        {isCalendarDate(choice.eventDate) ? capitalized(dateIn(formats, choice.eventDate)) : builder.soFar}
      </h2>
      <p className="small text-muted">{[eventType, choice.city].filter(Boolean).join(", ")}</p>
      <p className="small text-muted">
        {hoursOf(choice) === null
          ? null
          : fill(builder.times, { start: timeIn(formats, start), end: timeIn(formats, end) })}
      </p>
    </>
  );
  return (
    <PriceSummary
      price={priceOf(choice, rates)}
      today={calendarDateAt(Date.now())}
      head={head}
      deposit={builder.makesYours}
      words={words}
    >
      <div className="quote-send">
        <button
          className="btn btn-secondary quote-update"
          type="submit"
          formAction={formats.prefix + paths.quote}
          formNoValidate
        >
          {builder.update}
        </button>
        <SubmitButton sending={sending} pending={builder.sending}>
          {builder.send}
        </SubmitButton>
      </div>
      <p className="small text-muted">{fill(builder.bindsNobody, { days: daysIn(formats, rates.terms.quoteDays) })}</p>
    </PriceSummary>
  );
}

interface PriceAsideProps {
  choice: Choice;
  rates: Rates;
  eventType: string;
  sending: boolean;
  words: BuilderWords;
}

export function PriceAside(props: PriceAsideProps) {
  return (
    <aside className="price-aside" id="your-price" aria-label={props.words.builder.yourPrice}>
      <QuoteSums {...props} />
    </aside>
  );
}

/** For phones; a button opens it by `id`. */
export function QuoteSheet({ id, ...props }: PriceAsideProps & { id: string }) {
  return (
    <aside className="quote-sheet" id={id} popover="auto" aria-label={props.words.builder.priceSoFar}>
      <button
        className="btn btn-quiet quote-sheet-close"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={props.words.builder.close}
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      <QuoteSums {...props} />
    </aside>
  );
}
