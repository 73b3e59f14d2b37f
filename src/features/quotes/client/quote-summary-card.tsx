import { capitalized, dateIn, fill, lengthIn, timeIn, weekdayIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { declineFragment, questionFragment, quoteApi } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

export function QuoteSummaryCard({ quote, token, date }: QuotePageProps) {
  const words = useWords();
  const { formats, quote: said } = words;
  const known = {
    ...{ start: timeIn(formats, quote.startTime), end: timeIn(formats, quote.endTime) },
    length: lengthIn(formats, quote.hours),
  };
  const head = (
    <>
      <h2 className="h3">{capitalized(dateIn(formats, quote.eventDate))}</h2>
      <p className="small text-muted">{fill(said.music, known)}</p>
    </>
  );
  const isOpen = quote.state === "open";
  const frozen = (
    <div className="price-frozen">
      <span className="i-lucide-lock" aria-hidden="true" />
      <p>
        <b>{fill(said.frozenUntil, { date: weekdayIn(formats, quote.expiresAt - 1) })}</b>
        <span>{said.untilMidnight}</span>
      </p>
    </div>
  );
  return (
    <aside className="quote-summary" id="price" aria-label={said.yourPrice}>
      <PriceSummary
        price={quote.price}
        today={quote.answeredOn}
        head={head}
        deposit={said.depositWhen}
        words={words}
        note={isOpen ? frozen : null}
      >
        {isOpen && date.isFree ? (
          <form method="post" action={quoteApi.accept}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-primary w-full" type="submit">
              {said.acceptAndRead}
            </button>
          </form>
        ) : null}
        {isOpen ? (
          <>
            <p className="quote-links">
              <a className="btn btn-secondary btn-small" href={questionFragment}>
                {said.ask}
              </a>
              <a className="btn btn-quiet btn-small" href={declineFragment}>
                {said.no}
              </a>
            </p>
            <p className="small text-muted">{said.costsNothing}</p>
          </>
        ) : null}
      </PriceSummary>
    </aside>
  );
}
