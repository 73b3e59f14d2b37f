import type { EventCategory } from "../../../content/categories.ts";
import { dateInWords, dayInWords, weekdayInWords } from "../../../platform/dates.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { quoteApi, quoteLink } from "./paths.ts";
import { Questions } from "./questions.tsx";
import { QuoteDetails } from "./quote-details.tsx";
import { QuoteState } from "./quote-state.tsx";
import { QuoteSummaryCard } from "./quote-summary-card.tsx";
import type { QuotePageProps, QuoteView } from "./view.ts";

function OtherQuotes({ others }: Pick<QuotePageProps, "others">) {
  return (
    <section className="received-section" aria-labelledby="others-title">
      <h2 className="h3" id="others-title">
        Your other quotes
      </h2>
      <ul className="mt-3">
        {others.map(({ token, eventDate, total }) => (
          <li key={token}>
            <a className="text-link" href={quoteLink(token)}>
              {dateInWords(eventDate)}, {dollars(total)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shown on phones, below the summary. */
function AcceptBar({ quote, token, date }: QuotePageProps) {
  if (quote.state !== "open" || !date.isFree) return null;
  return (
    <form className="received-bar" method="post" action={quoteApi.accept}>
      <input type="hidden" name="token" value={token} />
      <p>
        <b className="display">{billDollars(quote.price.total)}</b>
        <small>frozen until {weekdayInWords(quote.expiresAt - 1)}</small>
      </p>
      <button className="btn btn-primary" type="submit">
        Accept
      </button>
    </form>
  );
}

function SunsetOfDay({ sunset, ceremony }: Pick<QuoteView, "sunset" | "ceremony">) {
  return (
    <section className="received-sunset" aria-labelledby="sunset-title">
      <span className="i-lucide-sunset" aria-hidden="true" />
      <h2 className="h2" id="sunset-title">
        Sunset at {sunset.time}
      </h2>
      <p className="text-muted">
        In {sunset.place}.{ceremony ? ` For vows in its light, the ceremony begins around ${ceremony}.` : null}
      </p>
    </section>
  );
}

export function QuotePage(props: QuotePageProps) {
  const { quote, notice, others } = props;
  return (
    <div className="wrap portal received-quote">
      <BookingSteps now={quote.state === "accepted" ? "Agreement" : "Quote"} />
      <header>
        <h1 className="h1">{quote.firstName}, here is your quote</h1>
        <p className="lead mt-4">
          {quote.party ? `For ${quote.party}. ` : null}
          {quote.purchaseOrder ? `Purchase order ${quote.purchaseOrder}. ` : null}
          {quote.eventType}, {quote.place}. Number {quote.number}, sent {dayInWords(quote.createdAt)}.
        </p>
        {quote.aside ? (
          <p className="mt-2" lang={quote.aside.language}>
            {quote.aside.text}
          </p>
        ) : null}
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

export const quoteMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Your quote",
      description:
        "Your quote: what you get, what it costs line by line, the deposit and the balance. Accept it, ask about it, or say no.",
      feature: "portal-quotes",
      path: portalPaths.quote,
    },
    accent,
  );
