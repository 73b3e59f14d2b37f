import type { Words } from "../../content/words/en/index.ts";
import { type CalendarDate, minutesOf } from "../../platform/dates.ts";
import { useWords } from "../../platform/pages/words.ts";
import { sunHeight } from "../dates/sunset.ts";
import { plainMoment } from "../timeline/model.ts";
import { templateMoments, templateOf } from "../timeline/templates.ts";
import { bookedEnd, clockWords, timesOf } from "../timeline/times.ts";
import type { PortalEvening } from "./dashboard/evening.ts";

/** Minutes before the first moment and after the end. */
const margin = 25;

/** Minutes that the line begins before the sunset, so that its edge cuts no sun. */
const beforeSunset = 60;

/** Minutes from the line within which a sunset is drawn. */
const nearby = 100;

/** Approximate pixels of a letter, and between two labels. */
const letter = 7.4;
const gap = 14;

interface Point {
  key: string;
  name: string;
  /** Minutes from the start of the day. */
  begin: number;
  end: number;
  isFloor: boolean;
}

export interface DaySkyProps {
  date: CalendarDate;
  city: string | null;
  evening: Pick<PortalEvening, "phase" | "moments" | "startTime" | "endTime" | "sunset"> &
    Partial<Pick<PortalEvening, "eventType">>;
}

/** Without a plan: a usual evening of the type while it is ahead, or the start of the music. */
function pointsOf(
  { phase, moments, startTime, endTime, eventType }: DaySkyProps["evening"],
  { dashboard, planPages }: Words,
): { points: Point[]; end: number; isUsual: boolean } {
  const isUsual = moments.length === 0 && phase === "ahead" && eventType !== undefined;
  const minutes = bookedEnd(startTime, endTime) - minutesOf(startTime);
  const others = isUsual
    ? templateMoments(templateOf(eventType), minutes, planPages.template.usual)
    : [plainMoment(dashboard.day.music, 0)];
  const planned =
    moments.length > 0 ? moments : others.map((words, at) => ({ ...words, id: String(at), position: "", revision: 0 }));
  const times = timesOf(planned, startTime);
  const points = planned.map(({ id, name, dancing }, at) => {
    const { begin = 0, end = 0 } = times[at] ?? {};
    return { key: id, name, begin, end, isFloor: dancing };
  });
  return { isUsual, points, end: Math.max(bookedEnd(startTime, endTime), ...points.map(({ end }) => end)) };
}

export function DaySky({ date, city, evening }: DaySkyProps) {
  const all = useWords();
  const { formats, dashboard } = all;
  const words = dashboard.day;
  const { points, end, isUsual } = pointsOf(evening, all);
  const { sunset, phase, moments } = evening;
  const isBare = phase === "over" && moments.length === 0;
  const drawing = { points, end, sunset, isBare, heightAt: (minutes: number) => sunHeight(date, minutes, city) };
  return (
    <div className="sky" data-usual={isUsual ? "" : undefined}>
      <Drawing {...drawing} name="wide" width={1280} horizon={180} rows={2} />
      <Drawing {...drawing} name="phone" width={390} horizon={130} rows={1} />
      <ol className="visually-hidden" aria-label={isUsual ? words.usual : words.label}>
        {points.map(({ key, name, begin }) => (
          <li key={key}>
            {clockWords(begin, formats)} {name}
          </li>
        ))}
        <li>
          {words.sunset} {clockWords(sunset, formats)}
        </li>
        {isBare ? null : (
          <li>
            {clockWords(end, formats)} {words.goodNight}
          </li>
        )}
      </ol>
    </div>
  );
}

interface DrawingProps {
  points: readonly Point[];
  end: number;
  sunset: number;
  /** Nothing was planned, and the night is over: the sun alone. */
  isBare: boolean;
  /** Degrees above the horizon. */
  heightAt: (minutes: number) => number;
  name: "wide" | "phone";
  /** Approximate pixels. */
  width: number;
  horizon: number;
  rows: number;
}

