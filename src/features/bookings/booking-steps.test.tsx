import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { BookingSteps } from "./booking-steps.tsx";

const stepsOf = (steps: ReactElement) =>
  renderToStaticMarkup(steps)
    .split(/<li[ >]/)
    .slice(1);

it("names the steps in order, says which one is now and which are done", () => {
  const steps = stepsOf(<BookingSteps now="Deposit" />);
  expect(steps).toHaveLength(5);
  expect(steps.map((step) => step.includes(", done"))).toEqual([true, true, true, false, false]);
  expect(steps.map((step) => step.includes('aria-current="step"'))).toEqual([false, false, false, true, false]);
});

it("marks what was done out of order", () => {
  const steps = stepsOf(<BookingSteps now="Agreement" done={["Date", "Quote", "Deposit", "Booked"]} />);
  expect(steps.map((step) => step.includes(", done"))).toEqual([true, true, false, true, true]);
  expect(steps.map((step) => step.includes('aria-current="step"'))).toEqual([false, false, true, false, false]);
});
