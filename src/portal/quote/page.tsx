import type { EventCategory } from "../../content/categories.ts";
import { dateInWords, dayInWords } from "../../dates.ts";
import { dollars } from "../../money.ts";
import { BookingSteps } from "../../ui/booking-steps.tsx";
import { Notice } from "../../ui/notice.tsx";
import { portalMetadata } from "../frame/portal-metadata.ts";
import { portalPaths, quoteLink } from "../paths.ts";
import { Questions } from "./questions.tsx";
import { QuoteDetails } from "./quote-details.tsx";
import { QuoteState } from "./quote-state.tsx";
import { AcceptBar, ReceivedTicket } from "./received-ticket.tsx";
import { SunsetOfDay } from "./sunset-of-day.tsx";
import type { QuotePageProps } from "./view.ts";

/** A quote as its client receives it: what it costs, what is in it, and what can be done with it. */
export function QuotePage(props: QuotePageProps) {
  const { quote, notice, others } = props;
  return (
    <div className="wrap portal received-quote">
      <BookingSteps now={quote.state === "accepted" ? "Agreement" : "Quote"} />
      <header>
        <h1 className="h1">{quote.firstName}, here is your quote</h1>
        <p className="lead mt-4">
          {quote.eventType}, {quote.place}. Number {quote.number}, sent {dayInWords(quote.createdAt)}.
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
        <ReceivedTicket {...props} />
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

export const quoteMetadata = (accent: EventCategory | null) =>
  portalMetadata(
    {
      title: "Your quote",
      description:
        "Your quote: what you get, what it costs line by line, the deposit and the balance. Accept it, ask about it, or say no.",
      feature: "portal-quote",
      path: portalPaths.quote,
    },
    accent,
  );
