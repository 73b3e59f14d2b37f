import { site } from "../../../content/site.ts";
import { briefWeekdayIn, dateIn, fill, weekdayIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { NotHeldAgain } from "../../bookings/holds/holds.ts";
import { TooManyHolds } from "../../portal/frame/hold-notice.tsx";
import { portalPaths } from "../../portal/paths.ts";
import { dateOnBook } from "../../site/paths.ts";
import { questionFragment, quoteApi, quoteLink } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

function DateGone({ quote, date }: QuotePageProps) {
  const {
    formats,
    quote: { gone, portal },
  } = useWords();
  return (
    <section className="card received-state" id="date-gone" aria-labelledby="gone-title">
      <h2 className="h3" id="gone-title">
        {fill(gone.heading, { date: dateIn(formats, quote.eventDate) })}
      </h2>
      <p>
        {gone.own}{" "}
        <a className="underline" href={portalPaths.dashboard}>
          {portal}
        </a>
        . {gone.text}
        {date.nearest.length > 0 ? ` ${gone.near}` : ""}
      </p>
      {date.nearest.length > 0 ? (
        <p className="quote-links">
          {date.nearest.map((day) => (
            <a key={day} className="btn btn-secondary btn-small" href={formats.prefix + dateOnBook(day)}>
              {briefWeekdayIn(formats, day)}
            </a>
          ))}
        </p>
      ) : null}
      <p>
        <a className="text-link" href={formats.prefix + dateOnBook(quote.eventDate)}>
          {gone.more}
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

function AskForDate({ quote, token }: QuotePageProps) {
  const {
    formats,
    quote: { notHeld },
  } = useWords();
  const date = dateIn(formats, quote.eventDate);
  return (
    <>
      <p>{fill(notHeld.twice, { date })}</p>
      <form method="post" action={quoteApi.ask}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="question" value={fill(notHeld.askMe, { date })} />
        <button className="btn btn-secondary" type="submit">
          {notHeld.askForDate}
        </button>
      </form>
    </>
  );
}

/** Although its date is free. */
function NotHeldNow({ notHeld: { why, dates }, ...props }: QuotePageProps & { notHeld: NotHeldAgain }) {
  const {
    formats,
    quote: { notHeld },
  } = useWords();
  const { quote } = props;
  if (why === "date-gone") return null;
  return (
    <section className="card received-state" aria-labelledby="state-title" role="alert">
      <h2 className="h3" id="state-title">
        {fill(notHeld.heading, { date: dateIn(formats, quote.eventDate) })}
      </h2>
      {why === "held-twice" ? <AskForDate {...props} notHeld={null} /> : <TooManyHolds limit={why} dates={dates} />}
      <p>
        {fill(notHeld.stays, { date: weekdayIn(formats, quote.expiresAt - 1) })}{" "}
        <a className="underline" href={questionFragment}>
          {notHeld.write}
        </a>
        .
      </p>
    </section>
  );
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

function HeldNoLonger({ isHeldTwice, ...props }: QuotePageProps & { isHeldTwice: boolean }) {
  const words = useWords().quote.notHeld;
  const { token, notHeld } = props;
  if (isHeldTwice || notHeld?.why === "held-twice") return <AskForDate {...props} />;
  return (
    <>
      {notHeld && notHeld.why !== "date-gone" ? (
        <TooManyHolds limit={notHeld.why} dates={notHeld.dates} />
      ) : (
        <p>{words.over}</p>
      )}
      <TokenButton action={quoteApi.accept} token={token} label={words.again} />
    </>
  );
}

export function QuoteState(props: QuotePageProps) {
  const { formats, quote: words } = useWords();
  const { quote, token, newest, date, held } = props;
  switch (quote.state) {
    case "open":
      if (props.notHeld && props.notHeld.why !== "date-gone") return <NotHeldNow {...props} notHeld={props.notHeld} />;
      if (!date.isFree) return <DateGone {...props} />;
      return quote.changes.length > 0 ? (
        <Changes heading={quote.isRenewed ? words.changedSince : words.changed} changes={quote.changes} />
      ) : null;
    case "superseded":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            {newest ? words.newer.heading : words.closed.heading}
          </h2>
          {newest ? (
            <>
              <ChangeList changes={newest.changes} />
              <a className="btn btn-primary" href={quoteLink(newest.token)}>
                {words.newer.open}
              </a>
            </>
          ) : (
            <p>
              {words.closed.lead}{" "}
              <a className="underline" href={portalPaths.dashboard}>
                {words.portal}
              </a>
              {words.closed.rest}
            </p>
          )}
        </section>
      );
    case "expired":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            {words.expired.heading}
          </h2>
          <p>
            {fill(quote.lapses.length > 0 ? words.expired.without : words.expired.text, {
              date: weekdayIn(formats, quote.expiresAt - 1),
              lines: quote.lapses.join("; "),
            })}
          </p>
          <TokenButton action={quoteApi.renew} token={token} label={words.expired.again} />
        </section>
      );
    case "accepted":
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            {words.accepted.heading}
          </h2>
          {held?.until ? <p>{fill(words.accepted.held, { time: held.until })}</p> : null}
          {held?.isOver ? <HeldNoLonger {...props} isHeldTwice={held.isHeldTwice} /> : null}
          {held && !held.isOver ? <GoOn to={held.goOn} token={token} /> : null}
          {held?.isOver && !date.isFree ? <DateGone {...props} /> : null}
        </section>
      );
    default:
      return (
        <section className="card received-state" aria-labelledby="state-title">
          <h2 className="h3" id="state-title">
            {words.declined.heading}
          </h2>
          <p>
            {words.declined.text}{" "}
            <a className="underline" href={site.phone.href}>
              {fill(words.call, { phone: site.phone.display })}
            </a>
            .
          </p>
        </section>
      );
  }
}

function GoOn({ to, token }: { to: string | null; token: string }) {
  const { accepted } = useWords().quote;
  return to ? (
    <a className="btn btn-primary" href={to}>
      {accepted.goOn}
    </a>
  ) : (
    <>
      <p>{accepted.inMail}</p>
      <TokenButton action={quoteApi.accept} token={token} label={accepted.mailAgain} />
    </>
  );
}
