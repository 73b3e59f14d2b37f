import { calendarDateAt, dateInWords, isCalendarDate, timeInWords } from "../../../platform/dates.ts";
import { daysInWords } from "../../../platform/numbers.ts";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import type { Choice, Rates } from "../../prices/model.ts";
import { hoursOf, priceOf } from "../../prices/price-of.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { paths } from "../../site/paths.ts";

const timesOf = (choice: Choice): string | null =>
  hoursOf(choice) === null ? null : `${timeInWords(choice.startTime)} to ${timeInWords(choice.endTime)}`;

function QuoteSums({ choice, rates, eventType, sending }: PriceAsideProps) {
  const head = (
    <>
      <p className="small text-muted">Your quote so far</p>
      <h2 className="h3">{isCalendarDate(choice.eventDate) ? dateInWords(choice.eventDate) : "Your date"}</h2>
      <p className="small text-muted">{[eventType, choice.city].filter(Boolean).join(", ")}</p>
      <p className="small text-muted">{timesOf(choice)}</p>
    </>
  );
  return (
    <PriceSummary
      price={priceOf(choice, rates)}
      today={calendarDateAt(Date.now())}
      head={head}
      deposit=", makes the date yours"
    >
      <div className="quote-send">
        <button className="btn btn-secondary quote-update" type="submit" formAction={paths.quote} formNoValidate>
          Update the price
        </button>
        <SubmitButton sending={sending} pending="Sending...">
          Send me this quote
        </SubmitButton>
      </div>
      <p className="small text-muted">
        Free, and it binds nobody. The price stays the same for {daysInWords(rates.terms.quoteDays)}.
      </p>
    </PriceSummary>
  );
}

interface PriceAsideProps {
  choice: Choice;
  rates: Rates;
  eventType: string;
  sending: boolean;
}

export function PriceAside(props: PriceAsideProps) {
  return (
    <aside className="price-aside" id="your-price" aria-label="Your price">
      <QuoteSums {...props} />
    </aside>
  );
}

/** For phones; a button opens it by `id`. */
export function QuoteSheet({ id, ...props }: PriceAsideProps & { id: string }) {
  return (
    <aside className="quote-sheet" id={id} popover="auto" aria-label="Your price so far">
      <button
        className="btn btn-quiet quote-sheet-close"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </button>
      <QuoteSums {...props} />
    </aside>
  );
}
