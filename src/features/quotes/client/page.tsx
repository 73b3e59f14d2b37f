import type { EventCategory } from "../../../content/categories.ts";
import type { Words } from "../../../content/words/en/index.ts";
import { calendarDateAt } from "../../../platform/dates.ts";
import { dateIn, fill, longDateIn, weekdayIn } from "../../../platform/language.ts";
import { billDollars, dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
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

export function QuotePage(props: QuotePageProps) {
  const { formats, quote: words } = useWords();
  const { quote, notice, others } = props;
  const { number, eventType: event, place } = quote;
  const sent = longDateIn(formats, calendarDateAt(quote.createdAt));
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

export const quoteMetadata = ({ formats, quote }: Words, accent: EventCategory | null) =>
  portalMetadata(
    {
      language: formats.tag,
      title: quote.title,
      description: quote.about,
      feature: "portal-quotes",
      path: portalPaths.quote,
    },
    accent,
  );
