import { countIn, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { gaugeWords } from "../../songs/must-play-time.ts";
import { MustPlayBar } from "../frame/must-play-gauge.tsx";
import { portalPaths } from "../paths.ts";
import type { PortalEvening } from "./evening.ts";
import type { PortalStep } from "./steps.ts";

const more = 3;

interface ToDoCardProps {
  steps: readonly PortalStep[];
  evening: Pick<PortalEvening, "phase" | "mustPlays">;
}

/** What comes after the next step. */
export function ToDoCard({ steps, evening: { phase, mustPlays } }: ToDoCardProps) {
  const { formats, dashboard } = useWords();
  const words = dashboard.next;
  const done = steps.filter(({ isDone }) => isDone);
  const rest = steps.filter(({ isDone }) => !isDone).slice(1);
  const isPlanned = phase === "ahead" && steps.length > 0;
  const listed = isPlanned ? rest.slice(0, more) : rest;
  // Afterward the money's card offers the tip.
  const isOffered = ({ href }: PortalStep) => phase === "over" && href.startsWith(portalPaths.tip);
  if (!isPlanned && rest.every(isOffered)) return null;
  return (
    <section className="card portal-card to-do" aria-labelledby="to-do-title">
      <h2 className="h3" id="to-do-title">
        {words.toDo}
      </h2>
      <div>
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
      </div>
      {isPlanned && mustPlays.songs > 0 ? (
        <div className="portal-card-end">
          <p className="small portal-gauge">
            <b>
              {fill(dashboard.songs.floor, {
                filled: gaugeWords(mustPlays.minutes),
                dancing: gaugeWords(mustPlays.dancing),
              })}
            </b>
            {mustPlays.over > 0 ? (
              <span className="text-brand-text">{countIn(formats, dashboard.songs.tooMany, mustPlays.tooMany)}</span>
            ) : null}
          </p>
          <MustPlayBar {...mustPlays} />
        </div>
      ) : null}
    </section>
  );
}
