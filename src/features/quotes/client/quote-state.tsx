import { site } from "../../../content/site.ts";
import { dateInWords, weekdayInBrief, weekdayInWords } from "../../../platform/dates.ts";
import { portalPaths } from "../../portal/paths.ts";
import { dateOnBook } from "../../site/paths.ts";
import { HeldNoLonger, NotHeldNow } from "./not-held.tsx";
import { quoteApi, quoteLink } from "./paths.ts";
import { TokenButton } from "./token-button.tsx";
import type { QuotePageProps } from "./view.ts";

function DateGone({ quote, date }: QuotePageProps) {
  return (
    <section className="card received-state" id="date-gone" aria-labelledby="gone-title">
      <h2 className="h3" id="gone-title">
        {dateInWords(quote.eventDate)} is not free just now
      </h2>
      <p>
        Somebody else holds it. Your quote stays as it is: should the day come free, accept it then.
        {date.nearest.length > 0 ? " These days are free:" : ""}
      </p>
      {date.nearest.length > 0 ? (
        <p className="quote-links">
          {date.nearest.map((day) => (
            <a key={day} className="btn btn-secondary btn-small" href={dateOnBook(day)}>
              {weekdayInBrief(day)}
            </a>
          ))}
        </p>
      ) : null}
      <p>
        <a className="text-link" href={dateOnBook(quote.eventDate)}>
          More about the date
        </a>
      </p>
    </section>
  );
}

function Changes({ heading, changes }: { heading: string; changes: readonly string[] }) {
  return (
    <section className="card received-state" aria-labelledby="changes-title">
      <h2 className="h3" id="changes-title">
        {heading}
      </h2>
      <ChangeList changes={changes} />
    </section>
  );
}

function ChangeList({ changes }: { changes: readonly string[] }) {
  return changes.length > 0 ? (
    <ul className="received-changes">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  ) : null;
}

export function QuoteState(props: QuotePageProps) {
  const { quote, token, newest, date, held } = props;
  switch (quote.state) {
    case "open":
      if (props.notHeld && props.notHeld.why !== "date-gone") return <NotHeldNow {...props} notHeld={props.notHeld} />;
      if (!date.isFree) return <DateGone {...props} />;
      return quote.changes.length > 0 ? (
        <Changes
          heading={quote.isRenewed ? "What changed since the quote that expired" : "What changed"}
          changes={quote.changes}
        />
      ) : null;
    case "superseded":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            {newest ? "There is a newer version" : "This quote is closed"}
          </h2>
          {newest ? (
            <>
              <ChangeList changes={newest.changes} />
              <a className="btn btn-primary" href={quoteLink(newest.token)}>
                Open the newest quote
              </a>
            </>
          ) : (
            <p>
              A booking has taken its place, which stands in{" "}
              <a className="underline" href={portalPaths.dashboard}>
                your portal
              </a>
              .
            </p>
          )}
        </section>
      );
    case "expired":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            This quote has expired
          </h2>
          <p>
            Its price held until {weekdayInWords(quote.expiresAt - 1)}. One press makes it again, at the prices of today
            {quote.lapses.length > 0
              ? `, and without what was taken off for this quote alone: ${quote.lapses.join("; ")}`
              : ""}
            .
          </p>
          <TokenButton action={quoteApi.renew} token={token} label="Ask for it again" />
        </section>
      );
    case "accepted":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            You have accepted this quote
          </h2>
          {held?.until ? (
            <p>The date is held for you until {held.until}. Next you read the agreement and sign it.</p>
          ) : null}
          {held?.isOver ? <HeldNoLonger {...props} isHeldTwice={held.isHeldTwice} /> : null}
          {held && !held.isOver ? <GoOn to={held.goOn} token={token} /> : null}
          {held?.isOver && !date.isFree ? <DateGone {...props} /> : null}
        </section>
      );
    default:
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            You said no to this quote
          </h2>
          <p>
            Nothing more is sent. Changed your mind?{" "}
            <a className="underline" href={site.phone.href}>
              Call {site.phone.display}
            </a>
            .
          </p>
        </section>
      );
  }
}

function GoOn({ to, token }: { to: string | null; token: string }) {
  return to ? (
    <a className="btn btn-primary" href={to}>
      Go on to your booking
    </a>
  ) : (
    <>
      <p>The way to your booking is in your email: open the link to your portal there.</p>
      <TokenButton action={quoteApi.accept} token={token} label="Email me the link again" />
    </>
  );
}
