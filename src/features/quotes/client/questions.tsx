import { instantIn } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { declineFragment, questionFragment, quoteApi } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

const fieldId = (field: string) => `quote-${field}`;

export function Questions({ quote, token, turns, form }: QuotePageProps) {
  const { formats, quote: words } = useWords();
  const { labels } = words;
  const field = fieldsOf({ idOf: fieldId, labels, form });
  const isAnswerable = quote.state === "open" || quote.state === "expired";
  return (
    <>
      <section className="received-section" id={questionFragment.slice(1)} aria-labelledby="question-title">
        <h2 className="h3" id="question-title">
          {words.ask}
        </h2>
        {turns.length > 0 ? (
          <ol className="received-turns">
            {turns.map(({ id, isClient, text, at }) => (
              <li key={id} data-by={isClient ? "client" : "dj"}>
                <p className="small">
                  <b>{isClient ? quote.firstName : words.dj}</b>{" "}
                  <time className="text-muted" dateTime={new Date(at).toISOString()}>
                    {instantIn(formats, at)}
                  </time>
                </p>
                <p className="whitespace-pre-line">{text}</p>
              </li>
            ))}
          </ol>
        ) : null}
        <form className="form-grid mt-5" method="post" action={quoteApi.ask}>
          <ErrorSummary issues={form.issues} labels={labels} idOf={fieldId} takesFocus />
          <input type="hidden" name="token" value={token} />
          <TextArea {...field("question")} placeholder={words.example} className="full" />
          <button className="btn btn-secondary" type="submit">
            {words.send}
          </button>
        </form>
      </section>
      {isAnswerable ? (
        <section className="received-section" id={declineFragment.slice(1)} aria-labelledby="no-title">
          <h2 className="h3" id="no-title">
            {words.no}
          </h2>
          <form className="form-grid mt-5" method="post" action={quoteApi.decline}>
            <input type="hidden" name="token" value={token} />
            <TextArea {...field("reason")} optional className="full" />
            <button className="btn btn-quiet" type="submit">
              {words.decline}
            </button>
          </form>
        </section>
      ) : null}
    </>
  );
}
