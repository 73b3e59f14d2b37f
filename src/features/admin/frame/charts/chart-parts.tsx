import type { Tone } from "./chart.ts";

/** Tells kinds apart without color. */
const textures: Partial<Record<Tone, string>> = {
  corporate: "M0 8 8 0M-2 2 2 -2M6 10 10 6",
  "private-party": "M2 2h.01M6 6h.01",
  message: "M0 4h8",
};

export const fillOf = (id: string, tone: Tone): { fill: string } | { className: string } =>
  textures[tone] ? { fill: `url(#${id}-${tone})` } : { className: `tone-${tone}` };

export function ChartPatterns({ id, tones }: { id: string; tones: readonly Tone[] }) {
  return (
    <defs>
      {tones.map((tone) => {
        const texture = textures[tone];
        return texture ? (
          <pattern key={tone} id={`${id}-${tone}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect className={`tone-${tone}`} width="8" height="8" />
            <path className={`texture texture-${tone}`} d={texture} />
          </pattern>
        ) : null;
      })}
    </defs>
  );
}

interface ChartDataProps {
  caption: string;
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

export function ChartData({ caption, head, rows }: ChartDataProps) {
  return (
    <details className="chart-data">
      <summary>Show the figures</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
