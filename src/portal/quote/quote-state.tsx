import { site } from "../../content/site.ts";
import { dateInWords, weekdayInBrief } from "../../dates.ts";
import { dateOnBook } from "../../site/paths.ts";
import { quoteApi, quoteLink } from "../paths.ts";
import type { QuotePageProps } from "./view.ts";

/** What has become of the quote, where it is not simply open, and the way on from there. */
export function QuoteState(props: QuotePageProps) {
  const { quote, token, newest, date, held } = props;
  switch (quote.state) {
    case "open":
      if (!date.isFree) return <DateGone {...props} />;
      return quote.changes.length > 0 ? <Changes heading="What changed" changes={quote.changes} /> : null;
    case "superseded":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            There is a newer version
          </h2>
          {newest ? (
            <>
              <ChangeList changes={newest.changes} />
              <a className="btn btn-primary" href={quoteLink(newest.token)}>
                Open the newest quote
              </a>
            </>
          ) : null}
        </section>
      );
    case "expired":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            This quote has expired
          </h2>
          <p>Its price held for two weeks. One press makes it again, at the prices of today.</p>
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
          {held?.isOver ? <p>The date is held no longer. If it is still free, one press holds it again.</p> : null}
          <TokenButton
            action={quoteApi.accept}
            token={token}
            label={held?.isOver ? "Hold the date again" : "Go on to your booking"}
          />
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
            <a className="text-link" href={site.phone.href}>
              Call {site.phone.display}
            </a>
            .
          </p>
        </section>
      );
  }
}

function TokenButton({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-primary" type="submit">
        {label}
      </button>
    </form>
  );
}

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
        <p className="received-ways">
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
