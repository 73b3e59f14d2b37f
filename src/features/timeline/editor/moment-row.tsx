import type { KeyboardEvent } from "react";
import { fill } from "../../../platform/language.ts";
import type { Moment, MomentComment, PlanWords } from "../model.ts";
import { momentFragment, type PlanPlace, planAt } from "../paths.ts";
import { clockWords, lengthWords, type PlannedTime } from "../times.ts";
import type { PlanWarning } from "../warnings.ts";
import { CommentList } from "./comment-list.tsx";
import type { RowEditing } from "./plan-sheet-props.ts";

interface HandleProps extends Pick<MomentRowProps, "words"> {
  id: string;
  name: string;
  editing: RowEditing;
}

function Handle({ words: { plan }, id, name, editing }: HandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    editing.onStep(id, event.key === "ArrowUp" ? -1 : 1);
  }
  return (
    <button
      type="button"
      className="plan-handle"
      id={`${id}-handle`}
      aria-label={fill(plan.move, { name })}
      aria-describedby="plan-handle-help"
      onKeyDown={onKeyDown}
      {...editing.handleProps(id)}
    >
      <span className="i-lucide-grip-vertical" aria-hidden="true" />
    </button>
  );
}

interface MomentRowProps {
  words: PlanWords;
  place: PlanPlace;
  moment: Moment;
  time: PlannedTime;
  comments: readonly MomentComment[];
  warnings: readonly PlanWarning[];
  isTarget: boolean;
  editing?: RowEditing;
}

export function MomentRow({ words, place, moment, time, comments, warnings, isTarget, editing }: MomentRowProps) {
  const { formats, plan } = words;
  const { id, name, minutes, pinnedAt, songTitle, songArtist, leader, note, sayIt } = moment;
  return (
    <li
      className="plan-row"
      id={momentFragment(id).slice(1)}
      data-moment={id}
      data-target={isTarget ? "" : undefined}
      data-dragged={editing?.dragged === id ? "" : undefined}
    >
      <p className="plan-time">
        <b>{clockWords(time.begin, formats)}</b>
        <span className="small text-muted">
          {lengthWords(minutes, formats)}
          {pinnedAt ? (
            <>
              <span className="i-lucide-pin" aria-hidden="true" />
              <span className="visually-hidden">{plan.pinned}</span>
            </>
          ) : null}
        </span>
      </p>
      <p className="plan-name">{name}</p>
      <p className="plan-song">
        {songTitle ? (
          <>
            <span className="i-lucide-music" aria-hidden="true" />
            <span>
              {songTitle}
              {songArtist ? <span className="text-muted"> {songArtist}</span> : null}
            </span>
          </>
        ) : null}
      </p>
      <p className="plan-people text-muted">{[leader, note].filter(Boolean).join(". ")}</p>
      <p className="plan-say">{sayIt}</p>
      {warnings.map(({ kind, words: text }) => (
        <div key={kind} className="plan-warning small">
          <span className="i-lucide-triangle-alert" aria-hidden="true" />
          {text}
        </div>
      ))}
      <CommentList label={plan.comments} comments={comments} />
      {editing?.unsaved.has(id) ? (
        <p className="plan-unsaved small">
          <span className="i-lucide-cloud-off" aria-hidden="true" />
          {plan.unsaved}
        </p>
      ) : null}
      {editing ? <Handle {...{ words, id, name, editing }} /> : null}
      <a
        className="plan-more"
        id={`${id}-more`}
        href={planAt(place, { edit: id }) + momentFragment(id)}
        data-replay=""
        onClick={(event) => {
          if (!editing) return;
          event.preventDefault();
          editing.onOpen(id);
        }}
      >
        <span className="i-lucide-ellipsis-vertical" aria-hidden="true" />
        <span className="visually-hidden">{fill(plan.change, { name })}</span>
      </a>
    </li>
  );
}
