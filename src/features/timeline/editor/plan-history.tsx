import { type PlanPlace, planApi } from "../addresses.ts";
import type { ChangeGroup } from "../history.ts";

interface PlanHistoryProps {
  place: PlanPlace;
  newKey: string;
  history: readonly ChangeGroup[];
}

const states: Readonly<Record<ChangeGroup["state"], string>> = {
  made: "",
  proposed: "Waits for the DJ's yes",
  accepted: "Accepted by the DJ",
  declined: "Declined by the DJ",
};

/** The last change with its undo, and the changes before it, to each of which the plan can go back. */
export function PlanHistory({ place, newKey, history }: PlanHistoryProps) {
  const [last] = history;
  if (!last) return null;
  const api = planApi(place.api);
  const button = (action: string, { batch }: ChangeGroup, label: string) => (
    <form method="post" action={action}>
      <input type="hidden" name="booking" value={place.booking} />
      <input type="hidden" name="idempotencyKey" value={`${newKey}-u`} />
      <input type="hidden" name="batch" value={batch} />
      <button className="btn btn-small btn-secondary" type="submit">
        <span className="i-lucide-undo-2" aria-hidden="true" />
        {label}
      </button>
    </form>
  );
  return (
    <section className="plan-history" aria-labelledby="plan-history-title">
      <h2 className="visually-hidden" id="plan-history-title">
        Changes
      </h2>
      <div className="plan-last">
        <p className="small text-muted">
          Last change: {last.author}, {last.at}. {last.lines[0]}
          {last.lines.length > 1 ? `, and ${last.lines.length - 1} more` : ""}
        </p>
        {last.isOpen ? button(api.undo, last, "Undo") : null}
      </div>
      <details>
        <summary className="plan-quiet px-0">All changes, and versions to go back to</summary>
        <ol className="card plan-changes">
          {history.map((group) => (
            <li key={group.batch}>
              <p className="small">
                <b>{group.author}</b> <span className="text-muted">{group.at}</span>
                {states[group.state] ? <span className="badge ml-2">{states[group.state]}</span> : null}
              </p>
              <ul className="small text-muted">
                {group.lines.map((line, at) => (
                  <li key={`${group.batch}-${String(at)}`}>{line}</li>
                ))}
              </ul>
              {group.isOpen ? (
                <div className="plan-buttons">
                  {button(api.undo, group, "Undo this")}
                  {button(api.restore, group, "Go back to before this")}
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
