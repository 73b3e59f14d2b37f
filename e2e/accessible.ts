import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect, screens } from "./test.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Screen = (typeof screens)[number];

/** What the package gives as its own source is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA, and what axe advises beyond it. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Checks the page as it stands, on a phone and on a laptop: no fault by WCAG 2.2 AA and none by axe's advice, and nothing
 * that reaches beyond the edge. A `contrast` of 7:1 is WCAG's AAA; axe looks `on` these screens, and `also` at more on each.
 */
export async function expectAccessible(
  page: Page,
  {
    contrast = "4.5:1",
    on = screens,
    also = async () => {},
  }: { contrast?: "4.5:1" | "7:1"; on?: readonly Screen[]; also?: (screen: Screen) => Promise<void> } = {},
): Promise<void> {
  const before = page.viewportSize();
  const options: axe.RunOptions = {
    runOnly: wcag,
    resultTypes: ["violations"],
    rules: contrast === "7:1" ? { "color-contrast-enhanced": { enabled: true } } : {},
  };
  // Read once for a document, and not four times as by its own package for Playwright.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  for (const screen of screens) {
    await page.setViewportSize(screen.viewport);
    // What stands at the edge of the window follows with the frames.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    const { violations } = on.includes(screen)
      ? await page.evaluate((asked) => window.axe.run(document, asked), options)
      : { violations: [] };
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
    );
    const where = `${page.url()} on ${screen.name}`;
    expect.soft(faults, where).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(beyond, `what of ${where} reaches beyond the edge, in pixels`).toBeLessThanOrEqual(0);
    await also(screen);
  }
  if (before) await page.setViewportSize(before);
}
