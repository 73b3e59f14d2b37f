import { capitalized, fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import type { PortalEvening } from "./evening.ts";
import type { PortalStep } from "./steps.ts";

interface NextStepProps {
  steps: readonly PortalStep[];
  phase: PortalEvening["phase"];
}

export function NextStep({ steps, phase }: NextStepProps) {
  const words = useWords().dashboard.next;
  const next = steps.find(({ isDone }) => !isDone);
  if (steps.length === 0) return null;
  return (
    <section className="card next-step" aria-labelledby="next-title">
      <p className="small text-muted">
        {phase === "over" && next ? `${words.thanks} ` : ""}
        {phase === "today" ? words.today : words.title}
      </p>
      <h2 className="h3" id="next-title">
        {next?.label ?? words.nothing}
      </h2>
      {next ? (
        <>
          <p className="small text-muted">
            {next.note ? fill("{reason} {note}.", { reason: next.reason, note: capitalized(next.note) }) : next.reason}
          </p>
          <a className="btn btn-primary next-action" href={next.href}>
            {next.action}
            <span className="i-lucide-arrow-right" aria-hidden="true" />
          </a>
        </>
      ) : (
        <p className="small text-muted">{phase === "over" ? words.thanks : words.enough}</p>
      )}
    </section>
  );
}
