import type { BoothOvertime } from "../../booth-overtime.ts";
import type { BoothMove } from "./form.ts";
import { MoveForm } from "./song-lists.tsx";

interface MoreMusicProps {
  overtime: BoothOvertime;
  /** A question would come too late. */
  hasNoSignal: boolean;
  onMove: (move: BoothMove) => void;
}

const Warning = ({ words }: { words: string }) => (
  <p className="booth-warning">
    <span className="i-lucide-triangle-alert" aria-hidden="true" /> {words}
  </p>
);

export function MoreMusic({ overtime, hasNoSignal, onMove }: MoreMusicProps) {
  const { from: end, terms, steps, rules, asked, answer, canUndo } = overtime;
  return (
    <section className="booth-more" aria-labelledby="booth-more">
      <h2 id="booth-more">More music</h2>
      <p className="booth-note">{terms}</p>
      <div role="status">
        {answer ? <p>{answer}</p> : null}
        {asked ? <p>{asked.words}</p> : null}
      </div>
      {rules.map((words) => (
        <Warning key={words} words={words} />
      ))}
      {asked ? (
        <div className="booth-choices">
          <MoveForm act="more-agreed" end={end} minutes={asked.minutes} onMove={onMove}>
            They said yes in the room
          </MoveForm>
          <MoveForm act="more-back" end={end} onMove={onMove}>
            Take it back
          </MoveForm>
        </div>
      ) : null}
      {hasNoSignal ? <p>No signal: ask them in the room.</p> : null}
      {asked || hasNoSignal ? null : (
        <div className="booth-choices">
          {steps.map(({ minutes, label }) => (
            <MoveForm
              key={minutes}
              act="more-asked"
              end={end}
              minutes={minutes}
              label={`Ask them: ${label}`}
              onMove={onMove}
            >
              +{label}
            </MoveForm>
          ))}
        </div>
      )}
      {asked || steps.length === 0 ? null : (
        <details open={hasNoSignal}>
          <summary className="fold-summary">They said yes in the room</summary>
          <div className="booth-choices">
            {steps.map(({ minutes, label }) => (
              <MoveForm
                key={minutes}
                act="more-agreed"
                end={end}
                minutes={minutes}
                label={`They said yes: ${label}`}
                onMove={onMove}
              >
                Yes, {label}
              </MoveForm>
            ))}
          </div>
        </details>
      )}
      {canUndo ? (
        <MoveForm act="more-back" end={end} onMove={onMove}>
          That was wrong: take it back
        </MoveForm>
      ) : null}
    </section>
  );
}
