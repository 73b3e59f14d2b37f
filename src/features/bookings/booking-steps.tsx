import { useWords } from "../../platform/pages/words.ts";

const steps = ["Date", "Quote", "Agreement", "Deposit", "Booked"] as const;

export type BookingStep = (typeof steps)[number];

interface BookingStepsProps {
  now: BookingStep;
  /** Some may be done out of order; by default all before `now`. */
  done?: readonly BookingStep[];
}

/** Pixels of the horizon from the top, and of the sun's first height above it. */
const [horizon, noon] = [66, 46];
const last = steps.length - 1;
const x = (at: number): string => `${10 + at * 20}%`;
const y = (at: number): number => Math.round(horizon - (1 - at / last) * noon);

/** The sun goes down to the booked date. */
export function BookingSteps({ now, done = steps.slice(0, steps.indexOf(now)) }: BookingStepsProps) {
  const { bookingSteps, stepDone } = useWords().book;
  const place = steps.indexOf(now);
  return (
    <div className="booking-steps">
      <svg height={horizon + 2} aria-hidden="true" focusable="false">
        <line className="steps-path" x1={x(0)} y1={y(0)} x2={x(last)} y2={y(last)} />
        {steps.map((step, at) => (
          <circle
            key={step}
            cx={x(at)}
            cy={y(at)}
            r={at === place ? 10 : 5}
            className={at === place || done.includes(step) ? "steps-lit" : undefined}
          />
        ))}
        <circle cx={x(place)} cy={y(place)} r="20" className="steps-glow" />
        <line x1="0" x2="100%" y1={horizon} y2={horizon} />
      </svg>
      <ol>
        {steps.map((step, at) => (
          <li key={step} aria-current={at === place ? "step" : undefined}>
            {bookingSteps[at]}
            {done.includes(step) ? <span className="visually-hidden">, {stepDone}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
