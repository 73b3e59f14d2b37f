import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import {
  capitalized,
  dateIn,
  fill,
  instantIn,
  lengthIn,
  longDateIn,
  timeIn,
  weekdayIn,
} from "../../../platform/language.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { PriceSummary } from "../../prices/price-summary.tsx";
import { declineFragment, questionFragment, quoteApi, quoteLink } from "./paths.ts";
import { QuoteDetails } from "./quote-details.tsx";
import { QuoteState } from "./quote-state.tsx";
import type { QuotePageProps, QuoteView } from "./view.ts";

function OtherQuotes({ others }: Pick<QuotePageProps, "others">) {
  const { formats, quote: words } = useWords();
  return (
    <section className="received-section" aria-labelledby="others-title">
      <h2 className="h3" id="others-title">
        {words.others}
      </h2>
      <ul className="mt-3">
        {others.map(({ token, eventDate, total }) => (
          <li key={token}>
            <a className="text-link" href={quoteLink(token)}>
              {fill(words.other, { date: dateIn(formats, eventDate), total: dollars(total) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown on phones, below the summary. */
function AcceptBar({ quote, token, date }: QuotePageProps) {
  const { formats, quote: words } = useWords();
  if (quote.state !== "open" || !date.isFree) return null;
  return (
    <form className="received-bar" method="post" action={quoteApi.accept}>
      <input type="hidden" name="token" value={token} />
      <p>
        <b className="display">{billDollars(quote.price.total)}</b>
        <small>{fill(words.frozen, { date: weekdayIn(formats, quote.expiresAt - 1) })}</small>
      </p>
      <button className="btn btn-primary flex-none" type="submit">
        {words.accept}
      </button>
    </form>
  );
}

function SunsetOfDay({ sunset, ceremony }: Pick<QuoteView, "sunset" | "ceremony">) {
  const words = useWords().quote;
  return (
    <section className="received-sunset" aria-labelledby="sunset-title">
      <span className="i-lucide-sunset" aria-hidden="true" />
      <h2 className="h2" id="sunset-title">
        {fill(words.sunset, { time: sunset.time })}
      </h2>
      <p className="text-muted">
        {fill(words.sunsetIn, { place: sunset.place })}
        {ceremony ? ` ${fill(words.vows, { time: ceremony })}` : null}
      </p>
    </section>
  );
}

const fieldId = (field: string) => `quote-${field}`;

function Questions({ quote, token, turns, form }: QuotePageProps) {
  const { formats, quote: words } = useWords();
  const { labels } = words;
  const field = fieldsOf({ idOf: fieldId, labels, form });
  const isAnswerable = quote.state === "open" || quote.state === "expired";
  return (
    <>
      <section className="received-section" aria-labelledby="question-title">
        {turns.length > 0 ? (
          <ol className="received-turns">
            {turns.map(({ id, isClient, text, at }) => (
              <li key={id} data-by={isClient ? "client" : "dj"}>
                <p className="small">
                  <b>{isClient ? quote.firstName : words.dj}</b>{" "}
                  <time className="text-muted" dateTime={new Date(at).toISOString()}>
                    {instantIn(formats, at)}
                  </time>
                </p>
                <p className="whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ol>
        ) : null}
        <details open={form.issues.some(({ path }) => path !== "reason")}>
          <summary className="fold-summary">
            <h2 className="h3" id="question-title">
              {words.ask}
            </h2>
          </summary>
          <form className="form-grid mt-3" id={questionFragment.slice(1)} method="post" action={quoteApi.ask}>
            <ErrorSummary issues={form.issues} labels={labels} idOf={fieldId} takesFocus />
            <input type="hidden" name="token" value={token} />
            <TextArea {...field("question")} placeholder={words.example} className="full" />
            <button className="btn btn-secondary" type="submit">
              {words.send}
            </button>
          </form>
        </details>
      </section>
      {isAnswerable ? (
        <section className="received-section" aria-labelledby="no-title">
          <details open={form.issues.some(({ path }) => path === "reason")}>
            <summary className="fold-summary">
              <h2 className="h3" id="no-title">
                {words.no}
              </h2>
            </summary>
            <form className="form-grid mt-3" id={declineFragment.slice(1)} method="post" action={quoteApi.decline}>
              <input type="hidden" name="token" value={token} />
              <TextArea {...field("reason")} optional className="full" />
              <button className="btn btn-quiet" type="submit">
                {words.decline}
              </button>
            </form>
          </details>
        </section>
      ) : null}
    </>
  );
}

function QuoteSummaryCard({ quote, token, date }: QuotePageProps) {
  const words = useWords();
  const { formats, quote: quoteWords } = words;
  const values = {
    start: timeIn(formats, quote.startTime),
    end: timeIn(formats, quote.endTime),
    length: lengthIn(formats, quote.hours),
  };
  const head = (
    <>
      <h2 className="h3">{capitalized(dateIn(formats, quote.eventDate))}</h2>
      <p className="small text-muted">{fill(quoteWords.music, values)}</p>
    </>
  );
  const isOpen = quote.state === "open";
  const frozen = (
    <div className="price-frozen">
      <span className="i-lucide-lock" aria-hidden="true" />
      <p>
        <b>{fill(quoteWords.frozenUntil, { date: weekdayIn(formats, quote.expiresAt - 1) })}</b>
        <span>{quoteWords.untilMidnight}</span>
      </p>
    </div>
  );
  return (
    <aside className="quote-summary" id="price" aria-label={quoteWords.yourPrice}>
      <PriceSummary
        price={quote.price}
        today={quote.answeredOn}
        head={head}
        deposit={quoteWords.depositWhen}
        words={words}
        note={isOpen ? frozen : null}
      >
        {isOpen && date.isFree ? (
          <form method="post" action={quoteApi.accept}>
            <input type="hidden" name="token" value={token} />
            <button className="btn btn-primary w-full" type="submit">
              {quoteWords.acceptAndRead}
            </button>
          </form>
        ) : null}
        {isOpen ? (
          <>
            <p className="quote-links">
              <a className="btn btn-secondary btn-small" href={questionFragment}>
                {quoteWords.ask}
              </a>
              <a className="btn btn-quiet btn-small" href={declineFragment}>
                {quoteWords.no}
              </a>
            </p>
            <p className="small text-muted">{quoteWords.costsNothing}</p>
          </>
        ) : null}
      </PriceSummary>
    </aside>
  );
}

export function QuotePage(props: QuotePageProps) {
  const { formats, quote: words } = useWords();
  const { quote, notice, others } = props;
  const { number, eventType: event, place } = quote;
  const sent = longDateIn(formats, calendarDateAt(quote.createdAt)).replaceAll(" ", "\u00a0");
  return (
    <div className="wrap portal received-quote">
      <BookingSteps now={quote.state === "accepted" ? "Agreement" : "Quote"} />
      <header>
        <h1 className="h1">{fill(words.heading, { name: quote.firstName })}</h1>
        <p className="lead mt-4">
          {quote.party ? `${fill(words.party, { party: quote.party })} ` : null}
          {quote.purchaseOrder ? `${fill(words.purchaseOrder, { number: quote.purchaseOrder })} ` : null}
          {fill(words.what, { event, place, number, date: sent })}
        </p>
      </header>
      {notice ? (
        <div role="status">
          <Notice tone="ok">
            <p>{notice}</p>
          </Notice>
        </div>
      ) : null}
      <QuoteState {...props} />
      <div className="received-grid">
        <QuoteSummaryCard {...props} />
        <div>
          <SunsetOfDay {...quote} />
          <QuoteDetails quote={quote} />
          <Questions {...props} />
          {others.length > 0 ? <OtherQuotes others={others} /> : null}
          <AcceptBar {...props} />
        </div>
      </div>
    </div>
  );
}

export const quoteMetadata = (words: Words, accent: EventCategory | null) =>
  portalMetadata(words, words.quote, "portal-quotes", portalPaths.quote, accent);
