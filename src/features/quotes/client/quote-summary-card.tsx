import { dateInWords, timeInWords, weekdayInWords } from "../../../platform/dates.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { declineFragment, questionFragment, quoteApi } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

export function QuoteSummaryCard({ quote, token, date }: QuotePageProps) {
  const head = (
    <>
      <h2 className="h3">{dateInWords(quote.eventDate)}</h2>
      <p className="small text-muted">
        {timeInWords(quote.startTime)} to {timeInWords(quote.endTime)}, {lengthInWords(quote.hours)} of music
      </p>
    </>
  );
  const isOpen = quote.state === "open";
  const frozen = (
    <div className="price-frozen">
      <span className="i-lucide-lock" aria-hidden="true" />
      <p>
        <b>Price frozen until {weekdayInWords(quote.expiresAt - 1)}</b>
        <span>Until midnight that day. The date is held once you accept.</span>
      </p>
    </div>
  );
  return (
    <aside className="quote-summary" id="price" aria-label="Your price">
      <PriceSummary
        price={quote.price}
        today={quote.answeredOn}
        head={head}
        deposit=", when you sign"
        note={isOpen ? frozen : null}
      >
        {isOpen && date.isFree ? (
          <form method="post" action={quoteApi.accept}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-primary w-full" type="submit">
              Accept, read the agreement
            </button>
          </form>
        ) : null}
        {isOpen ? (
          <>
            <p className="quote-links">
              <a className="btn btn-secondary btn-small" href={questionFragment}>
                Ask a question
              </a>
              <a className="btn btn-quiet btn-small" href={declineFragment}>
                No, thank you
              </a>
            </p>
            <p className="small text-muted">
              Accepting costs nothing yet. You sign on the next page, then pay the deposit.
            </p>
          </>
        ) : null}
      </PriceSummary>
    </aside>
  );
}
