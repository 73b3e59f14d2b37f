import { expect, it } from "vitest";
import { landingPages } from "./index.ts";

it("no picture stands on two landing pages, nor twice on one", () => {
  const shown = landingPages.flatMap(({ picture, band }) => [picture.src, ...(band ? [band.src] : [])]);
  expect(new Set(shown).size).toBe(shown.length);
});
