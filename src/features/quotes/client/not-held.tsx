import { dateIn, fill, weekdayIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { NotHeldAgain } from "../../bookings/holds.ts";
import { TooManyHolds } from "../../portal/frame/too-many-holds.tsx";
import { questionFragment, quoteApi } from "./paths.ts";
import { TokenButton } from "./token-button.tsx";
import type { QuotePageProps } from "./view.ts";

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
export function NotHeldNow({ notHeld: { why, dates }, ...props }: QuotePageProps & { notHeld: NotHeldAgain }) {
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

export function HeldNoLonger({ isHeldTwice, ...props }: QuotePageProps & { isHeldTwice: boolean }) {
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
