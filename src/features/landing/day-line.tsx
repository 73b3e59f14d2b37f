import type { DayMoment } from "../../content/landing/landing-page.ts";
import type { CalendarDate } from "../../platform/dates.ts";
import { clockOf } from "../../platform/dates.ts";
import { fill, timeIn } from "../../platform/language.ts";
import { useWords } from "../../platform/pages/words.ts";
import { sunHeight, sunsetMinutes } from "../dates/sunset.ts";
import { datesParameters, paths } from "../site/paths.ts";

export const sampleDate: CalendarDate = "2027-04-17";

/** Minutes before the first moment and after the last. */
const margin = 25;

/** Minutes within which two rows are needed. */
const near = 50;

/** Pixels of a degree of the sun, and of the horizon. */
const perDegree = 5.2;
const horizon = 250;

interface Placed extends DayMoment {
  /** Minutes from the start of the day. */
  at: number;
}

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** A list where there is no room to draw. */
export function DayLine({ moments, city }: { moments: readonly DayMoment[]; city: string }) {
  const { formats, landing } = useWords();
  const date = sampleDate;
  const sunset = sunsetMinutes(date, city);
  const placed = moments.map((moment): Placed => ({ ...moment, at: toFive(sunset + moment.fromSunset) }));
  const before = placed.filter(({ at }) => at <= sunset);
  return (
    <div>
      <Drawing placed={placed} sunset={sunset} heightAt={(minutes) => sunHeight(date, minutes, city)} />
      <ol className="wrap day-list">
        {before.map((moment) => (
          <Row key={moment.name} {...moment} />
        ))}
        <li className="day-sunset">
          <b className="day-time">{timeIn(formats, clockOf(sunset))}</b>
          <span>
            <b>{landing.sunset}</b> <span>{landing.outside}</span>
          </span>
        </li>
        {placed.slice(before.length).map((moment) => (
          <Row key={moment.name} {...moment} />
        ))}
      </ol>
      <p className="wrap day-foot small">
        <span className="text-muted">{fill(landing.drawn, { city })}</span>
        <a
          className="day-own"
          href={`${formats.prefix}${paths.book}?${new URLSearchParams({ [datesParameters.city]: city, [datesParameters.service]: "wedding" })}`}
        >
          {landing.drawMine}
        </a>
      </p>
    </div>
  );
}

function Row({ at, name, text, floor }: Placed) {
  const { formats } = useWords();
  return (
    <li data-floor={floor ? "" : undefined}>
      <b className="day-time">{timeIn(formats, clockOf(at))}</b>
      <span>
        <b>{name}</b> <span>{text}</span>
      </span>
    </li>
  );
}

interface DrawingProps {
  placed: readonly Placed[];
  /** Minutes from the start of the day. */
  sunset: number;
  heightAt: (minutes: number) => number;
}

/** Positions are shares of the width, so that text keeps its size. */
function Drawing({ placed, sunset, heightAt }: DrawingProps) {
  const { formats, landing } = useWords();
  const first = (placed[0]?.at ?? sunset) - margin;
  const last = (placed.at(-1)?.at ?? sunset) + margin * 3;
  const x = (minutes: number): string => `${Math.round(((minutes - first) / (last - first)) * 1000) / 10}%`;
  const y = (minutes: number): number => Math.round(horizon - heightAt(minutes) * perDegree);
  const curve = Array.from({ length: 13 }, (_, index) => Math.round(first + ((last - first) * index) / 12));
  const high = placed.filter(({ at }) => at < sunset - near).filter((_, index) => index % 2 === 0);
  let lower = false;
  const labeled = placed.map((moment, index) => {
    const previous = placed[index - 1];
    lower = previous !== undefined && moment.at - previous.at < near && !lower;
    return { ...moment, lower };
  });
  return (
    <svg className="day-drawing" height={horizon + 130} aria-hidden="true" focusable="false">
      <radialGradient id="day-glow">
        <stop stopColor="#fbbf24" stopOpacity="0.5" />
        <stop offset="0.35" stopColor="#fbbf24" stopOpacity="0.2" />
        <stop offset="0.65" stopColor="#fbbf24" stopOpacity="0.06" />
        <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
      </radialGradient>
      <circle cx={x(sunset)} cy={horizon} r={horizon} fill="url(#day-glow)" className="day-glow" />
      {curve.slice(1).map((to, index) => (
        <line
          key={to}
          className={heightAt(to) < 0 ? "day-path day-night" : "day-path"}
          x1={x(curve[index] ?? first)}
          y1={y(curve[index] ?? first)}
          x2={x(to)}
          y2={y(to)}
        />
      ))}
      {high.map(({ at }, index) => (
        <g key={at}>
          <circle className="day-disc" cx={x(at)} cy={y(at)} r="12" opacity={0.5 + index * 0.14} />
          <text x={x(at)} y={y(at) - 8} dx="20">
            {Math.round(heightAt(at))}°
          </text>
        </g>
      ))}
      <svg x={x(sunset)} y={horizon - 46} width="92" height="46" overflow="visible" aria-hidden="true">
        <path className="day-disc" d="M-46 46a46 46 0 0 1 92 0z" />
        <text className="day-when" x="40" y="-6">
          {timeIn(formats, clockOf(sunset))}
        </text>
        <text x="40" y="14">
          {`${landing.sunset}. ${landing.outside}`}
        </text>
      </svg>
      <line className="day-horizon" x1="0" x2="100%" y1={horizon} y2={horizon} />
      {labeled.map(({ at, name, floor, lower: isLower }) => (
        <g key={name}>
          {floor ? <line className="day-floor" x1={x(at)} x2={x(at + floor)} y1={horizon} y2={horizon} /> : null}
          {isLower ? <line className="day-drop" x1={x(at)} x2={x(at)} y1={horizon} y2={horizon + 78} /> : null}
          <circle className="day-dot" cx={x(at)} cy={horizon} r="5" />
          <text className="day-hour" x={x(at)} y={horizon + (isLower ? 98 : 40)} dx="-5">
            {timeIn(formats, clockOf(at)).split(" ")[0]}
          </text>
          <text x={x(at)} y={horizon + (isLower ? 120 : 62)} dx="-5">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
