import { grouped } from "../../../../platform/numbers.ts";
import { compact, type Series, total } from "./chart.ts";
import { ChartData, ChartPatterns, fillOf } from "./chart-parts.tsx";

interface Column {
  label: string;
  tick?: string | undefined;
  values: readonly number[];
}

interface ColumnChartProps {
  id: string;
  title: string;
  description: string;
  unit: string;
  series: readonly Series[];
  columns: readonly Column[];
}

/** Pixels; the other axis is in percent, so that text keeps its size. */
const top = 20;
const plot = 150;

export function ColumnChart({ id, title, description, unit, series, columns }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ values }) => total(values)));
  const step = 100 / columns.length;
  return (
    <>
      <svg className="chart" width="100%" height={top + plot + 24} role="img" aria-labelledby={`${id}-t ${id}-d`}>
        <title id={`${id}-t`}>{title}</title>
        <desc id={`${id}-d`}>{description}</desc>
        <ChartPatterns id={id} tones={series.map(({ tone }) => tone)} />
        <line className="axis" x1="0" x2="100%" y1={top + plot + 0.5} y2={top + plot + 0.5} />
        {columns.map(({ label, tick, values }, index) => {
          const middle = `${(index + 0.5) * step}%`;
          const all = total(values);
          return (
            <g key={label}>
              {series.map(({ name, tone }, part) => {
                const value = values[part] ?? 0;
                const height = (value / most) * plot;
                const below = (total(values.slice(0, part)) / most) * plot;
                const isNow = tone === "mark" && index === columns.length - 1;
                return value > 0 ? (
                  <rect
                    key={name}
                    {...fillOf(id, isNow ? "now" : tone)}
                    x={`${(index + 0.19) * step}%`}
                    width={`${step * 0.62}%`}
                    y={top + plot - below - height}
                    height={Math.max(1, height - (part > 0 ? 1 : 0))}
                    rx="2"
                  />
                ) : null;
              })}
              {all > 0 ? (
                <text className="value" x={middle} y={top + plot - (all / most) * plot - 6} textAnchor="middle">
                  {compact(all)}
                </text>
              ) : null}
              {tick ? (
                <text className="tick" x={middle} y={top + plot + 18} textAnchor="middle">
                  {tick}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      {series.length > 1 ? (
        <ul className="legend">
          {series.map(({ name, tone }) => (
            <li key={name}>
              <svg width="14" height="14" aria-hidden="true">
                <rect {...fillOf(id, tone)} width="14" height="14" rx="3" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <ChartData
        caption={title}
        head={[unit, ...series.map(({ name }) => name), ...(series.length > 1 ? ["Total"] : [])]}
        rows={columns.map(({ label, values }) => [
          label,
          ...values.map(grouped),
          ...(series.length > 1 ? [grouped(total(values))] : []),
        ])}
      />
    </>
  );
}
