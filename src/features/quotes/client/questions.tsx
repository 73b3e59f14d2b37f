import { instantInWords } from "../../../platform/dates.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { fieldsOf } from "../../../platform/ui/field-frame.tsx";
import { TextArea } from "../../../platform/ui/text-area.tsx";
import { declineFragment, questionFragment, quoteApi } from "./paths.ts";
import type { QuotePageProps } from "./view.ts";

const labels = { question: "Your question", reason: "Why not" };
const fieldId = (field: string) => `quote-${field}`;

export function Questions({ quote, token, turns, form }: QuotePageProps) {
  const field = fieldsOf({ idOf: fieldId, labels, form });
  const isAnswerable = quote.state === "open" || quote.state === "expired";
  return (
    <>
      <section className="received-section" id={questionFragment.slice(1)} aria-labelledby="question-title">
        <h2 className="h3" id="question-title">
          Ask a question
        </h2>
        {turns.length > 0 ? (
          <ol className="received-turns">
            {turns.map(({ id, isClient, text, at }) => (
              <li key={id} data-by={isClient ? "client" : "dj"}>
                <p className="small">
                  <b>{isClient ? quote.firstName : "Your DJ"}</b>{" "}
                  <time className="text-muted" dateTime={new Date(at).toISOString()}>
                    {instantInWords(at)}
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
          <TextArea {...field("question")} placeholder="A time, a song, an extra" className="full" />
          <button className="btn btn-secondary" type="submit">
            Send the question
          </button>
        </form>
      </section>
      {isAnswerable ? (
        <section className="received-section" id={declineFragment.slice(1)} aria-labelledby="no-title">
          <h2 className="h3" id="no-title">
            No, thank you
          </h2>
          <form className="form-grid mt-5" method="post" action={quoteApi.decline}>
            <input type="hidden" name="token" value={token} />
            <TextArea {...field("reason")} optional className="full" />
            <button className="btn btn-quiet" type="submit">
              Decline this quote
            </button>
          </form>
        </section>
      ) : null}
    </>
  );
}