/** Positions are shares of the width, so that text keeps its size. */
function Drawing({ points, end, sunset, isBare, heightAt, name, width, horizon, rows }: DrawingProps) {
  const { formats, dashboard } = useWords();
  const words = dashboard.day;
  const begin = points[0]?.begin ?? 0;
  const showsSun = sunset > begin - nearby && sunset < end + nearby;
  const first = Math.min(begin - margin, showsSun ? sunset - beforeSunset : begin);
  const last = Math.max(end, showsSun ? sunset : end) + margin * 2;
  const share = (minutes: number): number => (minutes - first) / (last - first);
  const x = (minutes: number): string => `${Math.round(share(minutes) * 1000) / 10}%`;
  const curve = Array.from({ length: 13 }, (_, index) => Math.round(first + ((last - first) * index) / 12));
  const perDegree = Math.min(5.2, (horizon - 40) / Math.max(1, ...curve.map(heightAt)));
  const y = (minutes: number): number => Math.round(horizon - heightAt(minutes) * perDegree);
  const radius = name === "wide" ? 44 : 34;
  const sunAt = isBare ? "12%" : x(sunset);
  const labels = isBare
    ? []
    : labelsOf([...points, { key: "end", name: words.goodNight, begin: end, end, isFloor: false }], {
        share,
        width,
        rows,
      });
  const used = Math.max(0, ...labels.map(({ row }) => row + 1));
  return (
    <svg className={`sky-${name}`} height={horizon + Math.max(60, 18 + used * 54)} aria-hidden="true" focusable="false">
      <radialGradient id={`sky-glow-${name}`}>
        <stop stopColor="#fbbf24" stopOpacity="0.42" />
        <stop offset="0.35" stopColor="#fbbf24" stopOpacity="0.18" />
        <stop offset="0.65" stopColor="#fbbf24" stopOpacity="0.05" />
        <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
      </radialGradient>
      {showsSun ? <circle cx={sunAt} cy={horizon} r={horizon} fill={`url(#sky-glow-${name})`} /> : null}
      {curve
        .slice(1)
        .map((to, index) =>
          isBare || heightAt(to) < -2 ? null : (
            <line
              key={to}
              className="sky-path"
              x1={x(curve[index] ?? first)}
              y1={y(curve[index] ?? first)}
              x2={x(to)}
              y2={y(to)}
            />
          ),
        )}
      {showsSun ? (
        <svg x={sunAt} y={horizon - radius} overflow="visible" aria-hidden="true">
          <path className="sky-disc" d={`M${-radius} ${radius}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`} />
          {isBare ? null : (
            <>
              <text className="sky-when" x={radius * 0.9} y="-4">
                {clockWords(sunset, formats)}
              </text>
              <text x={radius * 0.9} y="15">
                {words.sunset}
              </text>
            </>
          )}
        </svg>
      ) : null}
      <rect className="sky-ground" y={horizon} width="100%" height="100%" />
      <line className="sky-horizon" x1="0" x2="100%" y1={horizon} y2={horizon} />
      {(isBare ? [] : points).map(({ key, begin: from, end: to, isFloor }) => (
        <g key={key}>
          {isFloor ? <line className="sky-floor" x1={x(from)} x2={x(to)} y1={horizon} y2={horizon} /> : null}
          <circle className="sky-dot" cx={x(from)} cy={horizon} r="5" />
        </g>
      ))}
      {isBare ? null : <circle className="sky-dot" cx={x(end)} cy={horizon} r="5" />}
      {labels.map(({ key, name: label, begin: at, row, anchor }) => (
        <g key={key} textAnchor={anchor}>
          {row > 0 ? <line className="sky-drop" x1={x(at)} x2={x(at)} y1={horizon} y2={horizon + 16} /> : null}
          <text className="sky-hour" x={x(at)} y={horizon + 34 + row * 50} dx={anchor === "end" ? 5 : -5}>
            {clockWords(at).replace(/ [AP]M$/, "")}
          </text>
          <text x={x(at)} y={horizon + 55 + row * 50} dx={anchor === "end" ? 5 : -5}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface Room {
  share: (minutes: number) => number;
  width: number;
  rows: number;
}

/** First and last always, then dancing, then the others; none that the last would seem to come before. */
function labelsOf(points: readonly Point[], { share, width, rows }: Room) {
  const taken: { row: number; from: number; to: number }[] = [];
  const last = points.at(-1)?.begin ?? 0;
  const rank = (point: Point, at: number): number => (at === 0 || at === points.length - 1 ? 0 : point.isFloor ? 1 : 2);
  const placed = points
    .map((point, at) => ({ point, at, rank: rank(point, at) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .flatMap(({ point, at }) => {
      const anchor = at === points.length - 1 ? "end" : "start";
      const long = point.name.length * letter + gap;
      const from = share(point.begin) * width - (anchor === "end" ? long : 0);
      const to = from + long;
      const row = Array.from({ length: rows }, (_, index) => index).find((index) =>
        taken.every((other) => other.row !== index || to <= other.from || from >= other.to),
      );
      if (row === undefined || to > width || (anchor === "start" && last - point.begin < 20)) return [];
      taken.push({ row, from, to });
      return [{ ...point, row, anchor, at } as const];
    });
  return placed.toSorted((a, b) => a.at - b.at);
}
