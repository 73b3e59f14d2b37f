import { dateIn, fill, lengthIn } from "../../../platform/language.ts";
import { dollars } from "../../../platform/money.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { lineIn } from "../../prices/price-words.ts";
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

export function QuoteDetails({ quote }: { quote: QuoteView }) {
  const words = useWords();
  const { fromDj, parts, added: addedForYou, always } = words.quote;
  const added = quote.price.lines.filter(({ kind }) => kind === "add-on" || kind === "hour");
  return (
    <>
      {quote.note ? (
        <section className="received-note" aria-label={fromDj}>
          <p className="small font-600">{fromDj}</p>
          <p className="whitespace-pre-line">{quote.note}</p>
        </section>
      ) : null}
      <section className="received-section" aria-labelledby="parts-title">
        <h2 className="h3" id="parts-title">
          {parts}
        </h2>
        <div className="received-parts">
          <Parts heading={quote.packageName} parts={quote.features} />
          <div>
            {added.length > 0 ? (
              <Parts
                heading={addedForYou}
                parts={added.map((line) => {
                  const { label, note } = lineIn(words, line);
                  return note ? `${label}, ${note.split(" ")[0]}` : label;
                })}
              />
            ) : null}
            <Parts {...always} />
          </div>
        </div>
      </section>
      {quote.state === "open" ? <IfYouAccept quote={quote} /> : null}
    </>
  );
}

function IfYouAccept({ quote }: { quote: QuoteView }) {
  const {
    formats,
    quote: { next },
  } = useWords();
  const values = {
    hold: lengthIn(formats, quote.holdHours),
    deposit: dollars(quote.price.deposit),
    date: dateIn(formats, quote.eventDate),
  };
  return (
    <section className="received-section" aria-labelledby="then-title">
      <h2 className="h3" id="then-title">
        {next.heading}
      </h2>
      <ol className="steps mt-5">
        {next.steps.map(({ lead, rest }) => (
          <li key={lead}>
            <b>{fill(lead, values)}</b> {rest}
          </li>
        ))}
      </ol>
    </section>
  );
}
