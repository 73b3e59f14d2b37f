import type { Signature } from "../../content/landing/landing-page.ts";
import { clockOf, minutesOf } from "../../platform/dates.ts";
import { timeIn } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { Paper } from "../../platform/ui/paper.tsx";
import { sunsetMinutes } from "../dates/sunset.ts";
import { sampleDate } from "./day-line.tsx";
import type { IncludedLine } from "./included.tsx";

type Of<Shape extends Signature["shape"]> = Extract<Signature, { shape: Shape }>;

export function RunOfShow({ signature: { title, text, steps, marked } }: { signature: Of<"run-of-show"> }) {
  return (
    <Paper title={title} corner="Sample" note={text}>
      <ol className="paper-rows">
        {steps.map(({ time, name, text: happens, cue }) => (
          <li key={name} data-band={name === marked ? "" : undefined}>
            <b className="paper-time">{time}</b>
            <span>
              <b>{name}</b> {happens}
            </span>
            <span className="paper-cue">{cue}</span>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

export function CeremonyProgram({
  signature: { title, text, steps },
  city,
}: {
  signature: Of<"program">;
  city: string;
}) {
  const { formats, landing: words } = useWords();
  const sunset = sunsetMinutes(sampleDate, city);
  const rows = [...steps, { time: clockOf(sunset), name: words.sunset, lang: undefined, text: words.sunsetMeans }];
  return (
    <Paper title={title} note={text}>
      <Court />
      <ol className="paper-rows">
        {rows
          .toSorted((one, other) => minutesOf(one.time) - minutesOf(other.time))
          .map(({ time, name, lang, text: happens }) => (
            <li key={name} data-band={time === clockOf(sunset) ? "" : undefined}>
              <b className="paper-time">{timeIn(formats, time).split(" ")[0]}</b>
              <span>
                <b lang={lang}>{name}</b> {happens}
              </span>
            </li>
          ))}
      </ol>
    </Paper>
  );
}

const couples = [0, 51, 103, 154, 206, 257, 309] as const;

function Court() {
  return (
    <svg className="court" viewBox="-62 -62 124 124" aria-hidden="true" focusable="false">
      <circle r="52" fill="none" stroke="#b97800" strokeDasharray="2 4" />
      <circle r="28" fill="#f8e6b4" />
      <circle r="12" fill="#b97800" />
      {couples.map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -52)`}>
          <circle cx="-6" r="5" fill="#14162a" />
          <circle cx="7" r="4.5" fill="#f7f3ea" stroke="#14162a" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  );
}

export function Checklist({
  signature: { title, text },
  lines,
}: {
  signature: Of<"checklist">;
  lines: readonly IncludedLine[];
}) {
  return (
    <Paper title={title} corner="For the board" note={text}>
      <ul className="paper-rows paper-checks">
        {lines.map(({ item, where }) => (
          <li key={item}>
            <b>{item}</b>
            {where ? <span>{where}</span> : null}
          </li>
        ))}
      </ul>
      <p className="paper-sign">
        <b>Signed by the school</b> <span>Name, date</span>
      </p>
    </Paper>
  );
}

export function Menu({ signature: { title, text, steps } }: { signature: Of<"menu"> }) {
  const { formats } = useWords();
  return (
    <Paper title={title} note={text}>
      <ol className="paper-rows">
        {steps.map(({ time, name, text: happens, isMarked }) => (
          <li key={name} data-band={isMarked ? "" : undefined}>
            <b className="paper-time">{timeIn(formats, time).split(" ")[0]}</b>
            <span>
              <b>{name}</b> {happens}
            </span>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
