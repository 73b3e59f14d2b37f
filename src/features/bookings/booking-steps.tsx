const steps = ["Quote", "Agreement", "Deposit", "Booked"] as const;

export type BookingStep = (typeof steps)[number];

interface BookingStepsProps {
  now: BookingStep;
  /** Earlier steps still to take, as when the DJ confirmed. */
  open?: readonly BookingStep[];
}

export function BookingSteps({ now, open = [] }: BookingStepsProps) {
  const place = steps.indexOf(now);
  const isDone = (step: BookingStep, at: number) => at < place && !open.includes(step);
  return (
    <ol className="booking-steps" aria-label="Steps to your booking">
      {steps.map((step, at) => (
        <li key={step} aria-current={at === place ? "step" : undefined} data-done={isDone(step, at) || undefined}>
          {isDone(step, at) ? (
            <span className="i-lucide-check" aria-hidden="true" />
          ) : (
            <b className="display" aria-hidden="true">
              {at + 1}
            </b>
          )}
          {step}
          {isDone(step, at) ? <span className="visually-hidden">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}
