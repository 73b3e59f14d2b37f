import { Fragment } from "react";
import { fill } from "../../../platform/language.ts";
import { useWords } from "../../../platform/pages/words.ts";
import { SunsetRow, sunsetAmong } from "../../timeline/editor/plan-sheet.tsx";
import type { InvitedPlan } from "../../timeline/read-invited-plan.ts";
import { planWordsOf } from "../../timeline/read-plan.ts";
import { bookedEnd, clockWords, lengthWords, timesOf } from "../../timeline/times.ts";

export function TimesToRead({ plan: { moments, board } }: { plan: InvitedPlan }) {
  const all = useWords();
  const words = planWordsOf(all);
  const pageWords = all.keys.page;
  if (moments.length === 0) return <p className="card p-6">{pageWords.noTimes}</p>;
  const times = timesOf(moments, board.booked.startTime);
  const { after, into } = sunsetAmong(moments, times, board.sunset);
  const ends = Math.max(...times.map(({ end }) => end));
  const booked = bookedEnd(board.booked.startTime, board.booked.endTime);
  return (
    <section className="card plan-sheet" aria-label={pageWords.times}>
      <ol>
        {moments.map(({ id, name, minutes }, at) => (
          <Fragment key={id}>
            <li className="plan-row">
              <p className="plan-time">
                <b>{clockWords(times[at]?.begin ?? 0, all.formats)}</b>
                <span className="small text-muted">{lengthWords(minutes, all.formats)}</span>
              </p>
              <p className="plan-name">{name}</p>
            </li>
            {at === after ? <SunsetRow words={words} at={board.sunset} into={into} /> : null}
          </Fragment>
        ))}
        <li className="plan-row">
          <p className="plan-time">
            <b>{clockWords(Math.max(ends, booked), all.formats)}</b>
          </p>
          <p className="plan-name">
            {ends > booked ? fill(pageWords.planEnds, { time: clockWords(booked, all.formats) }) : pageWords.musicEnds}
          </p>
        </li>
      </ol>
    </section>
  );
}
