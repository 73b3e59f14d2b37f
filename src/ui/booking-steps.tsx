const steps = ["Quote", "Agreement", "Deposit", "Booked"] as const;

export type BookingStep = (typeof steps)[number];

/** How far a client is on the way to a booked date. What lies behind is ticked, in words as well. */
export function BookingSteps({ now }: { now: BookingStep }) {
  const place = steps.indexOf(now);
  return (
    <ol className="booking-steps" aria-label="Steps to your booking">
      {steps.map((step, at) => (
        <li key={step} aria-current={at === place ? "step" : undefined} data-done={at < place || undefined}>
          {at < place ? (
            <span className="i-lucide-check" aria-hidden="true" />
          ) : (
            <b className="display" aria-hidden="true">
              {at + 1}
            </b>
          )}
          {step}
          {at < place ? <span className="visually-hidden">, done</span> : null}
        </li>
      ))}
    </ol>
  );
}
