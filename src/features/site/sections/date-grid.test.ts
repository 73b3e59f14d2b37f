import { expect, it } from "vitest";
import { dayByKey } from "./date-grid.ts";

it.each([
  ["2027-03-14", "ArrowLeft", "2027-03-13"],
  ["2027-03-13", "ArrowRight", "2027-03-14"],
  ["2027-11-01", "ArrowUp", "2027-10-25"],
  ["2027-11-01", "ArrowDown", "2027-11-08"],
  ["2027-11-03", "Home", "2027-10-31"],
  ["2027-10-31", "Home", "2027-10-31"],
  ["2027-11-03", "End", "2027-11-06"],
  ["2027-03-31", "PageUp", "2027-02-28"],
  ["2028-01-31", "PageDown", "2028-02-29"],
  ["2027-12-15", "PageDown", "2028-01-15"],
  ["2027-12-15", "Enter", null],
])("goes from %s by %s to %s", (date, key, to) => {
  expect(dayByKey(date, key)).toBe(to);
});
