import { minute, waitInWords } from "../../../../platform/durations.ts";
import { momentInWords } from "../../../../platform/english.ts";
import {
  lateInWords,
  type MomentTime,
  momentTimesOf,
  movedBy,
  nowIn,
  tapHours,
} from "../../../timeline/moment-times.ts";
import { lengthWords } from "../../../timeline/times.ts";
import type { Booth } from "../../model.ts";
import type { BoothMove } from "./form.ts";
import { MoveForm } from "./song-lists.tsx";

const steps = [-5, 5, 10, 15] as const;

const isAhead = ({ state }: MomentTime): boolean => state === "comes";

function warningsOf({ hours, sunsetAt, namedEnd }: Booth, moments: readonly MomentTime[]): string[] {
  const inWords = (at: number) => momentInWords(at, at);
  const ahead = moments.filter(isAhead);
  const end = Math.max(...ahead.map(({ endsAt }) => endsAt));
  const plannedEnd = Math.max(...ahead.map(({ plannedAt, minutes }) => plannedAt + minutes * minute));
  return [
    ...ahead.flatMap(({ name, over, beginsAt }) =>
      over > 0 ? [`${name} is pinned at ${inWords(beginsAt)}: what comes before ends ${over} min after that.`] : [],
    ),
    ...ahead.flatMap(({ name, plannedAt, beginsAt }) =>
      plannedAt < sunsetAt && beginsAt >= sunsetAt
        ? [`${name} was planned before sunset (${inWords(sunsetAt)}) and now begins at ${inWords(beginsAt)}.`]
        : [],
    ),
    ...(end > hours.endsAt && end > plannedEnd
      ? [`The music ends at ${inWords(hours.endsAt)}: the plan now runs until ${inWords(end)}.`]
      : []),
    ...(namedEnd && end > namedEnd.at && end > plannedEnd
      ? [`${namedEnd.words}, and now runs until ${inWords(end)}.`]
      : []),
  ];
}

/** Minutes. */
const closing = 60;

/** The first moment of the last hour that was booked at first: it has not moved with the music that was added. */
function leftBehind({ overtime }: Booth, moments: readonly MomentTime[]): MomentTime | undefined {
  const added = overtime?.added;
  return moments.find(
    (moment) =>
      added && isAhead(moment) && moment.beginsAt >= added.before - closing * minute && moment.late < added.minutes,
  );
}

function BeginForm({
  moment,
  className,
  onMove,
}: { moment: MomentTime; className?: string } & Pick<MomentsProps, "onMove">) {
  return (
    <MoveForm
      act="begins"
      moment={moment}
      label={`${moment.name} begins`}
      {...(className ? { className } : {})}
      onMove={onMove}
    >
      {className ? `${moment.name} begins` : "Begins"}
    </MoveForm>
  );
}

interface MomentsProps {
  booth: Booth;
  now: number;
  onMove: (move: BoothMove) => void;
}

export function NextMoment({ booth, now, onMove }: MomentsProps) {
  const { current, next } = nowIn(momentTimesOf(booth.moments, booth.taps), now);
  if (!next) return null;
  const note = booth.moments.find(({ id }) => id === next.id)?.note;
  return (
    <div className="booth-coming">
      <p>
        <b>
          {next.name}, {momentInWords(next.beginsAt, now)}
        </b>
        <span>
          {[
            next.beginsAt > now ? waitInWords(next.beginsAt - now) : "now",
            note,
            current ? `${current.name} since ${momentInWords(current.beginsAt, now)}` : null,
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </p>
      {isTapped(booth, now) ? <BeginForm moment={next} className="booth-key booth-next" onMove={onMove} /> : null}
    </div>
  );
}

function isTapped({ moments, hours }: Booth, now: number): boolean {
  const { from, until } = tapHours(moments, hours);
  return from <= now && now <= until;
}

function MomentRow({
  moment,
  now,
  isOpen,
  onMove,
}: { moment: MomentTime; isOpen: boolean } & Omit<MomentsProps, "booth">) {
  const { state, name, plannedAt, beginsAt, isPinned } = moment;
  const planned = `planned ${momentInWords(plannedAt, now)}${isPinned ? ", pinned" : ""}`;
  return (
    <li>
      <p>
        <b>
          {momentInWords(beginsAt, now)} {name}
        </b>
        <span>
          {[state === "began" ? "began" : state === "passed" ? "not tapped" : "", planned].filter(Boolean).join(", ")}
        </span>
      </p>
      {isOpen && state === "began" ? (
        <MoveForm act="not-begun" moment={moment} label={`Not begun: ${name}`} onMove={onMove}>
          Not begun
        </MoveForm>
      ) : null}
      {isOpen && state !== "began" ? <BeginForm {...{ moment, onMove }} /> : null}
    </li>
  );
}

export function Moments({ booth, now, onMove }: MomentsProps) {
  const moments = momentTimesOf(booth.moments, booth.taps);
  if (moments.length === 0) return null;
  const { next, late } = nowIn(moments, now);
  const isOpen = isTapped(booth, now);
  const [behind, added] = [leftBehind(booth, moments), booth.overtime?.added];
  const hasMoved = moments.some(({ state, id }) => state === "began" || movedBy(booth.taps, id) !== 0);
  return (
    <section className="booth-moments" aria-labelledby="booth-moments-title">
      <div className="booth-line">
        <h2 id="booth-moments-title" className={hasMoved || isOpen ? undefined : "visually-hidden"}>
          {hasMoved ? lateInWords(late) : "The plan"}
        </h2>
        {isOpen && next ? (
          <fieldset className="booth-steps">
            <legend className="visually-hidden">Move {next.name} and what follows</legend>
            {steps.map((minutes) => (
              <MoveForm
                key={minutes}
                act="later"
                moment={next}
                moved={movedBy(booth.taps, next.id)}
                minutes={minutes}
                label={`${next.name} and what follows ${Math.abs(minutes)} min ${minutes > 0 ? "later" : "earlier"}`}
                onMove={onMove}
              >
                {minutes > 0 ? `+${minutes}` : `−${-minutes}`} min
              </MoveForm>
            ))}
          </fieldset>
        ) : null}
      </div>
      {isOpen && behind && added ? (
        <MoveForm
          act="later"
          moment={behind}
          moved={movedBy(booth.taps, behind.id)}
          minutes={added.minutes}
          onMove={onMove}
        >
          {behind.isPinned ? behind.name : `${behind.name} and what follows`} {lengthWords(added.minutes)} later, as the
          music
        </MoveForm>
      ) : null}
      {warningsOf(booth, moments).map((words) => (
        <p key={words} className="booth-warning">
          <span className="i-lucide-triangle-alert" aria-hidden="true" /> {words}
        </p>
      ))}
      <details>
        <summary className="fold-summary">All moments ({moments.length})</summary>
        <ol className="booth-rows">
          {moments.map((moment) => (
            <MomentRow key={moment.id} {...{ moment, now, isOpen, onMove }} />
          ))}
        </ol>
      </details>
    </section>
  );
}
