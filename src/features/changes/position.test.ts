import { generateKeyBetween } from "fractional-indexing";
import { expect, it } from "vitest";
import { positionBetween } from "./items.ts";

it("a contested position lies between its neighbors, however narrow the gap, and is one of many", () => {
  let high: string | null = null;
  for (let narrower = 0; narrower < 200; narrower += 1) {
    const found = positionBetween({ low: "a0", high }, true);
    expect(found > "a0" && (high === null || found < high)).toBe(true);
    high = generateKeyBetween("a0", found);
  }
  const positions = Array.from({ length: 200 }, () => positionBetween({ low: "a0", high: "a1" }, true));
  expect(new Set(positions).size).toBe(200);
});
