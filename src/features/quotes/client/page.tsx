import type { EventCategory } from "../../../content/categories.ts";
import { dayInWords } from "../../../platform/dates.ts";
import { Notice } from "../../../platform/ui/notice.tsx";
import { BookingSteps } from "../../bookings/booking-steps.tsx";
import { portalMetadata } from "../../portal/frame/portal-metadata.ts";
import { portalPaths } from "../../portal/paths.ts";
import { AcceptBar } from "./accept-bar.tsx";
import { OtherQuotes } from "./other-quotes.tsx";
import { Questions } from "./questions.tsx";
import { QuoteDetails } from "./quote-details.tsx";
import { QuoteState } from "./quote-state.tsx";
import { ReceivedTicket } from "./received-ticket.tsx";
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
