import type { FormEvent } from "react";
import type { Words } from "../../../content/words/en/index.ts";
import type { LastChange } from "../../../platform/islands/changes/use-item-list.ts";
import { fill } from "../../../platform/language.ts";
import type { ChangeGroup } from "../../changes/model.ts";
import type { PlanWords } from "../model.ts";
import { type PlanPlace, planApi } from "../paths.ts";

interface UndoButtonProps {
  place: PlanPlace;
  newKey: string;
  action: "undo" | "restore";
  batch: string;
  label: string;
  onSubmit?: (event: FormEvent) => void;
}

function UndoButton({ place, newKey, action, batch, label, onSubmit }: UndoButtonProps) {
  return (
    <form method="post" action={planApi(place.api)[action]} onSubmit={onSubmit}>
      <input type="hidden" name="booking" value={place.booking} />
      <input type="hidden" name="idempotencyKey" value={`${newKey}-u`} />
      <input type="hidden" name="batch" value={batch} />
      <button className="btn btn-small btn-secondary" type="submit">
        <span className="i-lucide-undo-2" aria-hidden="true" />
        {label}
      </button>
    </form>
  );
}

interface LastChangeLineProps {
  words: PlanWords["plan"];
  place: PlanPlace;
  newKey: string;
  last: LastChange | null;
  isWaiting?: boolean;
  onUndo?: () => void;
}

export function LastChangeLine({ words, place, newKey, last, isWaiting = false, onUndo }: LastChangeLineProps) {
  if (!last && !isWaiting) return null;
  const more = last && last.lines.length > 1 ? fill(words.last.more, { count: last.lines.length - 1 }) : "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUndo?.();
  };
  return (
    <div className="plan-last">
      <p className="small text-muted">
        {isWaiting || !last
          ? words.last.mine
          : fill(words.last.by, { author: last.author, at: last.at, line: `${last.lines[0]}${more}` })}
      </p>
      {isWaiting || last?.isOpen ? (
        <UndoButton
          {...{ place, newKey }}
          action="undo"
          batch={last?.batch ?? ""}
          label={words.undo}
          {...(onUndo ? { onSubmit: submit } : {})}
        />
      ) : null}
    </div>
  );
}

interface PlanHistoryProps {
  words: Words["planPages"]["history"];
  place: PlanPlace;
  newKey: string;
  history: readonly ChangeGroup[];
}

export function PlanHistory({ words, place, newKey, history }: PlanHistoryProps) {
  if (history.length === 0) return null;
  return (
    <section className="plan-history" aria-labelledby="plan-history-title">
      <h2 className="visually-hidden" id="plan-history-title">
        {words.title}
      </h2>
      <details>
        <summary className="plan-quiet px-0">{words.all}</summary>
        <ol className="card plan-changes">
          {history.map((group) => (
            <li key={group.batch}>
              <p className="small">
                <b>{group.author}</b> <span className="text-muted">{group.at}</span>
                {words.states[group.state] ? <span className="badge ml-2">{words.states[group.state]}</span> : null}
              </p>
              <ul className="small text-muted">
                {group.lines.map((line, at) => (
                  <li key={`${group.batch}-${String(at)}`}>{line}</li>
                ))}
              </ul>
              {group.isOpen ? (
                <div className="plan-buttons">
                  <UndoButton {...{ place, newKey }} action="undo" batch={group.batch} label={words.undo} />
                  <UndoButton {...{ place, newKey }} action="restore" batch={group.batch} label={words.restore} />
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
