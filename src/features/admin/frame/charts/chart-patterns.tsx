import type { Tone } from "./chart.ts";

/** What tells the kinds of event apart beside their color: stripes, dots, bars; the rest is plain. */
const textures: Partial<Record<Tone, string>> = {
  corporate: "M0 8 8 0M-2 2 2 -2M6 10 10 6",
  "private-party": "M2 2h.01M6 6h.01",
  message: "M0 4h8",
};

/** How a mark of the chart `id` is filled: by its tone's class, or by the pattern that {@link ChartPatterns} draws. */
export const fillOf = (id: string, tone: Tone): { fill: string } | { className: string } =>
  textures[tone] ? { fill: `url(#${id}-${tone})` } : { className: `tone-${tone}` };

/** The patterns of `tones`, for the marks and the legend of the chart `id`. */
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
