import { capitalized, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { PortalBooking } from "../frame/view.ts";
import type { PortalEvening } from "./evening.ts";
import { stepsOf } from "./steps.ts";

const more = 3;

export function NextStep({ booking, evening }: { booking: PortalBooking; evening: PortalEvening }) {
  const all = useWords();
  const words = all.dashboard.next;
  const steps = stepsOf(booking, evening, all);
  const done = steps.filter(({ isDone }) => isDone);
  const [next, ...rest] = steps.filter(({ isDone }) => !isDone);
  const isPlanned = evening.phase === "ahead";
  const listed = isPlanned ? rest.slice(0, more) : rest;
  if (steps.length === 0) return null;
  return (
    <section className="card next-step" aria-labelledby="next-title">
      <p className="small text-muted">{evening.phase === "today" ? words.today : words.title}</p>
      {next ? (
        <>
          <h2 className="h3" id="next-title">
            {next.label}
          </h2>
          <p className="small text-muted">
            {next.reason}
            {next.note ? ` ${capitalized(next.note)}.` : ""}
          </p>
          <a className="btn btn-primary next-action" href={next.href}>
            {next.action}
            <span className="i-lucide-arrow-right" aria-hidden="true" />
          </a>
        </>
      ) : (
        <>
          <h2 className="h3" id="next-title">
            {words.nothing}
          </h2>
          <p className="small text-muted">{evening.phase === "over" ? words.thanks : words.enough}</p>
        </>
      )}
      {listed.length > 0 ? (
        <ul className="next-rest">
          {listed.map(({ label, href, note }) => (
            <li key={label}>
              <a href={href}>
                <span className="i-lucide-circle" aria-hidden="true" />
                <span>{label}</span>
                <span className="small text-muted">{note}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {isPlanned ? (
        <details className="next-done">
          <summary className="small">{fill(words.done, { done: done.length, all: steps.length })}</summary>
          <ul className="small">
            {[...done, ...rest.slice(more)].map(({ label, href, isDone }) => (
              <li key={label} className="text-muted">
                <span
                  className={isDone ? "i-lucide-check" : "i-lucide-circle"}
                  data-done={isDone ? "" : undefined}
                  aria-hidden="true"
                />
                {isDone ? (
                  <>
                    {label}
                    <span className="visually-hidden">{words.isDone}</span>
                  </>
                ) : (
                  <a className="underline" href={href}>
                    {label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
