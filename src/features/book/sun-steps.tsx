import { useWords } from "../../platform/pages/words.ts";

/** Shares of the first. */
const heights = [1, 0.64, 0.28, 0] as const;

const horizon = 82;
const y = (index: number): number => horizon - (heights[index] ?? 0) * 54;
const x = (index: number): string => `${10 + index * 26.6}%`;

/** `now` is the page's step, 0 for the date. */
export function SunSteps({ now }: { now: 0 | 1 | 2 | 3 }) {
  const steps = useWords().book.sunSteps;
  return (
    <div className="sun-steps">
      <svg height={horizon + 2} aria-hidden="true" focusable="false">
        {steps.slice(1).map((step, index) => (
          <line key={step} x1={x(index)} y1={y(index)} x2={x(index + 1)} y2={y(index + 1)} />
        ))}
        {steps.map((step, index) => (
          <circle
            key={step}
            cx={x(index)}
            cy={y(index)}
            r={index === now ? 10 : 6}
            className={index === now ? "sun-now" : undefined}
          />
        ))}
        <circle cx={x(now)} cy={y(now)} r="24" className="sun-glow" />
        <line className="sun-horizon" x1="0" x2="100%" y1={horizon} y2={horizon} />
      </svg>
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === now ? "step" : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
