import { dateInWords } from "../../../platform/dates.ts";
import { dollars } from "../../../platform/money.ts";
import { lengthInWords } from "../../../platform/numbers.ts";
import type { QuoteView } from "./view.ts";

function Parts({ heading, parts }: { heading: string; parts: readonly string[] }) {
  return (
    <div className="mt-4">
      <h3 className="small font-600">{heading}</h3>
      <ul className="checks mt-2">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

const always = [
  "A second system, ready to go",
  "Insurance certificate to your venue",
  "Money back if I cancel, the deposit included",
];

export function QuoteDetails({ quote }: { quote: QuoteView }) {
  const added = quote.price.lines.filter(({ kind }) => kind === "add-on" || kind === "hour");
  return (
    <>
      {quote.note ? (
        <section className="received-note" aria-label="From your DJ">
          <p className="small font-600">From your DJ</p>
          <p className="whitespace-pre-line">{quote.note}</p>
        </section>
      ) : null}
      <section className="received-section" aria-labelledby="parts-title">
        <h2 className="h3" id="parts-title">
          What you get
        </h2>
        <div className="received-parts">
          <Parts heading={quote.packageName} parts={quote.features} />
          <div>
            {added.length > 0 ? (
              <Parts
                heading="Added for you"
                parts={added.map(({ label, note }) => (note ? `${label}, ${note.split(" ")[0]}` : label))}
              />
            ) : null}
            <Parts heading="At every event" parts={always} />
          </div>
        </div>
      </section>
      {quote.state === "open" ? <IfYouAccept quote={quote} /> : null}
    </>
  );
}

function IfYouAccept({ quote }: { quote: QuoteView }) {
  return (
    <section className="received-section" aria-labelledby="then-title">
      <h2 className="h3" id="then-title">
        If you accept
      </h2>
      <ol className="steps mt-5">
        <li>
          <b>The date is held for {lengthInWords(quote.holdHours)}.</b> You read the agreement and sign online, without
          an account.
        </li>
        <li>
          <b>You pay the deposit of {dollars(quote.price.deposit)}.</b> It counts toward the price.
        </li>
        <li>
          <b>{dateInWords(quote.eventDate)} is yours alone.</b> The portal opens: songs, questions, the agreement.
        </li>
      </ol>
    </section>
  );
}
