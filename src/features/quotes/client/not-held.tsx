import { dateInWords, weekdayInWords } from "../../../platform/dates.ts";
import type { NotHeldAgain } from "../../bookings/holds.ts";
import { TooManyHolds } from "../../portal/frame/too-many-holds.tsx";
import { questionFragment, quoteApi } from "./paths.ts";
import { TokenButton } from "./token-button.tsx";
import type { QuotePageProps } from "./view.ts";

function AskForDate({ quote, token }: QuotePageProps) {
  return (
    <>
      <p>
        {dateInWords(quote.eventDate)} was held for you twice already. Now it is for me to give: one press asks me, and
        I write to you.
      </p>
      <form method="post" action={quoteApi.ask}>
        <input type="hidden" name="token" value={token} />
        <input
          type="hidden"
          name="question"
          value={`Could you hold ${dateInWords(quote.eventDate)} for me once more?`}
        />
        <button className="btn btn-secondary" type="submit">
          Ask for the date
        </button>
      </form>
    </>
  );
}

/** Although its date is free. */
export function NotHeldNow({ notHeld: { why, dates }, ...props }: QuotePageProps & { notHeld: NotHeldAgain }) {
  const { quote } = props;
  if (why === "date-gone") return null;
  return (
    <section className="card received-state" aria-labelledby="state-title" role="alert">
      <h2 className="h3" id="state-title">
        {dateInWords(quote.eventDate)} was not held
      </h2>
      {why === "held-twice" ? <AskForDate {...props} notHeld={null} /> : <TooManyHolds limit={why} dates={dates} />}
      <p>
        Your quote stays open until midnight on {weekdayInWords(quote.expiresAt - 1)}, and nothing of it is lost. Is
        something in the way?{" "}
        <a className="underline" href={questionFragment}>
          Write to me
        </a>
        .
      </p>
    </section>
  );
}

export function HeldNoLonger({ isHeldTwice, ...props }: QuotePageProps & { isHeldTwice: boolean }) {
  const { token, notHeld } = props;
  if (isHeldTwice || notHeld?.why === "held-twice") return <AskForDate {...props} />;
  return (
    <>
      {notHeld && notHeld.why !== "date-gone" ? (
        <TooManyHolds limit={notHeld.why} dates={notHeld.dates} />
      ) : (
        <p>The date is held no longer. If it is still free, one press holds it once more.</p>
      )}
      <TokenButton action={quoteApi.accept} token={token} label="Hold the date again" />
    </>
  );
}
