import { Fragment } from "react";
import { countIn, fill } from "../../../platform/language.ts";
import { ErrorSummary } from "../../../platform/ui/error-summary.tsx";
import { type Moment, plainMoment } from "../model.ts";
import { planApi } from "../paths.ts";
import { bookedEnd, clockWords, lengthWords, type PlannedTime, timesOf } from "../times.ts";
import { warningsOf } from "../warnings.ts";
import { MomentFields, momentEntries } from "./moment-fields.tsx";
import { MomentForm } from "./moment-form.tsx";
import { MomentRow } from "./moment-row.tsx";
import type { LivePlanProps } from "./plan-sheet-props.ts";

/** Minutes. */
const usualLength = 15;

type AddMomentProps = Pick<LivePlanProps, "words" | "place" | "adding" | "newKey" | "editing">;

function AddMoment({ words: { plan }, place, adding, newKey, editing }: AddMomentProps) {
  const idOf = (field: string) => `new-moment-${field}`;
  const form = adding ?? { values: momentEntries(plainMoment("", usualLength)), issues: [] };
  return (
    <details className="plan-add" open={adding !== null}>
      <summary id="new-moment">
        <span className="i-lucide-plus" aria-hidden="true" />
        {plan.add}
      </summary>
      <form
        className="plan-form"
        method="post"
        action={planApi(place.api).moments}
        aria-label={plan.form}
        noValidate
        key={editing?.round}
        onSubmit={editing?.onAdd}
      >
        <ErrorSummary issues={form.issues} labels={plan.labels} idOf={idOf} />
        <input type="hidden" name="booking" value={place.booking} />
        <input type="hidden" name="idempotencyKey" value={newKey} />
        <MomentFields words={plan} idOf={idOf} form={form} />
        <div className="plan-buttons">
          <button className="btn btn-primary" type="submit">
            {plan.send}
          </button>
        </div>
      </form>
    </details>
  );
}

/** `into`: the moment during which the sun sets. `after`: the index of the moment before the row, -1 for none. */
export function sunsetAmong(moments: readonly Pick<Moment, "name">[], times: readonly PlannedTime[], sunset: number) {
  const during = times.findIndex(({ begin, end }) => begin <= sunset && sunset < end);
  const inside = moments[during];
  const before = times.findIndex(({ begin }) => begin > sunset);
  return {
    after: inside ? during : before > 0 ? before - 1 : -1,
    into: inside ? { name: inside.name, minutes: sunset - (times[during]?.begin ?? sunset) } : null,
  };
}

type SunsetRowProps = Pick<ReturnType<typeof sunsetAmong>, "into"> & Pick<LivePlanProps, "words"> & { at: number };

export function SunsetRow({ words: { formats, plan }, at, into }: SunsetRowProps) {
  return (
    <li className="plan-sunset">
      <p>
        <b>{clockWords(at, formats)}</b>{" "}
        {into ? fill(into.minutes === 0 ? plan.intoStart : plan.into, into) : plan.sunset}
      </p>
    </li>
  );
}

export function PlanSheet({
  words,
  place,
  moments,
  booked,
  sunset,
  open,
  adding,
  newKey,
  editing,
  ...said
}: LivePlanProps) {
  const { formats, plan } = words;
  const times = timesOf(moments, booked.startTime);
  const [first] = times;
  const end = Math.max(...times.map((time) => time.end));
  const until = bookedEnd(booked.startTime, booked.endTime);
  const { after, into } = sunsetAmong(moments, times, sunset);
  const found = warningsOf(moments, booked, words);
  const live = editing ? { editing } : {};
  const others = moments.filter(({ id }) => id !== editing?.target?.id);
  const target = editing?.target ? (others[editing.target.index]?.id ?? "end") : null;
  const row = (moment: Moment, at: number) => {
    const time = times[at];
    if (!time) return null;
    const heading = `${clockWords(time.begin, formats)}, ${moment.name}`;
    const comments = said.comments.filter(({ momentId }) => momentId === moment.id);
    const warnings = found.filter(({ id }) => id === moment.id);
    return open?.id === moment.id ? (
      <MomentForm {...said} {...{ words, place, moment, heading, newKey, comments, open }} {...live} />
    ) : (
      <MomentRow {...{ words, place, moment, time, comments, warnings }} isTarget={target === moment.id} {...live} />
    );
  };
  return (
    <section className="card plan-sheet" aria-label={plan.moments}>
      <ol data-target={target === "end" ? "" : undefined}>
        {moments.map((moment, at) => (
          <Fragment key={moment.id}>
            {row(moment, at)}
            {at === after ? <SunsetRow words={words} at={sunset} into={into} /> : null}
          </Fragment>
        ))}
      </ol>
      <AddMoment {...{ words, place, adding, newKey }} {...live} />
      {first ? (
        <p className="plan-total small text-muted">
          {fill(countIn(formats, plan.total, moments.length), {
            length: lengthWords(Math.max(0, end - first.begin), formats),
            times: fill(plan.times, {
              start: clockWords(first.begin, formats),
              end: clockWords(end, formats),
            }),
          })}
          {end < until
            ? ` ${fill(plan.free, { length: lengthWords(until - end, formats), time: clockWords(until, formats) })}`
            : ""}
        </p>
      ) : null}
    </section>
  );
}
