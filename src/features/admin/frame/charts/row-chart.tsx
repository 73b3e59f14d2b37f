import type { Tone } from "./chart.ts";
import { ChartPatterns, fillOf } from "./chart-parts.tsx";

export interface ChartRow {
  label: string;
  value: number;
  shown: string;
  tone?: Tone;
  more?: string;
}

interface RowChartProps {
  id: string;
  title: string;
  description: string;
  rows: readonly ChartRow[];
  /** Draws adjacent empty rows as one. */
  foldEmpty?: boolean;
}

function folded(rows: readonly ChartRow[]): ChartRow[] {
  const runs: ChartRow[][] = [];
  const isEmpty = (row: ChartRow | undefined) => row?.value === 0 && row.tone !== "now";
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && isEmpty(row) && isEmpty(last[0])) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    return first && last && first !== last
      ? { label: `${first.label} to ${last.label}`, value: 0, shown: "none" }
      : (first ?? []);
  });
}

/** Pixels. */
const bar = 18;

export function RowChart({ id, title, description, rows, foldEmpty = false }: RowChartProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const tones = [...new Set(rows.map(({ tone = "mark" }) => tone))];
  return (
    <>
      <p className="visually-hidden" id={`${id}-d`}>
        {description}
      </p>
      <svg className="chart-patterns" width="0" height="0" aria-hidden="true">
        <ChartPatterns id={id} tones={tones} />
      </svg>
      <ul className="bars" aria-label={title} aria-describedby={`${id}-d`}>
        {(foldEmpty ? folded(rows) : rows).map(({ label, value, shown, tone = "mark", more }) => (
          <li key={label} className="bar" data-empty={value > 0 ? undefined : ""}>
            <span>{label}</span>
            <svg width="100%" height={bar} aria-hidden="true">
              <rect className="chart-track" width="100%" height={bar} rx="4" />
              {value > 0 ? <rect {...fillOf(id, tone)} width={`${(value / most) * 100}%`} height={bar} rx="4" /> : null}
            </svg>
            <span className="bar-value">
              <b>{shown}</b> {more ? <small>{more}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
