import type { Tone } from "./chart.ts";
import { ChartData } from "./chart-data.tsx";
import { ChartPatterns, fillOf } from "./chart-patterns.tsx";

export interface ChartRow {
  label: string;
  value: number;
  /** The value as it is printed. */
  shown: string;
  tone?: Tone;
  /** More cells of the data table, behind the value. */
  more?: readonly string[];
}

interface RowChartProps {
  /** Unique on the page. */
  id: string;
  title: string;
  /** What the chart shows, in a sentence. */
  description: string;
  /** Heads of the data table: what the rows are, what is measured, and what `more` is. */
  head: readonly string[];
  rows: readonly ChartRow[];
}

/** Pixels of a row and of its bar. Across, all is in percent, so text keeps its size. */
const rowHeight = 30;
const bar = 18;
const from = 33;
const width = 45;

/** Bars that lie, each with its label before and its value behind it. */
export function RowChart({ id, title, description, head, rows }: RowChartProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const tones = [...new Set(rows.map(({ tone = "mark" }) => tone))];
  return (
    <>
      <svg
        className="chart"
        width="100%"
        height={rows.length * rowHeight}
        role="img"
        aria-labelledby={`${id}-t ${id}-d`}
      >
        <title id={`${id}-t`}>{title}</title>
        <desc id={`${id}-d`}>{description}</desc>
        <ChartPatterns id={id} tones={tones} />
        {rows.map(({ label, value, shown, tone = "mark" }, index) => {
          const y = index * rowHeight + (rowHeight - bar) / 2;
          return (
            <g key={label}>
              <text className="label" x="0" y={y + 14}>
                {label}
              </text>
              <rect className="chart-track" x={`${from}%`} width={`${width}%`} y={y} height={bar} rx="4" />
              {value > 0 ? (
                <rect
                  {...fillOf(id, tone)}
                  x={`${from}%`}
                  width={`${(value / most) * width}%`}
                  y={y}
                  height={bar}
                  rx="4"
                />
              ) : null}
              <text className="value" x="100%" y={y + 14} textAnchor="end">
                {shown}
              </text>
            </g>
          );
        })}
      </svg>
      <ChartData
        caption={title}
        head={head}
        rows={rows.map(({ label, shown, more = [] }) => [label, shown, ...more])}
      />
    </>
  );
}
