import { Fragment } from "react";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { type Moment, momentLabels, plainMoment } from "../model.ts";
import { momentFragment, type PlanPlace, planApi, planAt } from "../paths.ts";
import { clockWords, lengthWords, timesOf } from "../times.ts";
import { type PlanWarning, warningsOf } from "../warnings.ts";
import { MomentFields, momentEntries } from "./moment-fields.tsx";
import { MomentForm } from "./moment-form.tsx";
import { MomentRow } from "./moment-row.tsx";
import type { LivePlanProps } from "./plan-sheet-props.ts";

/** Minutes. */
const usualLength = 15;

function AddMoment({ place, adding, newKey, editing }: Pick<LivePlanProps, "place" | "adding" | "newKey" | "editing">) {
  const idOf = (field: string) => `new-moment-${field}`;
  const form = adding ?? { values: momentEntries(plainMoment("", usualLength)), issues: [] };
  return (
    <details className="plan-add" open={adding !== null}>
      <summary id="new-moment">
        <span className="i-lucide-plus" aria-hidden="true" />
        Add a moment
      </summary>
      <form
        className="plan-form"
        method="post"
        action={planApi(place.api).moments}
        aria-label="New moment"
        noValidate
        key={editing?.round}
        onSubmit={editing?.onAdd}
      >
        <ErrorSummary issues={form.issues} labels={momentLabels} idOf={idOf} />
        <input type="hidden" name="booking" value={place.booking} />
        <input type="hidden" name="idempotencyKey" value={newKey} />
        <MomentFields idOf={idOf} form={form} />
        <div className="plan-buttons">
          <button className="btn btn-primary" type="submit">
            Add the moment
          </button>
        </div>
      </form>
    </details>
  );
}

/** `into`: the moment during which the sun sets. */
function SunsetRow({ at, into }: { at: number; into: { name: string; minutes: number } | null }) {
  return (
    <li className="plan-sunset">
      <p>
        <b>{clockWords(at)}</b> Sunset{into ? `, ${into.minutes} min into “${into.name}”` : ""}
      </p>
    </li>
  );
}

export function PlanSheet({ place, moments, booked, sunset, open, adding, newKey, editing, ...said }: LivePlanProps) {
  const times = timesOf(moments, booked.startTime);
  const [first, last] = [times[0], times.at(-1)];
  const into = times.findIndex(({ begin, end }) => begin <= sunset && sunset < end);
  const before = times.findIndex(({ begin }) => begin > sunset);
  const live = editing ? { editing } : {};
  const others = moments.filter(({ id }) => id !== editing?.target?.id);
  const target = editing?.target ? (others[editing.target.index]?.id ?? "end") : null;
  const row = (moment: Moment, at: number) => {
    const time = times[at];
    if (!time) return null;
    const heading = `${clockWords(time.begin)}, ${moment.name}`;
    const comments = said.comments.filter(({ momentId }) => momentId === moment.id);
    return open?.id === moment.id ? (
      <MomentForm {...said} {...{ place, moment, heading, newKey, comments, open }} {...live} />
    ) : (
      <MomentRow {...{ place, moment, time, comments }} isTarget={target === moment.id} {...live} />
    );
  };
  const inside = moments[into];
  const marked = inside ? into : before > 0 ? before - 1 : -1;
  return (
    <section className="card plan-sheet" aria-label="Moments">
      <ol data-target={target === "end" ? "" : undefined}>
        {moments.map((moment, at) => (
          <Fragment key={moment.id}>
            {row(moment, at)}
            {at === marked ? (
              <SunsetRow
                at={sunset}
                into={inside ? { name: inside.name, minutes: sunset - (times[at]?.begin ?? sunset) } : null}
              />
            ) : null}
          </Fragment>
        ))}
      </ol>
      <PlanWarnings place={place} warnings={warningsOf(moments, booked)} />
      <AddMoment {...{ place, adding, newKey }} {...live} />
      {first && last ? (
        <p className="plan-total small text-muted">
          {moments.length === 1 ? "1 moment" : `${moments.length} moments`},{" "}
          {lengthWords(Math.max(0, last.end - first.begin))}, {clockWords(first.begin)} to {clockWords(last.end)}.
        </p>
      ) : null}
    </section>
  );
}

function PlanWarnings({ place, warnings }: { place: PlanPlace; warnings: readonly PlanWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="plan-warnings" aria-label="To look at again">
      {warnings.map(({ kind, id, words }) => (
        <li key={`${kind}-${id}`}>
          <span className="i-lucide-triangle-alert" aria-hidden="true" />
          <a href={planAt(place, { edit: id }) + momentFragment(id)}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
