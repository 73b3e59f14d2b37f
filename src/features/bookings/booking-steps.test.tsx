import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { BookingSteps } from "./booking-steps.tsx";

it("names the steps in order, says which one is now and which are done", () => {
  const steps = renderToStaticMarkup(<BookingSteps now="Deposit" />)
    .split(/<li[ >]/)
    .slice(1);
  expect(steps).toHaveLength(5);
  expect(steps.map((step) => step.includes(", done"))).toEqual([true, true, true, false, false]);
  expect(steps.map((step) => step.includes('aria-current="step"'))).toEqual([false, false, false, true, false]);
});
