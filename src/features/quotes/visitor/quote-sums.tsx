import { quoteDays } from "../../../content/terms.ts";
import { dateInWords, isCalendarDate, timeInWords } from "../../../platform/dates.ts";
import { SubmitButton } from "../../../platform/ui/submit-button.tsx";
import type { Choice, Rates } from "../../prices/model.ts";
import { hoursOf, priceOf } from "../../prices/price-of.ts";
import { PriceTicket } from "../../prices/price-ticket.tsx";
import { paths } from "../../site/paths.ts";

/** The day as far as it is chosen: "4:30 PM to 11:30 PM". */
const timesOf = (choice: Choice): string | null =>
  hoursOf(choice) === null ? null : `${timeInWords(choice.startTime)} to ${timeInWords(choice.endTime)}`;

export function QuoteSums({ choice, rates, eventType, sending }: QuoteTicketProps) {
  const head = (
    <>
      <p className="small text-muted">Your quote so far</p>
      <h2 className="h3">{isCalendarDate(choice.eventDate) ? dateInWords(choice.eventDate) : "Your date"}</h2>
      <p className="small text-muted">{[eventType, choice.city].filter(Boolean).join(", ")}</p>
      <p className="small text-muted">{timesOf(choice)}</p>
    </>
  );
  return (
    <PriceTicket price={priceOf(choice, rates)} head={head} deposit=", makes the date yours">
      <div className="quote-send">
        <button className="btn btn-secondary quote-update" type="submit" formAction={paths.quote} formNoValidate>
          Update the price
        </button>
        <SubmitButton sending={sending} pending="Sending...">
          Send me this quote
        </SubmitButton>
      </div>
      <p className="small text-muted">Free, and it binds nobody. The price stays the same for {quoteDays} days.</p>
    </PriceTicket>
  );
}

export interface QuoteTicketProps {
  choice: Choice;
  rates: Rates;
  eventType: string;
  sending: boolean;
}
