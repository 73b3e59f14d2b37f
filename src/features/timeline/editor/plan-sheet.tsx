import { Fragment } from "react";
import type { Moment } from "../moment.ts";
import { clockWords, lengthWords, timesOf } from "../times.ts";
import { warningsOf } from "../warnings.ts";
import { AddMoment } from "./add-moment.tsx";
import { MomentForm } from "./moment-form.tsx";
import { MomentRow } from "./moment-row.tsx";
import type { LivePlanProps } from "./plan-sheet-props.ts";
import { PlanWarnings } from "./plan-warnings.tsx";
import { SunsetRow } from "./sunset-row.tsx";

/** The moments of an evening with their times, each to be opened in its place. */
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
